import CommandParsing
import Cookbook
import Foundation
import Harness
import PNGCoding
import Testing

@testable import ScreensCLI

@Suite("Tool") struct ToolTests {
  private struct Result: Equatable {
    var code: ExitCode
    var output: String
    var errors: String
  }

  /// Runs a tool whose verbs call a closure.
  private func run(
    _ arguments: [String],
    perform:
      @escaping @MainActor @Sendable (Invocation, Tool.Session) async throws(CommandError) ->
      ExitCode = { _, _ throws(CommandError) in .success }
  ) async throws -> Result {
    let (output, errors) = (MemoryStream(), MemoryStream())
    let tool = Tool(SceneSource(AppScreen.self), perform: perform)
    let console = Console(output: output.sink, errors: errors.sink)
    let code = await tool.run(Environment(arguments: arguments), console)
    return Result(code: code, output: output.text, errors: errors.text)
  }

  @Test("Help goes to the results", arguments: [["help"], ["--help"]])
  func help(arguments: [String]) async throws {
    let page = HelpPage(.screens, tool: ToolName(word: "screens")).text(about: nil)
    #expect(try await run(arguments) == Result(code: .success, output: page, errors: ""))
  }

  @Test("The version is one line")
  func version() async throws {
    let codecs = "(libpng \(CodecVersion.libpng.running), zlib \(CodecVersion.zlib.running))"
    let expected = Result(code: .success, output: "screens 0.1.0 \(codecs)\n", errors: "")
    #expect(try await run(["--version"]) == expected)
  }

  @Test("A wrong command line ends with 64, one line of errors and no results")
  func usageError() async throws {
    let expected = Result(
      code: .usage, output: "",
      errors: "screens: unknown verb 'rendr'; did you mean 'render'?\n")
    #expect(try await run(["rendr"]) == expected)
    #expect(ExitCode.usage.rawValue == 64)
  }

  @Test(
    "A verb is performed, and its code is the tool's", arguments: [ExitCode.success, .different])
  func performs(code: ExitCode) async throws {
    let result = try await run(["verify", "-j", "2"]) { invocation, session throws(CommandError) in
      session.console.note(
        "\(invocation.command.name) \(invocation.values.fill(JobsOption.self).jobs ?? 0)")
      return code
    }
    #expect(result == Result(code: code, output: "", errors: "verify 2\n"))
  }

  @Test("A verb that fails is put into words, without the control codes of a file name")
  func failure() async throws {
    let result = try await run(["verify"]) { _, _ throws(CommandError) in
      throw .work("cannot read 'a\u{1B}[2J.png'")
    }
    let expected = Result(
      code: .failed, output: "", errors: "screens: cannot read 'a\\u{1B}[2J.png'\n")
    #expect(result == expected)
  }

  @Test("Results that cannot be written end with 2")
  func fullDisk() async throws {
    let errors = MemoryStream()
    let full = Sink(isTerminal: false) { _ throws(OutputError) in throw .diskFull }
    let tool = Tool(SceneSource(AppScreen.self)) { _, _ throws(CommandError) in .success }
    let code = await tool.run(
      Environment(arguments: ["help"]), Console(output: full, errors: errors.sink))
    #expect(code == .failed)
    #expect(
      errors.text
        == "screens: cannot write the results: no space is left on the device\n")
  }

  @Test(
    "CI is on unless it says otherwise",
    arguments: [
      ([:], false), (["CI": ""], false), (["CI": "false"], false), (["CI": "0"], false),
      (["CI": "true"], true), (["CI": "1"], true),
    ] as [([String: String], Bool)])
  func continuousIntegration(variables: [String: String], isOn: Bool) {
    #expect(Environment(variables: variables).isContinuousIntegration == isOn)
  }
}

@Suite("Version") struct VersionTests {
  @Test("The changelog has an entry for it, and no entry is newer")
  func changelog() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ScreensCLI/ScreensCLI.docc/Changelog.md")
    let entries = try String(contentsOf: path, encoding: .utf8)
      .matches(of: /(?m)^## (\S+)$/).map { String($0.1) }
    #expect(entries.first == Tool.version)
  }

  @Test("It has three numbers")
  func numbers() { #expect(Tool.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil) }
}
