import CommandParsing
import Reports

/// Which part of the screens the command line asks for.
enum ShardChoice: Sendable, Equatable {
  /// This part.
  case part(ReportedShard)
  /// The part that the CI engine gave to this process, of a number that may be given.
  case automatic(count: Int?)

  /// Reads `2/5`, `auto` or `auto/5`.
  init(parsing text: String) throws(ValueProblem) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if text == "auto" {
      self = .automatic(count: nil)
      return
    }
    guard parts.count == 2, let count = Int(parts[1]), count >= 1 else { throw .notAShard }
    if parts[0] == "auto" {
      self = .automatic(count: count)
    } else {
      guard let index = Int(parts[0]), index >= 1, index <= count else { throw .notAShard }
      self = .part(ReportedShard(index: index, count: count))
    }
  }

  /// The part, with what the environment says.
  func resolved(_ variables: [String: String]) throws(ShardError) -> ReportedShard {
    switch self {
    case .part(let shard): shard
    case .automatic(let count): try ShardEngine.shard(of: variables, count: count)
    }
  }
}

extension ReportedShard {
  /// The screens of this part: every `count`-th, so that expensive neighbours are spread.
  func part(of ids: [String]) -> [String] {
    stride(from: index - 1, to: ids.count, by: count).map { ids[$0] }
  }
}

extension ValueFormat<ShardChoice> {
  /// A part of the screens.
  static let shard = ValueFormat(placeholder: "I/N") { text throws(ValueProblem) in
    try ShardChoice(parsing: text)
  }
}

extension ValueProblem {
  /// Neither a part of a number of parts nor `auto`.
  static let notAShard = ValueProblem.other(
    "it must be a part of a number of parts such as 1/4, or auto, or auto/4")
}
