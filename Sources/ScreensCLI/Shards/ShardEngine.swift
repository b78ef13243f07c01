import Reports

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
