import CommandParsing

/// Writes a shell completion script.
struct CompletionsCommand: ScreensCommand {
  static let name = "completions"
  static let summary = "write a shell completion script"
  static let details = """
    For bash or zsh, add this line to ~/.bashrc, or to ~/.zshrc after compinit:
      source <(<tool> completions bash)
    For fish, run this line once:
      <tool> completions fish >~/.config/fish/completions/<name>.fish
    """
  static let examples = [
    Example("bash", meaning: "the script for bash"),
    Example("fish", meaning: "the script for fish"),
  ]
  static let readsConfiguration = false

  @Operand("shell", .choice, remedy: "name one of bash, zsh, fish") private var shell: Shell

  func run(_ session: Tool.Session) throws(CommandError) -> ExitCode {
    try session.write(shell.script(for: .screens, tool: session.name.word))
    return .success
  }
}
