/// Writes numbers for SVG: without exponents, locale or superfluous digits.
package enum DecimalText {
  /// Numbers with a larger magnitude are clamped to this one.
  private static let limit = 1e9
  private static let powers = [1.0, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// A number rounded to some decimals, without superfluous zeros: `12`, `.5`, `-3.125`.
  ///
  /// - Parameters:
  ///   - value: Halves are rounded away from zero; NaN is written as zero.
  ///   - decimals: The most digits after the point, up to 7.
  package static func text(_ value: Double, decimals: Int = 3) -> String {
    guard !value.isNaN else { return "0" }
    let decimals = min(max(decimals, 0), powers.count - 1)
    let near = min(max(value, -limit), limit)
    let scaled = Int((near * powers[decimals]).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(powers[decimals]))
    let sign = scaled < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + (whole > 0 ? String(whole) : "") + "." + digits
  }
}

/// Formats whole numbers with thousands separators, the same in every locale.
package enum GroupedDigits {
  /// A number with a comma between groups of three digits: 1,000.
  package static func text(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.count - offset) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }

  /// A number with a noun whose plural ends in "s": "1 screen", "1,000 screens".
  package static func text(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(text(number)) \(noun)s"
  }
}
