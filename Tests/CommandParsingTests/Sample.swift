@testable import CommandParsing

/// Options that two of the commands share.
struct MannerOptions: OptionGroup {
  @Flag("loud", letter: "l", "in capitals") var isLoud = false
  @Flag("bow", "without a bow") var bows = true
}

struct GreetCommand: Command {
  enum Language: String, CaseIterable, Sendable { case english, french }

  static let name = "greet"
  static let summary = "greet somebody"
  static let details = "Says it with:\n  <tool> greet Ann >~/<name>.txt"
  static let examples = [Example("Ann Lee", "--loud", meaning: "greet Ann in capitals")]

  @Operands("person", .name("NAME", .people), count: 1...2, remedy: "'<tool> people' names all")
  var people: [String]
  let manner = MannerOptions()
  @Option("language", .choice, "the language (default: english)") var language = Language.english
  @Option("times", letter: "t", .number(in: 1...9), "how often") var times: Int?
  @Option("gift", .text("GIFT"), "what to bring") var gifts: [String]
  @Option("note", .file, reach: .commandLine, "where to write it down") var note: String?
  @Option("day", .choice("DAY"), reach: .environment, "when") var days: [Day]

  enum Day: String, CaseIterable, Sendable { case monday, friday }

  func run(_ end: String) async throws(Never) -> String {
    let words = people.joined(separator: " and ") + end
    return String(repeating: manner.isLoud ? words.uppercased() : words, count: times ?? 1)
  }
}

struct PartCommand: Command {
  static let name = "part"
  static let summary = "say goodbye"
  static let examples = [Example(meaning: "say goodbye")]
  static let readsConfiguration = false

  let manner = MannerOptions()
  @Option("note", .folder, reach: .commandLine, "the folder for notes") var note: String?

  func run(_ end: String) async throws(Never) -> String { "bye" + end }
}

struct ExplainCommand: CommandDeclaration {
  static let name = "help"
  static let summary = "explain a verb"
  static let examples = [Example("greet", meaning: "all about it")]

  @Operands("verb", .text("VERB"), count: 0...1) var verbs: [String]
}

struct EveryOptions: OptionGroup {
  @Flag("quiet", letter: "q", "write less") var isQuiet = false
}

extension Suggestion {
  static let people = Suggestion.lines(Listing("people", arguments: "people --all"))
}

extension CommandSet {
  static let sample = CommandSet(
    [GreetCommand.self, PartCommand.self], help: ExplainCommand.self, common: EveryOptions.self,
    texts: ToolTexts(
      purpose: "Is polite.", title: "be polite", patterns: "Names are names.",
      configuration: "There is a file.", exitCodes: "Ends with 0.",
      variables: [("TERM", "The terminal.")], files: [("polite.json", "The settings.")],
      versionDate: "May 1, 2026", environmentPrefix: "POLITE_", configurationName: "polite.json"))

  /// The invocation of a command line.
  static func invocation(
    _ words: String, _ variables: [String: String] = [:], file: ConfigurationValue.Content? = nil
  ) throws -> Invocation {
    let request = try sample.parse(
      words.split(separator: " ").map(String.init), variables: variables
    ) { _ throws(UsageError) in
      guard let file else { return nil }
      let place = ConfigurationPlace(path: "polite.json")
      return try Configuration(
        ConfigurationValue(file, place: place), path: "polite.json", commands: sample)
    }
    guard case .run(let invocation) = request else { throw Unexpected(request: request) }
    return invocation
  }

  private struct Unexpected: Error { let request: Request }
}

/// An object of a configuration file.
func object(_ members: KeyValuePairs<String, ConfigurationValue.Content>)
  -> ConfigurationValue.Content
{
  .object(
    members.enumerated().map { index, member in
      ConfigurationValue.Member(
        name: member.key,
        place: ConfigurationPlace(path: "polite.json", line: index + 1, column: 1),
        value: ConfigurationValue(
          member.value, place: ConfigurationPlace(path: "polite.json", line: index + 1, column: 9)))
    })
}
