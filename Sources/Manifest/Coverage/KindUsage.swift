package import Scenes

/// Which values of one of the app's types the screens show.
package struct KindUsage: Sendable, Equatable {
  /// The role of a type in an app.
  package enum Role: String, Codable, Sendable, CaseIterable {
    /// Its values are tabs.
    case tab
    /// Its values are pushed.
    case route
    /// Its values are sheets and covers.
    case sheet
  }

  /// A use of a value on a screen.
  package struct Use: Sendable, Hashable {
    /// The id of the screen.
    package var screen: String
    /// How the screen shows it; nil for a tab.
    package var step: StepKind?
  }

  /// The source of the names of all kinds.
  package enum Kinds: Sendable, Equatable {
    /// The type is ``KindIterable`` and lists its kinds.
    case listed([String])
    /// The type is `CaseIterable` and lists values, possibly not all.
    case values([String])
    /// Only the compiler knows the kinds.
    case unknown
  }

  /// The roles of the type; one type can be used for routes and for sheets.
  package var roles: [Role]
  /// The name of the type with that of its module: `Cookbook.CookbookRoute`.
  package var typeName: String
  /// The kinds that the type itself lists.
  package var kinds: Kinds
  /// Whether the type declares the enums inside its cases, which then are types of their own.
  package let declaresInnerEnums: Bool
  /// The uses of each kind that is shown, by its name, in the order of the manifest.
  package private(set) var uses: [String: [Use]] = [:]
  /// The types of the routes that are shown inside others, by the name of the case: `settings`.
  package private(set) var nested: [String: Nested] = [:]

  /// The type of routes inside others.
  package struct Nested: Sendable, Equatable {
    /// The name of the type with that of its module.
    package var typeName: String
    /// The kinds that the type itself lists.
    package var kinds: Kinds

    /// Creates a type from its parts.
    package init(typeName: String, kinds: Kinds) {
      self.typeName = typeName
      self.kinds = kinds
    }
  }

  init<Value>(_ role: Role, _ type: Value.Type) {
    roles = [role]
    typeName = TypeName.of(type)
    kinds = KindName.all(of: type)
    declaresInnerEnums = type is any EnumContaining.Type
  }

  mutating func add(_ value: Any, on screen: String, by step: StepKind?) {
    let use = Use(screen: screen, step: step)
    let names = KindName.parts(of: value)
    for (index, part) in names.enumerated().dropFirst() {
      let name = names[..<index].map(\.name).joined(separator: ".")
      nested[name] = Nested(typeName: TypeName.of(part.type), kinds: KindName.all(of: part.type))
    }
    let name = names.map(\.name).joined(separator: ".")
    // A stack may contain the same page twice.
    if uses[name]?.contains(use) != true { uses[name, default: []].append(use) }
  }

  /// The usage of one type with two roles.
  func joined(with other: KindUsage) -> KindUsage {
    var joined = self
    joined.roles += other.roles
    joined.uses.merge(other.uses) { $0 + $1 }
    joined.nested.merge(other.nested) { one, _ in one }
    return joined
  }
}

/// A route or sheet that can list its kinds, for `screens coverage` without a symbol graph.
///
/// ```swift
/// enum Route: KindIterable {
///   case recipe(id: String)
///   case settings
///
///   enum Kind: CaseIterable, Hashable { case recipe, settings }
///
///   var kind: Kind {
///     switch self {
///     case .recipe: .recipe
///     case .settings: .settings
///     }
///   }
/// }
/// ```
///
/// A `CaseIterable` enum without associated values does not need this. Kinds may be finer than cases; coverage
/// then expects each kind.
public protocol KindIterable {
  /// All kinds, usually one for each case.
  associatedtype Kind: CaseIterable & Hashable

  /// The kind of the value.
  var kind: Kind { get }
}

/// The names of the kinds of values: those of enum cases, unless a type is ``KindIterable``.
///
/// The kind of a route inside another one has the names of both cases: `settings.privacy`.
enum KindName {
  static func of(_ value: Any) -> String {
    parts(of: value).map(\.name).joined(separator: ".")
  }

  /// The names of the kinds of a route and of the routes inside it, each with its type.
  static func parts(of value: Any) -> [(name: String, type: Any.Type)] {
    var parts: [(name: String, type: Any.Type)] = []
    for route in NestedRoute.chain(of: value) {
      guard let listed = route as? any KindIterable else {
        parts.append((DerivedTitle.caseName(of: route), type(of: route)))
        continue
      }
      return parts + [(DerivedTitle.caseName(of: listed.kind), type(of: route))]
    }
    return parts
  }

  /// The kinds that a type lists.
  static func all(of type: Any.Type) -> KindUsage.Kinds {
    // 'Never' has no values.
    if type is Never.Type { return .listed([]) }
    if let type = type as? any KindIterable.Type { return .listed(listed(type)) }
    if let type = type as? any CaseIterable.Type { return .values(values(type)) }
    return .unknown
  }

  private static func listed<Value: KindIterable>(_ type: Value.Type) -> [String] {
    Value.Kind.allCases.map { DerivedTitle.caseName(of: $0) }
  }

  private static func values<Value: CaseIterable>(_ type: Value.Type) -> [String] {
    Value.allCases.map { of($0) }
  }
}

/// The names of types as the compiler's symbol graphs have them.
package enum TypeName {
  /// The full name, with the module and the enclosing types: `Cookbook.CookbookRoute`.
  package static func of(_ type: Any.Type) -> String {
    // The name of a private type has an unnamed context: `Cookbook.(unknown context at $1f3a).Route`.
    String(reflecting: type).split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
  }

  /// Whether a type is one of the standard library or of Foundation.
  static func isFromSystem(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["Swift.", "Foundation", "__C."].contains { name.hasPrefix($0) }
  }
}
