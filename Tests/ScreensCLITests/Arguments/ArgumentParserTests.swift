import Testing
import Wireframes

@testable import ScreensCLI

@Suite("Arguments") struct ArgumentParserTests {
  private func invocation(
    _ words: String, _ variables: [String: String] = [:]
  ) throws -> Invocation {
    let request = try ArgumentParser.parse(
      words.split(separator: " ").map(String.init), variables: variables)
    guard case .run(let invocation) = request else {
      throw UnexpectedRequest(request: request)
    }
    return invocation
  }

  private struct UnexpectedRequest: Error { let request: Request }

  @Test(
    "A verb alone has the default settings", arguments: [Verb.list, .renderAll, .verify, .record])
  func defaults(verb: Verb) throws {
    #expect(try invocation(verb.rawValue) == Invocation(verb: verb))
  }

  @Test(
    "An option is written in every usual way",
    arguments: [
      "verify --jobs 4", "verify --jobs=4", "verify -j 4", "verify -j4", "verify -j=4",
      "verify -qj4 --no-quiet", "--jobs 4 verify", "-j 4 verify", "verify --jobs 9 --jobs 4",
    ])
  func spellings(words: String) throws {
    var expected = Invocation(verb: .verify)
    expected.settings.jobs = 4
    #expect(try invocation(words) == expected)
  }

  @Test("Every option reaches its setting")
  func everyOption() throws {
    let settings = try invocation(
      """
      verify --filter a* --filter=b --filter-not [cd] --jobs 3 --scheme dark --scale 3 \
      --snapshots S -o O --no-caption --no-frame --color never -q
      """
    ).settings
    var expected = Settings()
    expected.filters = [try Glob("a*"), try Glob("b")]
    expected.exclusions = [try Glob("[cd]")]
    expected.jobs = 3
    expected.scheme = .dark
    expected.scale = 3
    expected.snapshots = "S"
    expected.output = "O"
    expected.picture = "O"
    expected.showsCaption = false
    expected.showsFrame = false
    expected.color = .never
    expected.isQuiet = true
    #expect(settings == expected)
    #expect(try invocation("list --json").settings.writesJSON)
    #expect(try invocation("show a --image").settings.showsImage)
  }

  @Test("The last of a flag and its opposite counts")
  func opposites() throws {
    #expect(try invocation("verify --no-caption --caption").settings.showsCaption)
    #expect(try !invocation("verify --caption --no-caption").settings.showsCaption)
  }

  @Test("After two dashes everything is an operand")
  func endOfOptions() throws {
    let found = try invocation("render -q -- -a --filter")
    #expect(found.operands == ["-a", "--filter"])
    #expect(found.settings.isQuiet)
    #expect(try invocation("-- list").verb == .list)
  }

  @Test("A single dash is an operand")
  func dash() throws {
    #expect(try invocation("show -").operands == ["-"])
  }

  @Test("The operands of render become patterns, and those of show do not")
  func operandGlobs() throws {
    #expect(try invocation("render recipe* home").globs == [try Glob("recipe*"), try Glob("home")])
    #expect(try invocation("show a[").globs.isEmpty)
  }

  @Test("The environment sets what no option sets")
  func twins() throws {
    let variables = [
      "SCREENS_JOBS": "5", "SCREENS_SNAPSHOTS": "S", "SCREENS_OUTPUT": "O", "SCREENS_SCALE": "1",
      "SCREENS_CAPTION": "0", "SCREENS_FILTER": "a*", "SCREENS_COLOR": "", "SCREENS_QUIET": "yes",
    ]
    let settings = try invocation("verify -j 7 --filter b --no-quiet", variables).settings
    var expected = Settings()
    expected.jobs = 7
    expected.snapshots = "S"
    expected.output = "O"
    expected.picture = "O"
    expected.scale = 1
    expected.showsCaption = false
    expected.filters = [try Glob("b")]
    #expect(settings == expected)
  }

  @Test("A twin of an option that the verb lacks is ignored, even a wrong one")
  func foreignTwin() throws {
    #expect(try invocation("list", ["SCREENS_JOBS": "many"]).settings == Settings())
  }

  @Test(
    "Help is asked for in many ways",
    arguments: [
      ("help", nil), ("--help", nil), ("-h", nil), ("help verify", .verify),
      ("verify --help", .verify), ("--help verify", .verify), ("render -h", .render),
      ("help render-all", .renderAll), ("help --help", nil), ("help list --help", .list),
      ("help help", .help), ("verify --json --help", .verify), ("--version --help", nil),
    ] as [(String, Verb?)])
  func help(words: String, topic: Verb?) throws {
    let request = try ArgumentParser.parse(words.split(separator: " ").map(String.init))
    #expect(request == .help(topic))
  }

  @Test(
    "The version is written with or without a verb", arguments: ["--version", "show --version"])
  func version(words: String) throws {
    let request = try ArgumentParser.parse(words.split(separator: " ").map(String.init))
    #expect(request == .version)
  }

  @Test("No option has the name, the letter or the twin of another")
  func distinctNames() {
    let spellings = Option.all.flatMap { [$0.spelling, $0.negatedSpelling].compactMap(\.self) }
    #expect(Set(spellings).count == spellings.count)
    let letters = Option.all.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    let twins = Option.all.compactMap(\.twin)
    #expect(Set(twins).count == twins.count)
  }

  @Test("The parser knows every option of every verb", arguments: Verb.allCases)
  func completeTable(verb: Verb) {
    let known = Set(Option.all.map(\.name))
    #expect(known.isSuperset(of: verb.usage.options.map(\.name)))
  }
}
