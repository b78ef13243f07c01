import Foundation
import Harness
import TestSupport
import Testing

@testable import ScreensCLI

@Suite("coverage") struct CoverageCommandTests {
  /// A folder with the symbol graph of the tiny app, whose types have more than its screens show.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    func symbol(_ kind: String, _ path: [String], line: Int? = nil, type: String? = nil) -> String {
      let names = path.map { "\"\($0)\"" }.joined(separator: ", ")
      let place = line.map {
        #", "location": {"uri": "file:///app/Tiny.swift", "position": {"line": \#($0 - 1)}}"#
      }
      let returns = type.map {
        #", "functionSignature": {"returns": [{"kind": "typeIdentifier", "spelling": "C", "#
          + #""preciseIdentifier": "\#($0)"}]}"#
      }
      return #"{"kind": {"identifier": "\#(kind)"}, "pathComponents": [\#(names)]"#
        + "\(place ?? "")\(returns ?? "")}"
    }
    let symbols = [
      symbol("swift.enum", ["Tiny", "Route"]), symbol("swift.enum", ["Tiny", "Sheet"]),
      symbol("swift.enum.case", ["Tiny", "Route", "detail(_:)"], line: 7),
      symbol("swift.enum.case", ["Tiny", "Route", "settings"], line: 8),
      symbol("swift.enum.case", ["Tiny", "Sheet", "edit"], line: 12),
      symbol("swift.enum", ["Trapping"]),
      symbol("swift.enum.case", ["Trapping", "edit"], line: 21),
      symbol("swift.enum.case", ["Trapping", "question"], line: 22),
      symbol(
        "swift.type.method", ["Confirmation", "leaving()"], line: 30,
        type: "s:10Navigation12ConfirmationV"),
      symbol(
        "swift.type.method", ["Confirmation", "saving()"], line: 31,
        type: "s:10Navigation12ConfirmationV"),
    ]
    let json =
      #"{"module": {"name": "ScreensCLITests"}, "symbols": ["#
      + symbols.joined(separator: ", ") + "]}"
    try Data(json.utf8).write(to: URL(filePath: "\(folder.path)/Tiny.symbols.json"))
    try Data("{}".utf8).write(to: URL(filePath: "\(folder.path)/other.json"))
  }

  private func run(_ words: String..., over source: SceneSource) async throws -> ToolRun {
    var run = try await ToolRun(
      [words[0], "--symbol-graph", folder.path] + words.dropFirst(), over: source)
    run.output = run.output.replacing(folder.path, with: "FOLDER")
    run.errors = run.errors.replacing(folder.path, with: "FOLDER")
    return run
  }

  @Test("The table has each case with the screens that show it and its place in the code")
  func table() async throws {
    let expected = """
      tabs  ScreensCLITests.Tiny.Tab
        home  home and 3 more
        more  more
      routes  ScreensCLITests.Tiny.Route
        detail    not shown  /app/Tiny.swift:7
        settings  not shown  /app/Tiny.swift:8
      sheets and covers  ScreensCLITests.Tiny.Sheet
        edit  sheet and cover in edit and 1 more  /app/Tiny.swift:12
      confirmations  Navigation.Confirmation
        leaving()  not shown  /app/Tiny.swift:30
        saving()   not shown  /app/Tiny.swift:31
        'Sure?'    question, not counted: no declaration creates it
      3 of 7 shown, 42 %

      """
    #expect(
      try await run("coverage", over: SceneSource(Trapping.self))
        == ToolRun(code: .success, output: expected, errors: ""))
  }

  @Test("With --quiet, only missing cases are listed")
  func quiet() async throws {
    let expected = """
      routes  ScreensCLITests.Tiny.Route
        settings  not shown  /app/Tiny.swift:8
      confirmations  Navigation.Confirmation
        leaving()  not shown  /app/Tiny.swift:30
        saving()   not shown  /app/Tiny.swift:31
      4 of 7 shown, 57 %

      """
    let run = try await run("coverage", "-q", over: SceneSource(Sound.self))
    #expect(run == ToolRun(code: .success, output: expected, errors: ""))
  }

  @Test(
    "Below the least percentage it ends with 1",
    arguments: [(57, ExitCode.success), (58, .different), (100, .different), (0, .success)])
  func minimum(percent: Int, code: ExitCode) async throws {
    let run = try await run(
      "coverage", "--min", "\(percent)", over: SceneSource(Sound.self))
    #expect(run.code == code)
    #expect(run.output.hasSuffix("\n4 of 7 shown, 57 %\n"))
  }

  @Test("As JSON it has the same, with a version")
  func json() async throws {
    let run = try await run("coverage", "--json", over: SceneSource(Guarded.self))
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    #expect(document["shown"] as? Int == 2)
    #expect(document["total"] as? Int == 7)
    #expect(document["percent"] as? Int == 28)
    #expect(document["unreached"] as? [String] == ["edit"])
    let types = try #require(document["types"] as? [[String: Any]])
    #expect(types.compactMap { $0["name"] as? String }.last == "ScreensCLITests.Tiny.Sheet")
    let kinds = try #require(types.last?["kinds"] as? [[String: Any]])
    #expect(kinds.count == 1)
    #expect(kinds[0]["name"] as? String == "edit")
    #expect(kinds[0]["file"] as? String == "/app/Tiny.swift")
    #expect(kinds[0]["line"] as? Int == 12)
    #expect((kinds[0]["uses"] as? [Any])?.isEmpty == true)
    let confirmations = try #require(document["confirmations"] as? [String: Any])
    let questions = try #require(confirmations["questions"] as? [[String: Any]])
    #expect(questions.compactMap { $0["name"] as? String } == ["leaving()", "saving()"])
    #expect(questions[0]["source"] as? String == "declaration")
    #expect((questions[0]["screens"] as? [Any])?.isEmpty == true)
    #expect(questions[0]["undecided"] == nil)
    #expect(questions[0]["line"] as? Int == 30)
    #expect((confirmations["notCounted"] as? [Any])?.isEmpty == true)
    #expect(document["undecided"] as? Int == 0)
    #expect(run.errors == "screens: 'edit' is not reached, so it does not count\n")
  }

  @Test("Undecided questions are listed with the reason and do not count as shown")
  func undecided() async throws {
    let run = try await ToolRun(
      [], over: SceneSource(Quiz.self),
      environment: Environment(
        arguments: ["coverage"], variables: ProcessInfo.processInfo.environment,
        binaryFolder: BuildFolder.path))
    #expect(run.output.contains("\n  QuizQuestion.confirmation  not decided "))
    #expect(
      run.output.contains(
        """
        /Coverage/Quiz.swift:38
            it is not known for which cases of 'QuizQuestion' screens ask; declare a static one for each case

        """))
    #expect(run.output.hasSuffix(" shown, 50 %; 1 not decided\n"))
  }

  @Test("Without the cases of a type there is no percentage but a remedy")
  func unknown() async throws {
    let message = """
      screens: no symbol graph has the cases of 'ScreensCLITests.Forgetful.Route'; pass that of \
      its module with '--symbol-graph', or make the type conform to 'KindIterable'

      """
    #expect(
      try await run("coverage", over: SceneSource(Forgetful.self))
        == ToolRun(code: .failed, output: "", errors: message))
  }

  @Test("A file that is not a symbol graph is refused by name")
  func refused() async throws {
    func errors(_ path: String) async throws -> ToolRun {
      try await ToolRun(["coverage", "--symbol-graph", path], over: SceneSource(Sound.self))
    }
    let path = "\(folder.path)/other.json"
    #expect(
      try await errors(path)
        == ToolRun(
          code: .failed, output: "",
          errors: """
            screens: cannot use '\(path)': it is not a symbol graph of 'swift symbolgraph-extract' \
            or 'swift package dump-symbol-graph'

            """))
    #expect(
      try await errors("/nowhere").errors
        == "screens: cannot read '/nowhere': there is no such file or folder\n")
    #expect(
      try await errors("/dev").errors
        == "screens: the folder '/dev' has no file that ends with '.symbols.json'\n")
  }

  @Test("An audit has the file and line of each screen that the symbol graph knows")
  func auditPlaces() async throws {
    let run = try await run("audit", over: SceneSource(Trapping.self))
    let expected = """
      dead-end
        warning  edit: nothing on the sheet closes it or leads on (/app/Tiny.swift:21)
                 give its page a button such as 'Done' in the bar
        warning  cover: nothing on the cover closes it or leads on
                 give its page a button such as 'Done' in the bar
        warning  question: the confirmation has no buttons (/app/Tiny.swift:22)
                 give it a button that cancels
      3 warnings in 5 screens

      """
    #expect(run == ToolRun(code: .success, output: expected, errors: ""))
  }
}
