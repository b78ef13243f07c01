import CommandParsing

/// Writes the manual page.
struct ManCommand: ScreensCommand {
  static let name = "man"
  static let summary = "write the manual page"
  static let details = """
    To be read with 'man -l FILE', or put into a folder 'man1' of the man path.
    """
  static let examples = [
    Example(meaning: "the page, in the language of man pages")
  ]
  static let readsConfiguration = false

  func run(_ session: Tool.Session) throws(CommandError) -> ExitCode {
    try session.write(ManualPage(.screens, tool: session.name.word).text)
    return .success
  }
}
