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
    return chosen.map { Match(scoped: $0.0, isCertain: top > 1) }
  }

  private enum Answer { case yes, maybe, no }

  private func accepts(_ scoped: ScopedPresentation, _ dispatch: Dispatch?) -> Answer {
    let enumName = dispatch?.enumName
    switch value {
    case .enumCase(let value):
      guard let enumName, let dispatch else { return .no }
      if let type = value.type { return type == enumName ? .yes : .no }
      return dispatch.entry(for: value) == nil ? .no : .yes
    case .object(let object):
      if let wrapper = dispatch?.wrapper { return object.type == wrapper.type ? .yes : .no }
      if let enumName { return object.type == enumName ? .yes : .no }
      guard let name = scoped.typeName else { return .maybe }
      if let type = index.resolve(name, from: scoped.presentation.owner) {
        return type == object.type || index.implementation(of: type) == object.type ? .yes : .no
      }
      guard name.hasPrefix("[") == object.type.hasPrefix("[") else { return .no }
      return name.lastComponent.trimmingBrackets == object.type.lastComponent.trimmingBrackets
        ? .yes : .no
    case .array(let elements):
      guard let name = scoped.typeName, name.hasPrefix("[") else { return .no }
      guard case .object(let element)? = elements.first else { return .maybe }
      return name.lastComponent.trimmingBrackets == element.type.lastComponent[...] ? .yes : .no
    case .text: return scoped.typeName == "String" ? .yes : .no
    case .number: return ["Int", "Double"].contains(scoped.typeName) ? .yes : .no
    case .unknown(let source, _) where source.isOfText && scoped.typeName == "String": return .yes
    case .unknown: return enumName == nil ? .maybe : .no
    default: return .no
    }
  }

  /// How much the words of an unknown value are those of a type: `order.id` and `Order.ID`.
  private func likeness(to scoped: ScopedPresentation) -> Int {
    guard case .unknown(let source, _) = value, let name = scoped.typeName else { return 0 }
    let wanted = source.lowercased().split { !$0.isLetter && !$0.isNumber }
    let isList = name.hasPrefix("[")
    let parts = name.lowercased().split(separator: ".").map { $0.trimmingBrackets }
    guard let last = wanted.last, let type = parts.last else { return 0 }
    if isList { return last == type + "s" ? 2 : 0 }
    // `team.id` is of a type for numbers or texts.
    if last.hasSuffix("id"), ["int", "string", "uuid"].contains(type) { return 1 }
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

extension StringProtocol {
  /// The name of the elements of a list, `Team` of `[Team]`; other names stay.
  fileprivate var trimmingBrackets: Substring {
    Substring(drop { $0 == "[" }).prefix { $0 != "]" }
  }
}

extension String {
  /// Whether an expression gives a text, `item.id.uuidString`.
  fileprivate var isOfText: Bool {
    ["uuidString", "absoluteString"].contains(where: hasSuffix)
      || hasPrefix("String(")
  }
}
