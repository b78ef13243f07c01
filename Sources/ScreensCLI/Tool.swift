import Markup
import PNGCoding

/// The command line tool over what its verbs do: understands the words, answers for help and
/// version itself, and puts every failure into words and an exit code.
package struct Tool: Sendable {
  /// The name that help and messages call it by.
  let name: String
  /// Does what an invocation asks for.
  let perform: @MainActor @Sendable (Invocation, Session) async throws(CommandError) -> ExitCode

  /// What a run has to work with.
  struct Session: Sendable {
    let tool: String
    let environment: Environment
    let console: Console
    let interruption: Interruption
    /// The keys of the person; nil where nobody sits.
    var keyboard: Keyboard?
  }

  /// The version of the tool.
  static let version = "0.1.0"
  /// The day of that version, for its manual page.
  static let versionDate = "November 21, 2026"

  /// Runs the tool once.
  func run(
    _ environment: Environment, _ console: Console, _ interruption: Interruption = .never,
    keyboard: Keyboard? = nil
  ) async -> ExitCode {
    do {
      return try await answer(environment, console, interruption, keyboard)
    } catch {
      console.note("\(VisibleText.line(name)): \(error.message(tool: name))")
      return error.exitCode
    }
  }

  private func answer(
    _ environment: Environment, _ console: Console, _ interruption: Interruption,
    _ keyboard: Keyboard?
  ) async throws(CommandError) -> ExitCode {
    switch try parse(environment) {
    case .help(let topic):
      try write(HelpPage(tool: name).text(about: topic), to: console)
      return .success
    case .version:
      let codecs = "\(CodecVersion.libpng), \(CodecVersion.zlib)"
      try write("\(name) \(Self.version) (\(codecs))\n", to: console)
      return .success
    case .run(let invocation):
      let session = Session(
        tool: name, environment: environment, console: console, interruption: interruption,
        keyboard: keyboard)
      return try await perform(invocation, session)
    }
  }

  private func parse(_ environment: Environment) throws(CommandError) -> Request {
    do {
      return try ArgumentParser.parse(
        environment.arguments, variables: environment.variables
      ) { choice throws(UsageError) in try Configuration(choice, environment) }
    } catch {
      throw .usage(error)
    }
  }

  private func write(_ text: String, to console: Console) throws(CommandError) {
    do {
      try console.write(text)
    } catch {
      throw .output(error)
    }
  }
}
