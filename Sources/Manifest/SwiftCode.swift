import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes values as the Swift code that creates them, as far as reflection allows.
///
/// `…` replaces what has no such code: closures, instances of classes, values of types whose initialisers are
/// unknown, and moments such as `Date()`, whose code would differ from run to run.
package enum SwiftCode {
  /// The replacement of a value without code.
  private static let unknown = Page.unknownCode

  /// The maximum depth of nested values; deeper values are written as `…`.
  private static let depthLimit = 8

  /// The code of a value: `.recipe(id: "pie")`, `["a", "b"]`, `Point(x: 1, y: 2)`.
  ///
  /// - Complexity: O(*n*) in the number of stored values inside.
  package static func of(_ value: Any) -> String {
    code(of: value, depth: 0)
  }

  private static func code(of value: Any, depth: Int) -> String {
    guard depth < depthLimit else { return unknown }
    let mirror = Mirror(reflecting: value)
    // Most values are enums, and the casts below take time.
    if mirror.displayStyle == .enum { return enumCase(value, mirror, depth) }
    if let literal = literal(value) ?? range(value, mirror, depth) { return literal }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { code(of: $0.value, depth: depth) } ?? "nil"
    case .tuple: return "(\(arguments(of: mirror, depth)))"
    case .collection where value is [Any]: return "[\(arguments(of: mirror, depth))]"
    // The order of sets and dictionaries changes from run to run.
    case .set: return "[\(elements(of: mirror, depth).sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror, depth)
    case .struct: return instance(value, mirror, depth)
    default: return unknown
    }
  }

  private static func literal(_ value: Any) -> String? {
    switch value {
    case let text as String: text.debugDescription
    case let text as Substring: String(text).debugDescription
    case let character as Character: String(character).debugDescription
    case let flag as Bool: flag.description
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: self.number(number)
    case let url as URL: "URL(string: \(url.absoluteString.debugDescription))!"
    case let id as UUID: "UUID(uuidString: \"\(id.uuidString)\")!"
    case let number as Decimal: "Decimal(string: \"\(number)\")!"
    case let date as Date: moment(date)
    default: nil
    }
  }

  private static func number(_ number: some BinaryFloatingPoint) -> String {
    if number.isNaN { return ".nan" }
    return number.isInfinite ? number < 0 ? "-.infinity" : ".infinity" : "\(number)"
  }

  /// The code of a date without fractions of a second.
  ///
  /// A measured moment has a fraction, also after one hour is subtracted. Dates in source code have none.
  private static func moment(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    guard date.timeIntervalSinceReferenceDate.rounded() == date.timeIntervalSinceReferenceDate,
      let whole = Int(exactly: seconds)
    else { return unknown }
    return "Date(timeIntervalSince1970: \(whole))"
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String {
    if let child = mirror.children.first, let name = child.label {
      let payload = Mirror(reflecting: child.value)
      let isList = payload.displayStyle == .tuple && !payload.children.isEmpty
      let inside =
        isList ? arguments(of: payload, depth) : code(of: child.value, depth: depth + 1)
      return ".\(name)(\(inside))"
    }
    // The description of a type that describes itself is not the name of the case.
    if !(value is any CustomStringConvertible) { return ".\(DerivedTitle.caseName(of: value))" }
    guard let raw = (value as? any RawRepresentable).flatMap({ literal($0.rawValue) }) else {
      return unknown
    }
    return "\(name(of: type(of: value)))(rawValue: \(raw))!"
  }

  private static func dictionary(_ mirror: Mirror, _ depth: Int) -> String {
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).children
        .map { code(of: $0.value, depth: depth + 1) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }

  private static func range(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String? {
    let name = String(reflecting: type(of: value))
    let isClosed = name.hasPrefix("Swift.ClosedRange<")
    guard isClosed || name.hasPrefix("Swift.Range<") else { return nil }
    return elements(of: mirror, depth).joined(separator: isClosed ? "..." : "..<")
  }

  private static func instance(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String {
    let type = type(of: value)
    // A property wrapper or a lazy property is stored with another name than that of its argument.
    let labels = mirror.children.map { $0.label ?? "_" }
    guard !TypeName.isFromSystem(type),
      !labels.contains(where: { $0.hasPrefix("_") || $0.hasPrefix("$") })
    else {
      return unknown
    }
    return "\(name(of: type))(\(arguments(of: mirror, depth)))"
  }

  /// The name of a type with those of the types around it, without modules: `Library.Shelf<Int>`.
  private static func name(of type: Any.Type) -> String {
    var name = ""
    var word = ""
    // The first name before a point is that of the module.
    var isAfterModule = false
    for character in TypeName.of(type) {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if character != "." || isAfterModule { name += word + [character] }
      isAfterModule = character == "." || character == ">"
      word = ""
    }
    return name + word
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
}
