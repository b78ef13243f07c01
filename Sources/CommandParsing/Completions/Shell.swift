/// A shell with programmable completion.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The completion script for a tool.
  package func script(for commands: CommandSet, tool: String) -> String {
    let words = CompletionWords(commands)
    return switch self {
    case .bash: BashCompletion(tool: tool, words: words).text
    case .zsh: ZshCompletion(tool: tool, words: words).text
    case .fish: FishCompletion(tool: tool, words: words).text
    }
  }
}

extension String {
  /// A tool's name as part of shell function names.
  var shellIdentifier: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

/// An option and the commands that take it.
///
/// Options of the same name with different meanings, such as the file or the folder of `--output`, are separate.
struct CompletionOption {
  let option: OptionDeclaration
  /// The names of the commands.
  let commands: [String]
  /// Whether every command takes it, so it can also come before the verb.
  let isCommon: Bool
}

/// The completions that the scripts of all shells contain.
struct CompletionWords {
  /// The commands with their options and operands.
  let commands: [Entry]
  let common: [OptionDeclaration]
  /// Every option of every command.
  let options: [CompletionOption]
  /// The spellings of options whose value is the next word.
  let spellingsWithValue: [String]
  /// The completions that the tool itself lists.
  let listings: [Listing]

  struct Entry {
    let command: CommandDescription
    let options: [OptionDeclaration]
    let operands: OperandDeclaration?

    var name: String { command.name }
    /// The completions of an operand.
    var suggestion: Suggestion { operands?.suggestion ?? .nothing }
  }

  init(_ set: CommandSet) {
    let names = set.commands.map(\.name)
    let commands = set.commands.map { command in
      Entry(
        command: command, options: set.options(of: command),
        operands: set.isHelp(command)
          ? command.operands?.offering(.words(names)) : command.operands)
    }
    self.commands = commands
    common = set.common
    let all = set.options
    // In the order of the commands, each with its own options before the common ones.
    var options: [OptionDeclaration] = []
    for option in commands.flatMap(\.options)
    where !options.contains(where: { $0.isSame(as: option) }) {
      options.append(option)
    }
    self.options = options.map { option in
      CompletionOption(
        option: option,
        commands: commands.filter { $0.options.contains { $0.isSame(as: option) } }.map(\.name),
        isCommon: set.common.contains { $0.name == option.name })
    }
    var spellings: [String] = []
    for spelling in all.filter({ $0.placeholder != nil }).flatMap(\.offeredSpellings)
    where !spellings.contains(spelling) {
      spellings.append(spelling)
    }
    spellingsWithValue = spellings
    var listings: [Listing] = []
    for suggestion in all.compactMap(\.suggestion) + commands.map(\.suggestion) {
      if case .lines(let listing) = suggestion, !listings.contains(listing) {
        listings.append(listing)
      }
    }
    self.listings = listings
  }
}

extension OperandDeclaration {
  /// The operands with another suggestion.
  fileprivate func offering(_ suggestion: Suggestion) -> OperandDeclaration {
    var operands = self
    operands.suggestion = suggestion
    return operands
  }
}
