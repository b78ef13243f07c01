import Scenes

/// The names of the kinds of values: those of enum cases, unless a type tells its kinds itself.
enum KindName {
  static func of(_ value: Any) -> String {
    if let value = value as? any KindIterable { return DerivedTitle.caseName(of: value.kind) }
    return DerivedTitle.caseName(of: value)
  }

  /// What a type says of its kinds.
  static func all<Value>(of type: Value.Type) -> KindUsage.Kinds {
    // It has no values.
    if type is Never.Type { return .listed([]) }
    if let type = type as? any KindIterable.Type { return .listed(listed(type)) }
    if let type = type as? any CaseIterable.Type { return .values(values(type)) }
    return .unknown
  }

  private static func listed<Value: KindIterable>(_ type: Value.Type) -> [String] {
    Value.Kind.allCases.map { DerivedTitle.caseName(of: $0) }
  }

  private static func values<Value: CaseIterable>(_ type: Value.Type) -> [String] {
    Value.allCases.map { DerivedTitle.caseName(of: $0) }
  }
}

/// The names of types as the compiler's symbol graphs have them.
package enum TypeName {
  /// The name with those of the module and of the types that it lies in: `Cookbook.CookbookRoute`.
  package static func of(_ type: Any.Type) -> String {
    // A private type lies in a nameless place: `Cookbook.(unknown context at $1f3a).Route`.
    String(reflecting: type).split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
  }
}
