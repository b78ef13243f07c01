import Testing

@testable import CommandParsing

@Suite("Configuration file") struct ConfigurationTests {
  private func greet(
    _ file: ConfigurationValue.Content, _ words: String = "greet Ann",
    _ variables: [String: String] = [:]
  ) throws -> GreetCommand {
    try CommandSet.invocation(words, variables, file: file).values.fill(GreetCommand.self)
  }

  @Test("Each kind of value is read, those of a verb before those of all")
  func values() throws {
    let texts: [ConfigurationValue.Content] = [.string("a"), .number("2")]
    let gifts = texts.map { ConfigurationValue($0, place: ConfigurationPlace(path: "")) }
    let command = try greet(
      object([
        "times": .number("3"), "bow": .bool(false), "gift": .array(gifts),
        "language": .string("english"), "greet": object(["language": .string("french")]),
      ]))
    #expect(command.times == 3)
    #expect(!command.manner.bows)
    #expect(command.gifts == ["a", "2"])
    #expect(command.language == .french)
  }

  @Test("The command line and the environment beat the file")
  func precedence() throws {
    let file = object(["times": .number("3"), "gift": .string("f")])
    #expect(try greet(file, "greet Ann -t 5").times == 5)
    #expect(try greet(file, "greet Ann", ["POLITE_TIMES": "6"]).times == 6)
    #expect(try greet(file, "greet Ann --gift g").gifts == ["g"])
  }

  @Test("A verb that reads no settings file ignores an invalid one")
  func unread() throws {
    #expect(try CommandSet.invocation("part", file: .null).command.name == "part")
  }

  @Test(
    "An invalid file is reported with the place, the key and a remedy",
    arguments: [
      (.null, "'polite.json' must be a JSON object, such as {\"scale\": 2}"),
      (
        object(["tims": .number("3")]),
        "unknown key 'tims' in 'polite.json' (line 1, column 1); did you mean 'times'?"
      ),
      (
        object(["note": .string("n")]),
        "'note' in 'polite.json' (line 1, column 1) can only be set on the command line; "
          + "remove it"
      ),
      (
        object(["day": .string("friday")]),
        "'day' in 'polite.json' (line 1, column 1) can only be set on the command line; remove it"
      ),
      (
        object(["part": object(["times": .number("3")])]),
        "'times' in 'polite.json' (line 1, column 1) does not apply to 'part'; "
          + "see 'polite help part'"
      ),
      (
        object(["greet": .bool(true)]),
        "'greet' in 'polite.json' (line 1, column 9) is a verb; it must be an object of its options"
      ),
      (
        object(["times": .bool(true)]),
        "invalid value of 'times' in 'polite.json' (line 1, column 9); it must be a string or a number"
      ),
      (
        object(["times": .number("10")]),
        "invalid value '10' of 'times' in 'polite.json' (line 1, column 9); it must be a whole "
          + "number from 1 to 9"
      ),
    ] as [(ConfigurationValue.Content, String)])
  func problems(file: ConfigurationValue.Content, sentence: String) {
    let error = #expect(throws: UsageError.self) { try greet(file) }
    #expect(error?.message(tool: "polite") == sentence)
  }

  @Test(
    "The last choice of a file counts, and a variable counts as said after the command line",
    arguments: [
      ("greet Ann", [:], .standard), ("greet Ann --config a", [:], .file("a")),
      ("greet Ann --config a --no-config", [:], .none),
      ("greet Ann --no-config --config a", [:], .file("a")),
      ("greet Ann --config a", ["POLITE_NO_CONFIG": "1"], .none),
      ("greet Ann --config a", ["POLITE_NO_CONFIG": "0"], .file("a")),
    ] as [(String, [String: String], ConfigurationChoice)])
  func choice(words: String, variables: [String: String], choice: ConfigurationChoice) throws {
    #expect(try CommandSet.invocation(words, variables).configuration == choice)
  }
}
