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
      if let number = Double(text) {
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

  /// The name of the state, without what has it.
  var property: String { subject.lastComponent }

  /// Reads a condition; nil for one that compares a state with no literal.
  init?(_ text: String) {
    guard text.joinedConditions == nil else { return nil }
    if let state = text.withoutSuffix(".isEmpty"), state.isPath {
      (subject, sign, operand) = (state, "==", .nothing)
      return
    }
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 3, let mirrored = Self.mirrored[parts[1]] else { return nil }
    if parts[0].isPath, let operand = Operand(parts[2]) {
      (subject, sign, self.operand) = (parts[0], parts[1], operand)
    } else if parts[2].isPath, let operand = Operand(parts[0]) {
      (subject, sign, self.operand) = (parts[2], mirrored, operand)
    } else {
      return nil
    }
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
      text.plain.map { isMet($0 == other) } ?? (other.isEmpty ? isMet(false) : nil)
    case (.number(let digits), .number(let other)):
      Double(digits.filter { $0 != "_" }).flatMap { number in
        switch sign {
        case "<": number < other
        case ">": number > other
        case "<=": number <= other
        case ">=": number >= other
        default: isMet(number == other)
        }
      }
    case (.unknown, .nothing), (.object, .nothing), (.unknown, .text("")), (.object, .text("")):
      isMet(false)
    case (.unknown, .number), (.object, .number): sign == "<" || sign == "<=" ? false : sign != "=="
    default: nil
    }
  }

  private func isMet(_ isEqual: Bool) -> Bool { isEqual == (sign == "==") }
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
