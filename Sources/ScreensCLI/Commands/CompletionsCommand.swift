/// Writes the script by which a shell completes the tool's words.
struct CompletionsCommand {
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let word = invocation.operands[0]
    let shell: Shell
    do { shell = try ValueParsing.choice(word) } catch {
      throw .usage(.invalidValue(word, origin: .shell, problem: error))
    }
    try session.write(shell.script(tool: session.name.word))
    return .success
  }
}
