/// An option together with the verbs that take it.
///
/// What two verbs mean by one name, such as the file or the folder of `--output`, are two of these.
struct OfferedOption {
  let option: Option
  let verbs: [Verb]

  /// Whether every verb takes it, so that it stands before the verb, too.
  var isCommon: Bool { Option.common.contains { $0.name == option.name } }

  /// How it is written: the letter, then the name.
  var spellings: [String] {
    (option.letter.map { ["-\($0)"] } ?? []) + [option.usefulSpelling]
  }

  /// Every option of every verb, in the order of the table.
  static let all: [OfferedOption] = {
    var options: [Option] = []
    for option in Verb.allCases.flatMap(\.usage.options)
    where !options.contains(where: { isSame($0, option) }) {
      options.append(option)
    }
    return options.map { option in
      let verbs = Verb.allCases.filter { $0.usage.options.contains { isSame($0, option) } }
      return OfferedOption(option: option, verbs: verbs)
    }
  }()

  /// How options are written whose value is the next word.
  static let spellingsWithValue: [String] = Option.all.filter { $0.placeholder != nil }
    .flatMap { OfferedOption(option: $0, verbs: []).spellings }

  private static func isSame(_ first: Option, _ second: Option) -> Bool {
    first.name == second.name && first.summary == second.summary
  }
}
