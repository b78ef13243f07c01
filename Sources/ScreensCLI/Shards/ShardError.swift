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
      "'--shard auto' finds no index of GitLab, CircleCI, Buildkite, Slurm or Kubernetes in the "
        + "environment; write it out, such as '--shard 1/4'"
    case .noCount(let name):
      "\(name) tells the shard but not how many there are; write '--shard auto/4' for 4 of them"
    case .otherCount(let name, let told, let given):
      "\(name) tells of \(told) shards, but '--shard auto/\(given)' of \(given)"
    case .notANumber(let name, let value):
      "\(name) is \(value.quoted), which is not the number of a shard"
    case .outOfRange(let name, let value, let count):
      "\(name) is \(value), which is not one of \(count) shard\(count == 1 ? "" : "s")"
    }
  }
}
