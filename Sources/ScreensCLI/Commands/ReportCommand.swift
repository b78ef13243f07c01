/// Tells again what the last run found.
struct ReportCommand {
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    let report = try LastRun(folder: settings.output).load()
    try Reporters(settings: settings, session: session).tell(report)
    return .success
  }
}
