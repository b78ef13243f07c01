/// Spells whole numbers as people read them, the same in every locale.
package enum GroupedDigits {
  /// A number with a comma before every three digits from its end: 1,000.
  package static func text(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.count - offset) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }

  /// A number with its noun, whose plural ends with "s": "1 screen", "1,000 screens".
  package static func text(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(text(number)) \(noun)s"
  }
}
