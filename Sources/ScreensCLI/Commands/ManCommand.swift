import CommandParsing

/// Writes the manual page.
struct ManCommand: ScreensCommand {
  static let name = "man"
  static let summary = "write the manual page"
  static let details = """
    Read it with 'man -l FILE', or copy it into a 'man1' folder of the man path.
    """
  static let examples = [
    Example(meaning: "write the page in mdoc format")
  ]
  static let readsConfiguration = false

  func run(_ session: Tool.Session) throws(CommandError) -> ExitCode {
    try session.write(ManualPage(.screens, tool: session.name.word).text)
    return .success
  }
}
