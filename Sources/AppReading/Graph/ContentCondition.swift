/// A condition on whether a text, a list or a number says that something is there: `token.isEmpty`, `userID > 0` or
/// `name != ""`.
struct ContentCondition: Equatable {
  /// What a state is compared with.
  private enum Operand: Equatable {
    case text(String)
    case number(Double)
    /// Whether it has no characters or elements.
    case nothing

    /// Reads a literal; nil for anything else.
    init?(_ text: String) {
      let digits = text.filter { $0 != "_" }
      if digits.first.map({ $0.isNumber || $0 == "-" }) == true, let number = Double(digits) {
        self = .number(number)
      } else if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\") {
        self = .text(String(text.dropFirst().dropLast()))
      } else {
        return nil
      }
    }
  }

  /// The state as written, `session.token`.
  let subject: String
  private let sign: String
  private let operand: Operand
  /// Whether the number of its elements or characters is compared.
  private let countsElements: Bool

  /// The name of the state, without what has it.
  var property: String { subject.lastComponent }

  /// Reads a condition; nil for one that compares a state with no literal.
  init?(_ text: String) {
    guard text.joinedConditions == nil else { return nil }
    if let state = text.withoutSuffix(".isEmpty"), state.isPath {
      (subject, sign, operand, countsElements) = (state, "==", .nothing, false)
      return
    }
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 3, let mirrored = Self.mirrored[parts[1]] else { return nil }
    let path: String
    if parts[0].isPath, let operand = Operand(parts[2]) {
      (path, sign, self.operand) = (parts[0], parts[1], operand)
    } else if parts[2].isPath, let operand = Operand(parts[0]) {
      (path, sign, self.operand) = (parts[2], mirrored, operand)
    } else {
      return nil
    }
    let counted = path.withoutSuffix(".count")
    (subject, countsElements) = (counted ?? path, counted != nil)
  }

  /// The signs of comparisons, each with that for the operands the other way round.
  private static let mirrored = [
    "==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<=",
  ]

  /// Whether the condition holds for a value; nil if that cannot be said.
  ///
  /// A value that is not known is taken for something, as that of an answer to a log-in.
  func holds(for value: Value) -> Bool? {
    switch (value, operand) {
    case (.text(let text), .nothing): isMet(text.plain?.isEmpty ?? false)
    case (.array(let elements), .nothing): isMet(elements.isEmpty)
    case (.text(let text), .text(let other)):
      text.plain.flatMap { isMet($0 == other) } ?? (other.isEmpty ? isMet(false) : nil)
    case (.text(let text), .number(let other)) where countsElements:
      text.plain.map { compares(Double($0.count), with: other) }
    case (.array(let elements), .number(let other)) where countsElements:
      compares(Double(elements.count), with: other)
    case (.number(let digits), .number(let other)) where !countsElements:
      Double(digits.filter { $0 != "_" }).map { compares($0, with: other) }
    case (.unknown, .nothing), (.object, .nothing), (.unknown, .text("")), (.object, .text("")):
      isMet(false)
    case (.unknown, .number), (.object, .number): sign == "<" || sign == "<=" ? false : sign != "=="
    default: nil
    }
  }

  private func compares(_ number: Double, with other: Double) -> Bool {
    switch sign {
    case "<": number < other
    case ">": number > other
    case "<=": number <= other
    case ">=": number >= other
    case "!=": number != other
    default: number == other
    }
  }

  /// Whether the condition holds if both sides are equal or not; nil if it asks which one is larger.
  private func isMet(_ isEqual: Bool) -> Bool? {
    sign == "==" ? isEqual : sign == "!=" ? !isEqual : nil
  }
}

extension String {
  /// Whether it is a name, or a member of one, `session.token`.
  fileprivate var isPath: Bool {
    first.map { $0.isLetter || $0 == "_" } == true
      && allSatisfy { $0.isPartOfName || $0 == "." || $0 == "?" }
  }

  fileprivate func withoutSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
