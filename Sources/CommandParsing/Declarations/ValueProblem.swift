import PlainText

/// What is wrong with the value of an option or an operand.
package enum ValueProblem: Error, Equatable {
  case empty
  /// Not a whole number, or not one within the range.
  case notANumber(ClosedRange<Int>)
  /// None of these words.
  case notAChoice([String])
  /// Not a number, or not one from 0 to 1.
  case notAShare
  /// Not a word for on or off.
  case notASwitch
  /// Anything else, as the second half of a sentence: what would be right.
  case other(String)
}

extension ValueProblem {
  /// The second half of a sentence: what would be right.
  package func message(of value: String) -> String {
    switch self {
    case .empty: "it must not be empty"
    case .notANumber(let range):
      "it must be a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .notAChoice(let words):
      if let nearest = NearestName.of(value, in: words) {
        "did you mean \(nearest.quoted)?"
      } else {
        "it must be one of \(words.joined(separator: ", "))"
      }
    case .notAShare: "it must be a number from 0 to 1"
    case .notASwitch: "it must be 1 or 0"
    case .other(let sentence): sentence
    }
  }
}

extension String {
  /// The text in single quotes, for a message.
  var quoted: String { VisibleText.quoted(self) }
}
