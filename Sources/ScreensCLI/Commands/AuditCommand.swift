import Harness
import Scenes

/// Tells what is wrong with the manifest itself.
struct AuditCommand {
  let source: SceneSource

  @MainActor
  func run(_ invocation: Invocation, _ session: Tool.Session) async throws(CommandError) -> ExitCode
  {
    guard !source.ids.isEmpty else { throw .usage(.emptyManifest) }
    let settings = invocation.settings
    let found = await findings(settings)
    // Asking the compiler takes most of a second.
    let places =
      found.isEmpty && settings.symbolGraphs.isEmpty
      ? nil : try ScreenPlaces(of: source, in: settings.symbolGraphs, session)
    let audit = Audit(
      findings: found.map { places?.placed($0) ?? $0 }, screens: source.ids.count,
      isStrict: settings.isStrict)
    if settings.writesJSON {
      try session.write(AuditJSON(audit: audit).text)
    } else {
      let palette = session.console.outputPalette(
        settings.color, session.environment.variables)
      let text = AuditText(audit: audit, palette: palette)
      try session.write(audit.findings.isEmpty && settings.isQuiet ? "" : text.text)
    }
    return audit.errors > 0 ? .different : .success
  }

  /// The findings of the rules that are asked for.
  @MainActor
  private func findings(_ settings: Settings) async -> [AuditFinding] {
    await source.audit(maxDepth: settings.maxDepth).filter { finding in
      (settings.rules.isEmpty || settings.rules.contains(finding.rule))
        && !settings.skippedRules.contains(finding.rule)
    }
  }
}
