package import AppReading
import ManifestJSON
package import Scenes

/// The pages that a scan of an app's source found, for a typed manifest that does not describe them.
///
/// A page is found by the enum case that it shows and how it is shown. A case that has different pages in
/// different places is left out, because it is ambiguous.
package struct SourcePages: Sendable {
  /// What a page belongs to.
  private enum Role: Hashable {
    case tab, route, sheet
  }

  private struct Key: Hashable {
    var role: Role
    /// The cases from the outermost to the innermost.
    var cases: [String]
  }

  /// Nil for a case with different pages.
  private var pages: [Key: Page?] = [:]

  /// Collects the pages of scanned screens.
  package init(_ scenes: [Scene]) {
    for scene in scenes {
      add(scene.pages, first: .tab)
      for layer in scene.layers { add(layer.pages, first: .sheet) }
    }
  }

  /// Reads the pages from the source in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - settings: What the team told scans.
  ///   - workers: How many files are read in parallel.
  /// - Throws: ``ScanError``.
  package init(folder: String, settings: ScanSettings, workers: Int) async throws {
    let contents = try await AppContents(of: folder, workers: workers)
    self.init(
      try await AppReader(settings: settings, workers: workers).app(in: contents, name: "").screens)
  }

  private mutating func add(_ stack: [Page], first role: Role) {
    for (index, page) in stack.enumerated() where page.blocks != nil {
      guard let cases = page.code.map(Self.cases), !cases.isEmpty else { continue }
      let key = Key(role: index == 0 ? role : .route, cases: cases)
      if let known = pages[key] {
        if known != page { pages[key] = .some(nil) }
      } else {
        pages[key] = page
      }
    }
  }

  /// A scene whose pages without a description are those of the source.
  package func filling(_ scene: Scene) -> Scene {
    var scene = scene
    scene.pages = filled(scene.pages, first: .tab)
    for index in scene.layers.indices {
      scene.layers[index].pages = filled(scene.layers[index].pages, first: .sheet)
    }
    return scene
  }

  private func filled(_ stack: [Page], first role: Role) -> [Page] {
    stack.enumerated().map { index, page in
      guard page.blocks == nil, let cases = page.code.map(Self.cases),
        let found = found(cases, index == 0 ? role : .route)
      else { return page }
      var filled = found
      filled.code = page.code
      filled.identity = page.identity
      // A title that somebody wrote is more than a skeleton has.
      if !Self.isDerived(page.title, from: cases) {
        filled.title = page.title
        filled.backTitle = page.backTitle
      }
      return filled
    }
  }

  /// The page of a case, or of the outermost case around it that has one.
  private func found(_ cases: [String], _ role: Role) -> Page? {
    for count in stride(from: cases.count, to: 0, by: -1) {
      if let page = pages[Key(role: role, cases: Array(cases.prefix(count)))] ?? nil { return page }
    }
    return nil
  }

  private static func isDerived(_ title: String, from cases: [String]) -> Bool {
    cases.contains { title == DerivedTitle.words(in: $0).joined(separator: " ") }
  }

  /// The names of the cases in Swift code: `settings` and `general` in `.settings(.general(id: 7))`.
  static func cases(in code: String) -> [String] {
    var names: [String] = []
    var rest = code[...]
    while rest.first == "." {
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty, name != "init" else { break }
      names.append(String(name))
      rest = rest[name.endIndex...]
      guard rest.first == "(" else { break }
      rest = rest.dropFirst()
    }
    return names
  }
}
