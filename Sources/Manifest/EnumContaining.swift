/// A type of routes or sheets whose cases contain values of other enums, such as `case settings(SettingsRoute)`.
///
/// ```swift
/// extension AppRoute: EnumContaining {
///   static var containedEnums: [Any.Type] { [SettingsRoute.self] }
/// }
/// ```
///
/// The page of such a value is that of the innermost one, unless the type describes its own pages, and `screens coverage`
/// also lists the cases of the contained enums.
public protocol EnumContaining {
  /// The enums; a contained enum can contain others.
  static var containedEnums: [Any.Type] { get }
}

/// Values inside of others.
enum ContainedValue {
  /// The value that a value contains; nil if its type declares none, or its case has none.
  static func of(_ value: Any) -> Any? {
    guard let container = Swift.type(of: value) as? any EnumContaining.Type else { return nil }
    let types = Set(container.containedEnums.map(ObjectIdentifier.init))
    guard let payload = Mirror(reflecting: value).children.first?.value else { return nil }
    if types.contains(ObjectIdentifier(Swift.type(of: payload))) { return payload }
    // Several associated values, or one with a label, are a tuple.
    return Mirror(reflecting: payload).children.map(\.value).first {
      types.contains(ObjectIdentifier(Swift.type(of: $0)))
    }
  }

  /// The types that values of a type can contain, at any depth, each once.
  static func types(in type: Any.Type) -> [Any.Type] {
    var found: [Any.Type] = []
    var open = [type]
    while let next = open.popLast() {
      guard let container = next as? any EnumContaining.Type else { continue }
      for type in container.containedEnums where !found.contains(where: { $0 == type }) {
        found.append(type)
        open.append(type)
      }
    }
    return found
  }
}
