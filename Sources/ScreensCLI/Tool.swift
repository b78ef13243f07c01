import CommandParsing
import Files
package import Harness
import Manifest
import PNGCoding
import PlainText

/// The command line tool: parses the arguments, prints help and version, runs a verb, and reports every failure
/// with a message and an exit code.
package struct Tool: Sendable {
  /// The screens of the app.
  private var app: SceneSource
  /// Runs the verb of an invocation.
  private let perform:
    @MainActor @Sendable (Invocation, Session) async throws(CommandError) -> ExitCode

  /// Creates the tool for the screens of an app.
  package init(_ app: SceneSource) {
    self.init(app) { invocation, session throws(CommandError) in
      let type = try ScreensCommands.named(invocation.command.name)
      return try await invocation.values.fill(type).run(session)
    }
  }

  /// - Parameter perform: Replaces the verbs.
  init(
    _ app: SceneSource,
    perform:
      @escaping @MainActor @Sendable (Invocation, Session) async throws(CommandError) ->
      ExitCode
  ) {
    self.app = app
    self.perform = perform
  }

  /// The input of a verb.
  struct Session: Sendable {
    /// The screens of the app.
    let app: SceneSource
    let name: ToolName
    let environment: Environment
    let console: Console
    let interruption: Interruption
    /// The keyboard; nil if standard input is not a terminal.
    var keyboard: Keyboard?
    /// The options of every verb.
    var common = CommonOptions()
    /// The configuration file.
    var configuration = ConfigurationChoice.standard

    /// The command that runs the tool, for recommended commands in messages.
    var tool: String { name.command }
  }

  /// The version of the tool.
  static let version = "0.1.0"
  /// The date of the version, for the manual page.
  static let versionDate = "November 21, 2026"

  /// The tool with a watch over the app's router.
  func watched(by watch: any DriveWatch) -> Tool {
    var copy = self
    copy.app.watch = watch
    return copy
  }

  /// Runs the tool once.
  func run(
    _ environment: Environment, _ console: Console, _ interruption: Interruption = .never,
    keyboard: Keyboard? = nil
  ) async -> ExitCode {
    let session = Session(
      app: app, name: ToolName(of: environment), environment: environment, console: console,
      interruption: interruption, keyboard: keyboard)
    do {
      return try await answer(session)
    } catch {
      session.warn(error.message(tool: session.tool))
      return error.exitCode
    }
  }

  private func answer(_ session: Session) async throws(CommandError) -> ExitCode {
    switch try parse(session.environment) {
    case .help(let topic):
      try session.write(HelpPage(.screens, tool: session.name).text(about: topic))
      return .success
    case .version:
      let codecs = "\(CodecVersion.libpng), \(CodecVersion.zlib)"
      try session.write("\(session.name.word) \(Self.version) (\(codecs))\n")
      return .success
    case .run(let invocation):
      var session = session
      session.common = invocation.values.fill(CommonOptions.self)
      session.configuration = invocation.configuration
      return try await perform(invocation, session)
    }
  }

  private func parse(_ environment: Environment) throws(CommandError) -> Request {
    if let text = environment.invalidText { throw .invalidText(text) }
    do {
      return try CommandSet.screens.parse(
        environment.arguments, variables: environment.variables
      ) { choice throws(UsageError) in try Configuration(choice, environment) }
    } catch {
      throw .usage(error)
    }
  }
}

/// The exit codes of the tool.
package enum ExitCode: Int32, Sendable, Equatable {
  /// Everything was done and nothing differs.
  case success = 0
  /// Something changed, was added or is obsolete.
  case different = 1
  /// The work failed: an unreadable snapshot, a full disk, an unreached screen.
  case failed = 2
  /// The command line was wrong; the number is `EX_USAGE` of `sysexits.h`.
  case usage = 64
  /// Interrupted from the keyboard; the shell's code for SIGINT, 128 + 2.
  case interrupted = 130
}

extension Tool.Session {
  /// Writes results.
  func write(_ text: String) throws(CommandError) {
    do { try console.write(text) } catch { throw .output(error) }
  }

  /// Writes results that are JSON; on a terminal, what it would obey or hide is escaped.
  func writeJSON(_ text: String) throws(CommandError) {
    try write(console.output.isTerminal ? VisibleText.json(text) : text)
  }

  /// Writes a message to standard error, with the name of the tool.
  func warn(_ sentence: String) { console.note("\(name.word): \(sentence)") }

  /// Writes a result that is a file.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do { try console.write(bytes) } catch { throw .output(error) }
  }

  /// A path for messages, relative to the working directory.
  func shown(_ path: String) -> String {
    VisibleText.line(ShownPath(folder: environment.workingDirectory).text(of: path))
  }
}

extension NamedOutput {
  /// Appends whole characters of JSON; on a terminal, what it would obey or hide is escaped.
  func appendJSON(_ bytes: [UInt8]) throws(FileError) {
    guard isTerminal else { return try append(bytes) }
    try append(Array(VisibleText.json(String(decoding: bytes, as: UTF8.self)).utf8))
  }
}
