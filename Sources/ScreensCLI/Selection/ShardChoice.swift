import CommandParsing
import Reports

/// The shard that the command line requests.
enum ShardChoice: Sendable, Equatable {
  /// A given shard.
  case part(ReportedShard)
  /// The shard from the variables of the CI system, with an optional number of shards.
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

  /// The shard, resolved with environment variables.
  func resolved(_ variables: [String: String]) throws(ShardError) -> ReportedShard {
    switch self {
    case .part(let shard): shard
    case .automatic(let count): try ShardEngine.shard(of: variables, count: count)
    }
  }
}

extension ReportedShard {
  /// The screens of this shard: every `count`-th, so that expensive neighbours are distributed.
  func part(of ids: [String]) -> [String] {
    stride(from: index - 1, to: ids.count, by: count).map { ids[$0] }
  }
}

extension ValueFormat<ShardChoice> {
  /// A shard.
  static let shard = ValueFormat(placeholder: "I/N") { text throws(ValueProblem) in
    try ShardChoice(parsing: text)
  }
}

extension ValueProblem {
  /// Not a shard, `auto` or `auto` with a number.
  static let notAShard = ValueProblem.other(
    "it must be a shard such as 1/4, or auto, or auto/4")
}

/// The variables by which a CI system numbers its parallel processes.
///
/// Sources: GitLab's "Predefined CI/CD variables"; CircleCI's "Test splitting and parallelism";
/// Buildkite's "Environment variables"; Kubernetes' "Indexed Job for parallel processing"; Slurm's
/// "Job array support".
struct ShardEngine: Sendable {
  /// The variable with the index.
  let index: String
  /// The variable with the number of processes; nil if the CI system has none.
  let count: String?
  /// The index of the first process, unless ``start`` gives it.
  let first: Int
  /// The variable with the index of the first process.
  var start: String?
  /// The variable with the increment of the index.
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

  /// The shard of this process, from the first CI system that sets an index.
  ///
  /// - Parameter count: The number of shards, if the command line gives it.
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
    let declared = try count.flatMap { name throws(ShardError) in try number(name, variables) }
    if let declared, let given, declared != given {
      throw .otherCount(count ?? "", declared, given: given)
    }
    guard let count = declared ?? given else { throw .noCount(index) }
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

  /// The number in a variable; nil if it is not set.
  private func number(
    _ name: String, _ variables: [String: String]
  ) throws(ShardError) -> Int? {
    guard let text = variables[name], !text.isEmpty else { return nil }
    // Indices are small; the limit prevents overflows of their differences.
    guard let number = Int32(text), number >= 0 else { throw .notANumber(name, text) }
    return Int(number)
  }
}

/// Why the environment does not determine a shard.
enum ShardError: Error, Equatable {
  /// No CI system sets an index.
  case noEngine
  /// This variable has an index, but there is no number of shards.
  case noCount(String)
  /// The CI system has another number of shards than the command line.
  case otherCount(String, Int, given: Int)
  /// A variable is not a whole number.
  case notANumber(String, String)
  /// The index in a variable is not in the range of the shards.
  case outOfRange(String, Int, count: Int)
}

extension ShardError {
  /// One sentence that names the variable and a remedy.
  var message: String {
    switch self {
    case .noEngine:
      "'--shard auto' finds no variable of GitLab, CircleCI, Buildkite, Slurm or Kubernetes; "
        + "pass the shard, such as '--shard 1/4'"
    case .noCount(let name):
      "\(name) gives the shard but not their number; pass '--shard auto/4' for 4 shards"
    case .otherCount(let name, let declared, let given):
      "\(name) gives \(declared) shards, but '--shard auto/\(given)' gives \(given)"
    case .notANumber(let name, let value):
      "\(name) is \(value.quoted), which is not a shard number"
    case .outOfRange(let name, let value, let count):
      "\(name) is \(value), which is not one of \(count) shard\(count == 1 ? "" : "s")"
    }
  }
}
