import Testing

@testable import CommandParsing

@Suite("Declarations of a command") struct DeclarationTests {
  private let greet = CommandDescription(type: GreetCommand.self)

  @Test("The options are those of the properties and groups, in their order")
  func options() {
    #expect(
      greet.ownOptions.map(\.name) == [
        "loud", "bow", "language", "times", "gift", "note", "day",
      ])
    #expect(
      CommandSet.sample.options(of: greet).map(\.name).suffix(5) == [
        "quiet", "config", "no-config", "help", "version",
      ])
  }

  @Test("The kind of an option is derived from its property")
  func kinds() {
    #expect(
      greet.ownOptions.map(\.kind) == [
        .flag(isOnByDefault: false), .flag(isOnByDefault: true), .choice(["english", "french"]),
        .value(placeholder: "N"), .list(placeholder: "GIFT"), .value(placeholder: "FILE"),
        .choices(["monday", "friday"], placeholder: "DAY"),
      ])
    #expect(
      greet.ownOptions.map(\.usefulSpelling) == [
        "--loud", "--no-bow", "--language", "--times", "--gift", "--note", "--day",
      ])
  }

  @Test("Every option has a variable unless it is for the command line only")
  func variables() {
    #expect(
      greet.ownOptions.map { $0.environmentVariable(prefix: "POLITE_") } == [
        "POLITE_LOUD", "POLITE_BOW", "POLITE_LANGUAGE", "POLITE_TIMES", "POLITE_GIFT", nil,
        "POLITE_DAY",
      ])
    let option = OptionDeclaration(
      "not-this", .one(ValueFormat.file), reach: .environment, "")
    #expect(option.environmentVariable(prefix: "X_") == "X_NOT_THIS")
  }

  @Test("A usage line names the operands")
  func usage() {
    #expect(greet.usage == "greet <person>…")
    #expect(CommandDescription(type: PartCommand.self).usage == "part")
    #expect(CommandDescription(type: ExplainCommand.self).usage == "help [verb]")
    let format = ValueFormat.file
    #expect(OperandDeclaration("file", format, count: 2...2, remedy: "").usage == "<file> <file>")
    #expect(OperandDeclaration("file", format, count: 1...1, remedy: "").usage == "<file>")
    #expect(OperandDeclaration("file", format, count: 0...9, remedy: "").usage == "[file…]")
  }

  @Test("A command that no command line was turned into has the defaults")
  func defaults() {
    let command = GreetCommand()
    #expect(!command.manner.isLoud && command.manner.bows)
    #expect(command.language == .english && command.times == nil && command.gifts.isEmpty)
    #expect(command.people.isEmpty)
  }

  @Test("Two meanings of one name are two options")
  func meanings() {
    let notes = CommandSet.sample.options.filter { $0.name == "note" }
    #expect(notes.map(\.placeholder) == ["FILE", "DIR"])
    #expect(CommandSet.sample.options.count { $0.name == "loud" } == 1)
  }

  @Test("A set reports options that contradict each other")
  func contradictions() {
    #expect(CommandSet.sample.contradictions == [])
    struct OddCommand: CommandDeclaration {
      static let name = "odd"
      static let summary = "is odd"
      static let examples: [Example] = []
      @Flag("times", "often") var isOften = false
      @Flag("lazy", letter: "l", "slowly") var isLazy = false
      @Flag("quiet", letter: "q", "write less") var isQuiet = false
    }
    let set = CommandSet(
      [GreetCommand.self, OddCommand.self], help: ExplainCommand.self, common: EveryOptions.self,
      texts: CommandSet.sample.texts)
    #expect(
      set.contradictions == [
        "--times takes a value in one command only", "--times has two letters",
        "-l is --loud and --lazy", "odd has --quiet twice",
      ])
  }
}
