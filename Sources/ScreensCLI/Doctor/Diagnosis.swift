/// What looking at one thing found, and what is to be done about it.
struct Diagnosis: Sendable, Equatable, Encodable {
  /// How it is.
  enum Status: String, Sendable, Encodable {
    case ok
    /// Worth knowing; work goes on.
    case warning
    /// Some command will fail.
    case problem
  }

  /// What was looked at, as one word.
  let topic: String
  let status: Status
  /// What is there.
  let finding: String
  /// What is to be done; nil where nothing is.
  let advice: String?

  static func ok(_ topic: String, _ finding: String) -> Diagnosis {
    Diagnosis(topic: topic, status: .ok, finding: finding, advice: nil)
  }

  static func warning(_ topic: String, _ finding: String, advice: String) -> Diagnosis {
    Diagnosis(topic: topic, status: .warning, finding: finding, advice: advice)
  }

  static func problem(_ topic: String, _ finding: String, advice: String) -> Diagnosis {
    Diagnosis(topic: topic, status: .problem, finding: finding, advice: advice)
  }
}

extension [String] {
  /// The first few in quotes and how many more there are.
  var fewQuoted: String {
    let most = 3
    let shown = prefix(most).map(\.quoted).joined(separator: ", ")
    return count > most ? "\(shown) and \(count - most) more" : shown
  }
}

extension Int {
  /// The number with the form of a noun that goes with it.
  func of(_ one: String, _ many: String) -> String { "\(self) \(self == 1 ? one : many)" }
}
