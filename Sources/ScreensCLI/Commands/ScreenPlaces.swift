import Harness
import Manifest
import ManifestJSON
import Scenes
import SymbolGraphs

/// Where the screens of a manifest are declared, as far as that is known.
struct ScreenPlaces {
  private let places: [String: SourcePlace]
  private let session: Tool.Session

  /// Looks the places up: in the manifest file, in symbol graphs that are given, or in the modules that were
  /// built with the tool.
  ///
  /// - Parameter paths: Files and folders of symbol graphs.
  @MainActor
  init(
    of source: SceneSource, in paths: [String], _ session: Tool.Session
  ) throws(CommandError) {
    self.session = session
    if let usage = source.usage {
      let graphs: [SymbolGraph]
      do {
        graphs = try Self.graphs(with: usage.manifestName, in: paths, session)
      } catch {
        throw .work("\(error)")
      }
      let cases = graphs.lazy.compactMap { $0.cases(of: usage.manifestName) }.first ?? []
      let byName = Dictionary(
        cases.map { ($0.name, $0.place) }, uniquingKeysWith: { first, _ in first })
      places = usage.caseNames.compactMapValues { byName[$0] ?? nil }
    } else if let file = source.file {
      places = Dictionary(
        file.ids.enumerated().map { index, id in
          (id, SourcePlace(file: file.path, line: file.line(of: index)))
        }, uniquingKeysWith: { first, _ in first })
    } else {
      places = [:]
    }
  }

  private static func graphs(
    with type: String, in paths: [String], _ session: Tool.Session
  ) throws(GraphError) -> [SymbolGraph] {
    guard paths.isEmpty else { return try SymbolGraphFiles(paths: paths).graphs() }
    let extraction = GraphExtraction(
      buildFolder: session.environment.binaryFolder, variables: session.environment.variables)
    // A tool that was moved away from its build, or has no compiler at hand, does without places.
    return (try? extraction.graphs(of: [String(type.prefix { $0 != "." })])) ?? []
  }

  /// A finding with the place of its first screen.
  func placed(_ finding: AuditFinding) -> AuditFinding {
    guard let place = finding.screens.first.flatMap({ places[$0] }) else { return finding }
    var finding = finding
    finding.file = session.shown(place.file)
    finding.line = place.line
    return finding
  }
}
