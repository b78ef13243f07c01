import Harness
import Manifest
import SymbolGraphs

/// Finds out what the screens show of the app's types, with what the compiler says of these.
struct CoverageSearch {
  let source: SceneSource
  let session: Tool.Session

  /// What is shown, and what is not; tells which screens are not reached.
  @MainActor
  func coverage(symbolGraphs: [String]) throws(CommandError) -> Coverage {
    guard let usage = source.usage else { throw .work("a manifest file has no types to cover") }
    for id in usage.unreached {
      session.complain("\(id.quoted) is not reached, so it shows nothing")
    }
    do {
      return try Coverage(of: usage, graphs: try graphs(for: usage, symbolGraphs))
    } catch {
      throw .work("\(error)")
    }
  }

  private func graphs(
    for usage: ManifestUsage, _ paths: [String]
  ) throws(GraphError) -> [SymbolGraph] {
    if !paths.isEmpty { return try SymbolGraphFiles(paths: paths).graphs() }
    let environment = session.environment
    let extraction = GraphExtraction(
      buildFolder: environment.binaryFolder, variables: environment.variables)
    do {
      return try extraction.graphs(of: usage.modules)
    } catch {
      // Types that tell their kinds themselves need no compiler.
      guard usage.knowsAllKinds else { throw error }
      session.complain("without file and line: \(error)")
      return []
    }
  }
}
