import Harness

/// Tells which of the app's tabs, routes and sheets no screen shows.
struct CoverageCommand {
  let source: SceneSource

  @MainActor
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    guard !source.ids.isEmpty else { throw .usage(.emptyManifest) }
    let coverage = try CoverageSearch(source: source, session: session).coverage(settings)
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
}
