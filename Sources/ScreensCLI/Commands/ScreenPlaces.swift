import Harness
import Manifest
import Scenes
import SymbolGraphs

/// Where the cases of a manifest are declared, as far as symbol graphs tell.
struct ScreenPlaces {
  private let caseNames: [String: String]
  private let places: [String: SourcePlace]
  private let session: Tool.Session

  /// Looks the places up.
  ///
  /// - Parameter paths: Files and folders of symbol graphs; without any, no place is known.
  @MainActor
  init(
    of source: SceneSource, in paths: [String], _ session: Tool.Session
  ) throws(CommandError) {
    self.session = session
    let graphs: [SymbolGraph]
    do { graphs = try SymbolGraphFiles(paths: paths).graphs() } catch { throw .work("\(error)") }
    guard !graphs.isEmpty, let usage = source.usage else {
      (caseNames, places) = ([:], [:])
      return
    }
    let cases = graphs.lazy.compactMap { $0.cases(of: usage.manifestName) }.first ?? []
    caseNames = usage.caseNames
    places = Dictionary(
      cases.compactMap { item in item.place.map { (item.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// A finding with the place of its first screen.
  func placed(_ finding: AuditFinding) -> AuditFinding {
    guard let name = finding.screens.first.flatMap({ caseNames[$0] }), let place = places[name]
    else { return finding }
    var finding = finding
    finding.file = session.shown(place.file)
    finding.line = place.line
    return finding
  }
}
