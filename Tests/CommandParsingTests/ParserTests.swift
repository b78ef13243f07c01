import Testing

@testable import CommandParsing

@Suite("Parser") struct ParserTests {
  private func greet(
    _ words: String, _ variables: [String: String] = [:]
  ) throws -> GreetCommand {
    try CommandSet.invocation("greet Ann " + words, variables).values.fill(GreetCommand.self)
  }

  @Test("A command runs with the values of its command line")
  func run() async throws {
    let values = try CommandSet.invocation("greet -l Ann --times 2 Bob").values
    #expect(await values.fill(GreetCommand.self).run("!") == "ANN AND BOB!ANN AND BOB!")
  }

  @Test("Values reach properties, also those of groups")
  func values() throws {
    let command = try greet(
      "--language french -t3 --gift a --gift= --note f --no-bow --day friday --day monday")
    #expect(command.language == .french)
    #expect(command.times == 3)
    #expect(command.gifts == ["a", ""])
    #expect(command.note == "f")
    #expect(!command.manner.bows)
    #expect(command.days == [.friday, .monday])
  }

  @Test("The environment sets options that the command line does not set and that allow it")
  func environment() throws {
    let variables = [
      "POLITE_TIMES": "4", "POLITE_GIFT": "x", "POLITE_BOW": "off", "POLITE_NOTE": "n",
      "POLITE_LANGUAGE": "", "POLITE_QUIET": "YES",
    ]
    let command = try greet("--gift y", variables)
    #expect(command.times == 4)
    #expect(command.gifts == ["y"])
    #expect(!command.manner.bows)
    #expect(command.note == nil)
    #expect(command.language == .english)
    let values = try CommandSet.invocation("greet Ann", variables).values
    #expect(values.fill(EveryOptions.self).isQuiet)
  }

  @Test("An option before the verb has the meaning that the verb gives it")
  func order() throws {
    #expect(try greet("--note f").note == "f")
    let part = try CommandSet.invocation("--note f part").values.fill(PartCommand.self)
    #expect(part.note == "f")
  }

  @Test(
    "A wrong command line is reported in one sentence with a remedy",
    arguments: [
      ("", "no verb given; see 'polite help'"),
      ("gret", "unknown verb 'gret'; did you mean 'greet'?"),
      ("greet", "'greet' needs a person; 'polite people' names all"),
      ("greet a b c", "unexpected argument 'c' to 'greet'; see 'polite help greet'"),
      ("part a", "unexpected argument 'a' to 'part'; see 'polite help part'"),
      ("part --times 3", "option '--times' does not apply to 'part', only to 'greet'"),
      (
        "part --times 0",
        "invalid value '0' of '--times'; it must be a whole number from 1 to 9"
      ),
      ("part --note", "option '--note' needs a value (DIR)"),
      ("greet --note", "option '--note' needs a value (FILE)"),
      (
        "greet Ann --language frensh",
        "invalid value 'frensh' of '--language'; did you mean 'french'?"
      ),
      ("greet -- ", "'greet' needs a person; 'polite people' names all"),
      ("greet Ann -x", "unknown option '-x'; see 'polite help greet'"),
      ("greet Ann --lod", "unknown option '--lod'; did you mean '--loud'?"),
      ("help gret", "unknown verb 'gret'; did you mean 'greet'?"),
    ])
  func errors(words: String, sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandSet.sample.parse(words.split(separator: " ").map(String.init))
    }
    #expect(error?.message(tool: "polite") == sentence)
  }

  @Test("An invalid operand is reported last, by its name")
  func operand() {
    let error = #expect(throws: UsageError.self) { try CommandSet.sample.parse(["greet", ""]) }
    #expect(error?.message(tool: "polite") == "invalid person ''; it must not be empty")
  }

  @Test(
    "The words of a command line that name what a shell would list are found",
    arguments: [
      ("greet Ann --loud Bob", ["Ann", "Bob"]), ("part", []), ("greet Ann --note f", []),
      ("gret Ann", []),
    ] as [(String, [String])])
  func offered(words: String, found: [String]) {
    let words = words.split(separator: " ").map(String.init)
    #expect(CommandSet.sample.words(offeredBy: .people, in: words, unless: ["note"]) == found)
  }
}
