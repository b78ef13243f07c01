import SwiftParsing

/// Conditions about how much a page has: once it is loaded, there is more than nothing of what it is there for.
extension Evaluator {
  /// Whether a condition that compares a number with zero or one holds once the page is loaded, `dueCards > 0`; nil for other
  /// conditions, and for numbers that nothing loads.
  func holdsWithContent(_ expression: Expression, _ scope: Scope) -> Bool? {
    guard case .binary(let left, let sign, let right) = expression.kind else { return nil }
    if let isBefore = isBeforeEnd(left, sign, right) { return isBefore }
    guard case .number(let limit) = right.kind, let limit = Int(limit) else { return nil }
    let holds: Bool
    switch (sign, limit) {
    case (">", 0), (">", 1), (">=", 1), (">=", 2), ("!=", 0): holds = true
    case ("==", 0), ("<", 1), ("<", 2), ("<=", 0), ("<=", 1): holds = false
    default: return nil
    }
    return isLoadedCount(left, scope) ? holds : nil
  }

  /// Whether a place in a list is before its end, `currentIndex < cards.count`; nil for other comparisons.
  private func isBeforeEnd(_ left: Expression, _ sign: String, _ right: Expression) -> Bool? {
    guard case .member(_?, "count") = right.kind, left.lastName?.namesPlace == true else {
      return nil
    }
    return switch sign {
    case "<": true
    case ">=": false
    default: nil
    }
  }

  /// Whether an expression is a state that begins with zero and that is set to something else than a number in the source,
  /// as to what a model has counted: by a model, or by a view that waits for it or sets it when it appears.
  private func isLoadedCount(_ expression: Expression, _ scope: Scope) -> Bool {
    guard let place = place(of: expression, scope), let type = index.types[place.type],
      index.isView(place.type) || type.keyword == .objectClass,
      !place.property.contains("."), !place.property.namesPlace, !isAboutProblem(place.property)
    else { return false }
    let before = assumesInitialState
    assumesInitialState = true
    defer { assumesInitialState = before }
    guard evaluate(expression, scope) == .number("0") else { return false }
    let name = place.property
    if index.isView(place.type) {
      return isSetByFunction(name, in: place.type, always: true) {
        $0.isComputed(without: name)
      }
    }
    return remembersMatch(\.countedStates, of: name, in: place.type) { bytes in
      bytes.values(givenTo: name).contains { $0.isComputed(without: name) }
    }
  }
}

extension String {
  /// Whether a number is called after a place in a list or a step, which begins with the first one.
  fileprivate var namesPlace: Bool {
    let name = lowercased()
    return Self.places.contains { name.includes($0) }
  }

  private static let places: [String] = [
    "index", "position", "page", "step", "offset", "tab", "selected", "current", "progress",
    "attempt", "retry", "height", "width", "scroll", "rotation", "scale", "opacity",
  ]

  /// Whether a value is made of others, and is no number in the source and not made of the value before.
  fileprivate func isComputed(without name: String) -> Bool {
    guard first.map({ $0.isLetter || $0 == "(" || $0 == "_" }) == true else { return false }
    let words = replacing("self.", with: "").split {
      !$0.isLetter && !$0.isNumber && !"_.".contains($0)
    }
    return !words.contains { $0.prefix { $0 != "." } == name }
  }
}
