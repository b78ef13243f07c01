import SwiftParsing

/// Finds the `navigationDestination(for:)` that shows a value.
struct ValueMatch {
  /// A destination that may show the value.
  struct Match {
    /// The destination.
    var scoped: ScopedPresentation
    /// Whether no other one can show it.
    var isCertain: Bool
  }

  private let value: Value
  private let index: AppIndex

  init(_ value: Value, index: AppIndex) {
    if case .binding(_, let inner) = value { self.value = inner } else { self.value = value }
    self.index = index
  }

  /// The destinations for the types that conform to the protocol of the value, all of which may show it; none for other
  /// values.
  func matchesOfProtocol(_ found: [(ScopedPresentation, Dispatch?)]) -> [Match] {
    guard case .object(let object) = value, let types = index.implementations[object.type] else {
      return []
    }
    let fitting = found.map(\.0).filter { scoped in
      guard let name = scoped.typeName,
        let type = index.resolve(name, from: scoped.presentation.owner)
      else { return false }
      return types.contains(type)
    }
    return fitting.map { Match(scoped: $0, isCertain: fitting.count == 1) }
  }

  /// The destinations that may show the value, best first.
  func matches(_ found: [(ScopedPresentation, Dispatch?)]) -> [Match] {
    let sure = found.filter { accepts($0.0, $0.1) == .yes }
    if !sure.isEmpty { return sure.map { Match(scoped: $0.0, isCertain: true) } }
    let possible = found.filter { accepts($0.0, $0.1) == .maybe }
    let best = possible.map { ($0.0, likeness(to: $0.0)) }
    // Innermost first among equally likely ones.
    let top = best.map(\.1).max() ?? 0
    let chosen = best.filter { $0.1 == top }
    guard top > 0 || chosen.count == 1 || Set(chosen.map { $0.0.typeName }).count == 1 else {
      return []
    }
    // An id may be of any type for numbers or texts.
    if top == Self.idLikeness, Set(chosen.map { $0.0.typeName }).count > 1 { return [] }
    return chosen.map { Match(scoped: $0.0, isCertain: top > Self.idLikeness) }
  }

  /// How much the name of an id is that of a type for numbers or texts.
  private static let idLikeness = 1

  /// The names, in small letters, of properties that are texts as a rule.
  private static let namesOfTexts: Set<String> = [
    "name", "title", "username", "symbol", "email", "url", "path", "tag", "text", "query", "code",
    "slug",
  ]

  private enum Answer { case yes, maybe, no }

  private func accepts(_ scoped: ScopedPresentation, _ dispatch: Dispatch?) -> Answer {
    let enumName = dispatch?.enumName
    switch value {
    case .enumCase(let value):
      guard let enumName, let dispatch else { return .no }
      if let type = value.type { return type == enumName ? .yes : .no }
      guard index.mayBe(value, of: enumName) else { return .no }
      return dispatch.entry(for: value) == nil ? .no : .yes
    case .object(let object):
      if let wrapper = dispatch?.wrapper { return object.type == wrapper.type ? .yes : .no }
      if let enumName { return object.type == enumName ? .yes : .no }
      guard let name = scoped.typeName else { return .maybe }
      let isList = name.hasPrefix("[")
      guard isList == object.type.hasPrefix("[") else { return .no }
      return isList
        ? accepts(object.type.withoutBrackets, asElementOf: name, scoped)
        : accepts(object.type, asElementOf: name, scoped)
    case .array(let elements):
      guard let name = scoped.typeName, name.hasPrefix("[") else { return .no }
      switch elements.first {
      case .object(let element)?: return accepts(element.type, asElementOf: name, scoped)
      case .enumCase(let element)?:
        return element.type.map { accepts($0, asElementOf: name, scoped) } ?? .maybe
      case .text?: return name == "[String]" ? .yes : .no
      case .number?: return name == "[Int]" || name == "[Double]" ? .yes : .no
      default: return .maybe
      }
    case .text: return scoped.typeName == "String" ? .yes : .no
    case .number: return ["Int", "Double"].contains(scoped.typeName) ? .yes : .no
    case .unknown(let source, _) where source.isOfText && scoped.typeName == "String": return .yes
    case .unknown: return enumName == nil ? .maybe : .no
    default: return .no
    }
  }

  /// Whether values of a type, or lists of them, are shown by a destination for a type, or for a list, as written.
  private func accepts(
    _ type: String, asElementOf written: String, _ scoped: ScopedPresentation
  ) -> Answer {
    let name = written.withoutBrackets
    if let resolved = index.resolve(name, from: scoped.presentation.owner) {
      return resolved == type || index.implementation(of: resolved) == type ? .yes : .no
    }
    return name.lastComponent == type.lastComponent ? .yes : .no
  }

  /// How much the words of an unknown value are those of a type: `order.id` and `Order.ID`.
  private func likeness(to scoped: ScopedPresentation) -> Int {
    guard case .unknown(let source, _) = value, let name = scoped.typeName else { return 0 }
    let wanted = source.lowercased().split { !$0.isLetter && !$0.isNumber }
    let isList = name.hasPrefix("[")
    let parts = name.withoutBrackets.lowercased().split(separator: ".").map(Substring.init)
    guard let last = wanted.last, let type = parts.last else { return 0 }
    if isList { return last == type + "s" ? 2 : 0 }
    // `team.id` and `teamID`, but not `isValid`
    let isID = last == "id" || source.hasSuffix("ID") || source.hasSuffix("Id")
    if isID, ["int", "string", "uuid"].contains(type) { return Self.idLikeness }
    if type == "string", Self.namesOfTexts.contains(String(last)) { return Self.idLikeness }
    if parts.count > 1, type == "id" {
      let owner = parts[parts.count - 2]
      guard last == "id" || last.hasSuffix("id") else { return 0 }
      return wanted.contains { $0 == owner || owner.hasSuffix($0) && $0.count > 2 } ? 2 : 1
    }
    return last == type || (type.hasSuffix(last) && last.count > 2) ? 2 : 0
  }
}

extension ScopedPresentation {
  /// The type of the values that it shows, as written.
  fileprivate var typeName: String? {
    if case .value(let type) = presentation.cause { type } else { nil }
  }
}

extension Value {
  /// Whether the value is known enough to be sure that it shows something.
  var isKnown: Bool {
    switch self {
    case .unknown(_, _), .nothing: false
    case .binding(_, let value): value.isKnown
    default: true
    }
  }

  /// Whether a Boolean of this value may be true.
  var mayBeTrue: Bool {
    switch self {
    case .boolean(let flag): flag
    case .unknown: true
    case .binding(_, let value): value.mayBeTrue
    default: false
    }
  }
}

extension String {
  /// The name of the elements of a list, `Team` of `[Team]`; other names stay.
  fileprivate var withoutBrackets: String {
    hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
  }
}

extension String {
  /// Whether an expression gives a text, `item.id.uuidString`.
  fileprivate var isOfText: Bool {
    ["uuidString", "absoluteString"].contains(where: hasSuffix)
      || hasPrefix("String(")
  }
}
