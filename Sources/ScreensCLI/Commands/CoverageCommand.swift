import Harness
import Manifest
import SymbolGraphs

/// Tells which of the app's tabs, routes and sheets no screen shows.
struct CoverageCommand {
  let source: SceneSource

  @MainActor
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    guard !source.ids.isEmpty else { throw .usage(.emptyManifest) }
    guard let usage = source.usage else { throw .work("a manifest file has no types to cover") }
    let coverage: Coverage
    do {
      coverage = try Coverage(of: usage, graphs: try graphs(for: usage, settings, session))
    } catch let error as GraphError {
      throw .work("\(error)")
    } catch {
      throw .work("\(error)")
    }
    for id in usage.unreached {
      session.complain("\(id.quoted) is not reached, so it shows nothing")
    }
    if settings.writesJSON {
      try session.write(CoverageJSON(coverage: coverage, shownPath: session.shown).text)
    } else {
      let palette = session.console.outputPalette(
        settings.color, session.environment.variables)
      let text = CoverageText(
        coverage: coverage, palette: palette, isQuiet: settings.isQuiet, shownPath: session.shown)
      try session.write(text.text)
    }
    return coverage.percent < settings.minimum ? .different : .success
  }

  private func graphs(
    for usage: ManifestUsage, _ settings: Settings, _ session: Tool.Session
  ) throws(GraphError) -> [SymbolGraph] {
    if !settings.symbolGraphs.isEmpty {
      return try SymbolGraphFiles(paths: settings.symbolGraphs).graphs()
    }
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
