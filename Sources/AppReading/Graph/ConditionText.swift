// A condition as written.
extension String {
  /// The names in a condition, without those of which it asks for a state of their own: `isOn`, `jars` and `count` of
  /// `settings.isOn && jars.count > 1`.
  var conditionNames: [Substring] {
    var found: [Substring] = []
    var rest = self[...]
    while let start = rest.firstIndex(where: \.isPartOfName) {
      let name = rest[start...].prefix(while: \.isPartOfName)
      rest = rest[name.endIndex...]
      let after = rest.drop { $0 == "?" || $0 == "!" }
      let property = after.first == "." ? after.dropFirst().prefix(while: \.isPartOfName) : ""
      if property.isEmpty || Self.ownProperties.contains(String(property)) { found.append(name) }
    }
    return found
  }

  /// The conditions that are joined by commas, by `||` or by `&&`, and whether one of them is enough; nil if it is only one.
  var joinedConditions: (texts: [String], isEither: Bool)? {
    guard utf8.count < Self.mostJoined else { return nil }
    // What binds least comes first.
    for (sign, isEither) in [(", ", false), (" || ", true), (" && ", false)] {
      let texts = split(at: sign)
      if texts.count > 1 { return (texts, isEither) }
    }
    return nil
  }

  /// What is compared with a case, or is one of several views, `page` of `page == .home` and `page is HomeView`; nil for other
  /// conditions.
  var comparedSubject: Substring? {
    (firstRange(of: " == .") ?? firstRange(of: " is ")).map { self[..<$0.lowerBound] }
  }

  /// Whether it compares the same with another value, so that it does not hold where that does.
  func isInstead(of other: String?) -> Bool {
    comparedSubject != nil && comparedSubject == other?.comparedSubject
  }

  /// Longer conditions are taken as they are.
  private static let mostJoined = 1_000

  /// The parts between signs that are in no parentheses and in no text.
  private func split(at sign: String) -> [String] {
    var parts: [String] = []
    var start = startIndex
    for found in ranges(of: sign) {
      let part = self[start..<found.lowerBound]
      let isOpen = part.count { "([{".contains($0) } != part.count { ")]}".contains($0) }
      guard !isOpen, part.count(where: { $0 == "\"" }).isMultiple(of: 2) else { continue }
      parts.append(String(part))
      start = found.upperBound
    }
    return parts + [String(self[start...])]
  }

  /// The properties that say something of the value itself.
  private static let ownProperties: Set<String> = [
    "contains", "count", "first", "hasPrefix", "hasSuffix", "isEmpty", "last", "rawValue", "value",
    "wrappedValue",
  ]
}

extension Character {
  /// Whether it may be one of a name.
  var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
