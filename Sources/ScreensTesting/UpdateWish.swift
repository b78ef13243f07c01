import Harness
import PlainText

/// Which snapshots the tests may write, as the environment says; without a word from it, none.
struct UpdateWish: Equatable {
  /// The variable that lets tests write: `missing`, `changed`, `all` or `none`.
  static let variable = "SCREENS_UPDATE"
  /// The variable that names the only screens that are written, with colons between their ids.
  static let onlyVariable = "SCREENS_ONLY"

  /// Which snapshots are written.
  var policy: RecordPolicy
  /// The only ids that are written; nil for every one.
  var only: Set<String>?

  /// Reads the wish from the variables of a process.
  init(environment: [String: String]) throws(ExpectationError) {
    let value = environment[Self.variable] ?? ""
    guard let policy = value.isEmpty ? RecordPolicy.none : RecordPolicy(rawValue: value) else {
      throw .unknownPolicy(value)
    }
    self.policy = policy
    // A colon is in no id, since it may be in no file name.
    only = environment[Self.onlyVariable].map { Set($0.split(separator: ":").map(String.init)) }
  }

  /// The command that writes the snapshot of one screen.
  static func command(_ policy: RecordPolicy, _ id: String) -> String {
    "\(variable)=\(policy.rawValue) \(onlyVariable)=\(ShellWord.quoted(id)) swift test"
  }

  /// Whether the snapshot of a screen may be written.
  func concerns(_ id: String) -> Bool {
    policy != .none && only?.contains(id) ?? true
  }
}
