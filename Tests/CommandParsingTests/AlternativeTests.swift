import Testing

@testable import CommandParsing

@Suite("Options instead of others, and keys that are no options") struct AlternativeTests {
  /// A verb that takes one of two options, and has keys of its own in the settings file.
  private struct ReadCommand: CommandDeclaration {
    static let name = "read"
    static let summary = "read something"
    static let examples = [Example("--file", "a", meaning: "read a")]
    static let settings = ["voice"]

    @Option("file", .file, "from a file") var file: String?
    @Option("web", .text("URL"), insteadOf: "file", "from the web") var web: String?
  }

  private static let commands = CommandSet(
    [ReadCommand.self], help: ExplainCommand.self, common: EveryOptions.self,
    texts: CommandSet.sample.texts)

  private func read(
    _ words: String, _ variables: [String: String] = [:],
    file: ConfigurationValue.Content? = nil
  ) throws -> ReadCommand {
    let request = try Self.commands.parse(
      words.split(separator: " ").map(String.init), variables: variables
    ) { _ throws(UsageError) in
      try file.map { file throws(UsageError) in try configuration(file) }
    }
    guard case .run(let invocation) = request else { throw UsageError.missingCommand }
    return invocation.values.fill(ReadCommand.self)
  }

  private func configuration(
    _ content: ConfigurationValue.Content
  ) throws(UsageError) -> Configuration {
    try Configuration(
      ConfigurationValue(content, place: ConfigurationPlace(path: "f")), path: "f",
      commands: Self.commands)
  }

  @Test("An option of the command line replaces the other one in the environment and in the file")
  func replaced() throws {
    for (name, word) in [("FILE", "--web"), ("WEB", "--file")] {
      let command = try read("read \(word) x", ["POLITE_\(name)": "y"])
      #expect([command.file, command.web].compactMap(\.self) == ["x"])
      let key = name.lowercased()
      let other = try read("read \(word) x", file: object([key: .string("y")]))
      #expect([other.file, other.web].compactMap(\.self) == ["x"])
      let third = try read(
        "read", ["POLITE_\(name)": "y"],
        file: object([key == "file" ? "web" : "file": .string("z")]))
      #expect([third.file, third.web].compactMap(\.self) == ["y"])
    }
  }

  @Test("Both in one place are both there, so that the verb refuses them")
  func both() throws {
    let command = try read("read --web x --file y")
    #expect(command.web == "x" && command.file == "y")
    let other = try read("read", file: object(["web": .string("x"), "file": .string("y")]))
    #expect(other.web == "x" && other.file == "y")
  }

  @Test("A declared key that is no option is accepted, in the verb's object only")
  func settings() throws {
    let voice = object(["pitch": .number("3")])
    #expect(throws: Never.self) { try configuration(object(["read": object(["voice": voice])])) }
    #expect(throws: UsageError.self) { try configuration(object(["voice": voice])) }
  }

  @Test("An unknown key is compared with those, too")
  func nearest() {
    #expect(
      throws: UsageError.configuration(
        ConfigurationPlace(path: "polite.json", line: 1, column: 1),
        .unknownKey("voce", nearest: "voice"))
    ) {
      try configuration(object(["read": object(["voce": .null])]))
    }
  }
}
