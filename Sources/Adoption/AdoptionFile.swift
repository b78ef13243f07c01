import Files

/// A file that is added to an app's package.
package struct AdoptionFile: Equatable {
  /// The path, relative to the package folder.
  package var path: String
  /// The text, with a first line that tells later whether the file was edited.
  package var text: String

  /// What a run does with a file.
  package enum Action: Equatable {
    /// Writes it.
    case write
    /// Leaves it, because it has this text.
    case keep
    /// Writes it again, because it was not edited since it was written.
    case update
    /// Leaves it, because it was edited.
    case keepEdited
    /// Leaves it, because another program or an older version wrote it.
    case keepForeign
  }

  private static let remark = "Written by 'screens init', which updates this file until you edit it"

  /// Creates a file with a first line.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the package folder.
  ///   - body: The text below the first line.
  ///   - comment: What begins a comment.
  init(path: String, body: String, comment: String = "//") {
    self.path = path
    text = "\(comment) \(Self.remark) (\(Self.digest(body))).\n\(body)"
  }

  private static func digest(_ text: some StringProtocol) -> String {
    String(SHA256.hexadecimal(of: Array(text.utf8)).prefix(8))
  }

  /// What a run does with the file, given what is there.
  package func action(over old: String?) -> Action {
    guard let old else { return .write }
    if old == text { return .keep }
    // A checkout may have changed the line ends.
    let parts = old.replacing("\r\n", with: "\n").split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].contains(Self.remark) else { return .keepForeign }
    return parts[0].contains("(\(Self.digest(parts[1])))") ? .update : .keepEdited
  }

  /// The names of the screens of a manifest that another one does not have.
  package static func screens(of text: String, missingIn other: String) -> [String] {
    let others = Set(screens(of: other))
    return screens(of: text).filter { !others.contains($0) }
  }

  private static func screens(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("  case ") }
      .map { $0.dropFirst("  case ".count).filter { $0 != "`" } }
  }
}

extension AdoptionFile {
  /// The name of the tool, as in the README.
  package static let tool = "app-screens"
  /// The name of the test target.
  static let tests = "AppScreensTests"

  /// The path of the manifest.
  package static let manifestPath = "Sources/\(tool)/AppScreen.swift"

  /// The path of the pages of a manifest from scanned source.
  package static let pagesPath = "Sources/\(tool)/AppPages.swift"

  /// All files for a package and its manifest.
  ///
  /// - Parameters:
  ///   - manifest: The code of the manifest.
  ///   - pages: The code of its pages, if they are not the app's.
  ///   - package: The package.
  package static func all(
    manifest: String, pages: String? = nil, package: AppPackage
  ) -> [AdoptionFile] {
    [AdoptionFile(path: manifestPath, body: manifest)]
      + (pages.map { [AdoptionFile(path: pagesPath, body: $0)] } ?? []) + [
        // SwiftPM names the first file of a new target after the target.
        AdoptionFile(path: "Sources/\(tool)/\(tool).swift", body: main),
        AdoptionFile(path: "Tests/\(tests)/\(tests).swift", body: test),
        AdoptionFile(
          path: ".github/workflows/screens.yml", body: workflow(package), comment: "#"),
      ]
  }

  private static let main = """
    import ScreensCLI

    @main
    enum Main {
      static func main() async {
        await ScreensTool.main(AppScreen.self)
      }
    }

    """

  private static let test = """
    import ScreensTesting
    import Testing

    @testable import app_screens

    @Test("Every screen looks as stored", arguments: AppScreen.allCases)
    func looksAsStored(_ screen: AppScreen) async {
      await expectSnapshot(of: screen)
    }

    """

  private static func workflow(_ package: AppPackage) -> String {
    """
    name: screens
    on: [pull_request]
    jobs:
      verify:
        runs-on: ubuntu-latest
        container: swift:\(package.swiftVersion)
        steps:
          - uses: actions/checkout@v4
    \(package.dependsOnFolder ? remarkOnFolder : "")\
          - run: apt-get update && apt-get install -y libpng-dev pkg-config
          - run: swift run -c release \(tool) verify --reporter github --reporter html
          - uses: actions/upload-artifact@v4
            if: ${{ failure() }}
            with: { name: screens, path: .screens }

    """
  }

  private static let remarkOnFolder = """
          # Package.swift depends on a folder of your machine. If it is outside of this repository,
          # also check it out here, or let Package.swift depend on its URL.

    """
}
