import Scenes

/// Writes values as the Swift code that creates them, as far as reflection allows.
package enum SwiftCode {
  /// The maximum depth of nested values; deeper values are written as `…`.
  private static let depthLimit = 8

  /// The code of a value: `.recipe(id: "pie")`, `["a", "b"]`, `Point(x: 1, y: 2)`.
  ///
  /// A type that describes itself is written with that description, in quotes.
  ///
  /// - Complexity: O(*n*) in the number of stored values inside.
  package static func of(_ value: Any) -> String {
    code(of: value, depth: 0)
  }

  private static func code(of value: Any, depth: Int) -> String {
    guard depth < depthLimit else { return "…" }
    switch value {
    case let text as String: return text.debugDescription
    case let text as Substring: return String(text).debugDescription
    case let character as Character: return String(character).debugDescription
    case let flag as Bool: return flag.description
    case let number as any BinaryInteger: return "\(number)"
    case let number as any BinaryFloatingPoint: return "\(number)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return enumCase(value, mirror, depth)
    case .optional: return mirror.children.first.map { code(of: $0.value, depth: depth) } ?? "nil"
    case .tuple: return "(\(arguments(of: mirror, depth)))"
    case .collection: return "[\(arguments(of: mirror, depth))]"
    // The order of sets and dictionaries changes from run to run.
    case .set: return "[\(elements(of: mirror, depth).sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror, depth)
    default: return instance(value, mirror, depth)
    }
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String {
    guard let child = mirror.children.first, let name = child.label else {
      let name = DerivedTitle.caseName(of: value)
      return isIdentifier(name) ? ".\(name)" : "\(type(of: value))(\(name.debugDescription))"
    }
    let payload = Mirror(reflecting: child.value)
    let isList = payload.displayStyle == .tuple && !payload.children.isEmpty
    let inside =
      isList ? arguments(of: payload, depth) : code(of: child.value, depth: depth + 1)
    return ".\(name)(\(inside))"
  }

  private static func dictionary(_ mirror: Mirror, _ depth: Int) -> String {
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).children
        .map { code(of: $0.value, depth: depth + 1) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }

  private static func instance(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String {
    let name = "\(type(of: value))"
    if value is any CustomStringConvertible {
      return "\(name)(\(String(describing: value).debugDescription))"
    }
    return "\(name)(\(arguments(of: mirror, depth)))"
  }

  private static func arguments(of mirror: Mirror, _ depth: Int) -> String {
    mirror.children.map { child in
      let code = code(of: child.value, depth: depth + 1)
      // The elements of an unlabeled tuple have the labels `.0`, `.1`.
      guard let label = child.label, !label.hasPrefix(".") else { return code }
      return "\(label): \(code)"
    }.joined(separator: ", ")
  }

  private static func elements(of mirror: Mirror, _ depth: Int) -> [String] {
    mirror.children.map { code(of: $0.value, depth: depth + 1) }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return first.properties.isXIDStart || first == "_"
      ? name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue } : false
  }
}
