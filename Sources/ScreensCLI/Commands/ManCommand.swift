/// Writes the manual page.
struct ManCommand {
  func run(_ session: Tool.Session) throws(CommandError) -> ExitCode {
    try session.write(ManualPage(tool: session.name.word).text)
    return .success
  }
}
