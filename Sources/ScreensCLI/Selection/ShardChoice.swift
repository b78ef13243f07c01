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
    "it must be a shard such as 1/4, or auto, or auto/4")
}

/// How an engine tells each of its parallel processes which one it is.
///
/// Sources: GitLab's "Predefined CI/CD variables"; CircleCI's "Test splitting and parallelism";
/// Buildkite's "Environment variables"; Kubernetes' "Indexed Job for parallel processing"; Slurm's
/// "Job array support".
struct ShardEngine: Sendable {
  /// The variable with the index.
  let index: String
  /// The variable with how many there are; nil when the engine does not say.
  let count: String?
  /// The index of the first process, unless a variable says it.
  let first: Int
  /// The variable with the index of the first process.
  var start: String?
  /// The variable with the distance from one index to the next.
  var step: String?

  static let all = [
    ShardEngine(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    ShardEngine(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    ShardEngine(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    ShardEngine(
      index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: 0,
      start: "SLURM_ARRAY_TASK_MIN", step: "SLURM_ARRAY_TASK_STEP"),
    ShardEngine(index: "JOB_COMPLETION_INDEX", count: nil, first: 0),
  ]

  /// The part of this process, as the first engine says that gave it an index.
  ///
  /// - Parameter count: How many parts there are, where the command line says it.
  static func shard(
    of variables: [String: String], count: Int?
  ) throws(ShardError) -> ReportedShard {
    let engine = all.first { !variables[$0.index, default: ""].isEmpty }
    guard let engine else { throw .noEngine }
    return try engine.shard(of: variables, count: count)
  }

  private func shard(
    of variables: [String: String], count given: Int?
  ) throws(ShardError) -> ReportedShard {
    let told = try count.flatMap { name throws(ShardError) in try number(name, variables) }
    if let told, let given, told != given { throw .otherCount(count ?? "", told, given: given) }
    guard let count = told ?? given else { throw .noCount(index) }
    guard count >= 1 else { throw .notANumber(self.count ?? "", "\(count)") }
    let value = try number(index, variables) ?? 0
    let first = try start.flatMap { name throws(ShardError) in try number(name, variables) }
    let step = try step.flatMap { name throws(ShardError) in try number(name, variables) }
    let distance = value - (first ?? self.first)
    let position = distance / max(1, step ?? 1)
    guard distance >= 0, distance % max(1, step ?? 1) == 0, position < count else {
      throw .outOfRange(index, value, count: count)
    }
    return ReportedShard(index: position + 1, count: count)
  }

  /// The number in a variable; nil when it is not set.
  private func number(
    _ name: String, _ variables: [String: String]
  ) throws(ShardError) -> Int? {
    guard let text = variables[name], !text.isEmpty else { return nil }
    // Indices of arrays are small; the limit keeps their differences from overflowing.
    guard let number = Int32(text), number >= 0 else { throw .notANumber(name, text) }
    return Int(number)
  }
}

/// Why the environment does not say which part of the screens to take.
enum ShardError: Error, Equatable {
  /// No engine gave an index.
  case noEngine
  /// The engine gave an index in this variable but does not say how many there are.
  case noCount(String)
  /// The engine says another number of parts than the command line.
  case otherCount(String, Int, given: Int)
  /// A variable is not a whole number.
  case notANumber(String, String)
  /// The index in a variable does not fit the number of parts.
  case outOfRange(String, Int, count: Int)
}

extension ShardError {
  /// One sentence that names the variable and offers the way out.
  var message: String {
    switch self {
    case .noEngine:
      "'--shard auto' finds no variable of GitLab, CircleCI, Buildkite, Slurm or Kubernetes; "
        + "pass the shard, such as '--shard 1/4'"
    case .noCount(let name):
      "\(name) gives the shard but not their number; pass '--shard auto/4' for 4 shards"
    case .otherCount(let name, let told, let given):
      "\(name) gives \(told) shards, but '--shard auto/\(given)' gives \(given)"
    case .notANumber(let name, let value):
      "\(name) is \(value.quoted), which is not a shard number"
    case .outOfRange(let name, let value, let count):
      "\(name) is \(value), which is not one of \(count) shard\(count == 1 ? "" : "s")"
    }
  }
}
