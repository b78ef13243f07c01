import CommandParsing
import Harness
import Testing
import Wireframes

@testable import ScreensCLI

@Suite("Arguments") struct ArgumentParserTests {
  @Test(
    "A verb alone has the default settings", arguments: ["list", "render-all", "verify", "record"])
  func defaults(verb: String) throws {
    let found = try invocation(verb)
    #expect(found.command.name == verb)
    #expect(found.values == ArgumentValues())
    #expect(Given(found.values) == Given())
  }

  @Test(
    "An option has all usual spellings",
    arguments: [
      "verify --jobs 4", "verify --jobs=4", "verify -j 4", "verify -j4", "verify -j=4",
      "verify -qj4 --no-quiet", "--jobs 4 verify", "-j 4 verify", "verify --jobs 9 --jobs 4",
    ])
  func spellings(words: String) throws {
    let found = try invocation(words)
    #expect(found.command.name == "verify")
    #expect(found.values.operands.isEmpty)
    #expect(Given(found.values) == Given(jobs: 4))
  }

  @Test("Every option reaches its setting")
  func everyOption() throws {
    let found = try invocation(
      """
      verify --filter a* --filter=b --filter-not [cd] --jobs 3 --scheme dark --scale 3 \
      --snapshots S -o O --no-caption --no-frame --color never -q
      """)
    let expected = Given(
      filters: [try Glob("a*"), try Glob("b")], exclusions: [try Glob("[cd]")], jobs: 3,
      scheme: .dark, scale: 3, snapshots: "S", output: "O", showsCaption: false,
      showsFrame: false, isQuiet: true, color: .never)
    #expect(Given(found.values) == expected)
    #expect(try invocation("list --json").values.fill(JSONOption.self).isOn)
    #expect(try invocation("show a --image").values.fill(ShowCommand.self).showsImage)
  }

  @Test("The last of a flag and its opposite counts")
  func opposites() throws {
    #expect(try Given(invocation("verify --no-caption --caption").values).showsCaption)
    #expect(try !Given(invocation("verify --caption --no-caption").values).showsCaption)
  }

  @Test("After two dashes everything is an operand")
  func endOfOptions() throws {
    let found = try invocation("render -q -- -a --filter")
    #expect(found.values.operands == ["-a", "--filter"])
    #expect(Given(found.values).isQuiet)
    #expect(try invocation("-- list").command.name == "list")
  }

  @Test("A single dash is an operand")
  func dash() throws {
    #expect(try invocation("show -").values.operands == ["-"])
  }

  @Test("The operands of render become patterns, and those of show do not")
  func operandGlobs() throws {
    let render = try invocation("render recipe* home").values.fill(RenderCommand.self)
    #expect(render.globs == [try Glob("recipe*"), try Glob("home")])
    #expect(try invocation("show a[").values.fill(ShowCommand.self).id == "a[")
  }

  @Test("The environment sets options that the command line does not set")
  func variables() throws {
    let variables = [
      "SCREENS_JOBS": "5", "SCREENS_SNAPSHOTS": "S", "SCREENS_OUTPUT": "O", "SCREENS_SCALE": "1",
      "SCREENS_CAPTION": "0", "SCREENS_FILTER": "a*", "SCREENS_COLOR": "", "SCREENS_QUIET": "yes",
    ]
    let found = try invocation("verify -j 7 --filter b --no-quiet", variables)
    let expected = Given(
      filters: [try Glob("b")], jobs: 7, scale: 1, snapshots: "S", output: "O",
      showsCaption: false)
    #expect(Given(found.values) == expected)
  }

  @Test("The variable of an option that the verb lacks is ignored, even a wrong one")
  func foreignVariable() throws {
    #expect(try invocation("list", ["SCREENS_JOBS": "many"]).values == ArgumentValues())
  }

  @Test(
    "Help can be requested in many ways",
    arguments: [
      ("help", nil), ("--help", nil), ("-h", nil), ("help verify", "verify"),
      ("verify --help", "verify"), ("--help verify", "verify"), ("render -h", "render"),
      ("help render-all", "render-all"), ("help --help", nil), ("help list --help", "list"),
      ("help help", "help"), ("verify --json --help", "verify"), ("--version --help", nil),
    ] as [(String, String?)])
  func help(words: String, topic: String?) throws {
    let command = try topic.map { try CommandSet.screens.command(named: $0) }
    #expect(try request(words) == .help(command))
  }

  @Test(
    "The version is written with or without a verb", arguments: ["--version", "show --version"])
  func version(words: String) throws {
    #expect(try request(words) == .version)
  }

  @Test(
    "No option of a verb has the name, the letter or the variable of another",
    arguments: CommandSet.screens.commands)
  func distinctNames(verb: CommandDescription) {
    let options = CommandSet.screens.options(of: verb)
    let spellings = options.flatMap { [$0.spelling, $0.negatedSpelling].compactMap(\.self) }
    #expect(Set(spellings).count == spellings.count)
    let letters = options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    let variables = options.compactMap { $0.environmentVariable(prefix: "SCREENS_") }
    #expect(Set(variables).count == variables.count)
  }

  @Test("No option contradicts that of another verb")
  func contradictions() {
    #expect(CommandSet.screens.contradictions == [])
  }

  @Test("The parser knows every option of every verb", arguments: CommandSet.screens.commands)
  func completeTable(verb: CommandDescription) {
    let known = Set(CommandSet.screens.options.map(\.name))
    #expect(known.isSuperset(of: CommandSet.screens.options(of: verb).map(\.name)))
  }

  @Test("No verb is listed twice, and each has a summary")
  func verbs() {
    #expect(Set(CommandSet.names).count == CommandSet.names.count)
    #expect(CommandSet.names.count == ScreensCommands.all.count + 1)
    #expect(CommandSet.screens.commands.allSatisfy { !$0.summary.isEmpty })
  }
}
