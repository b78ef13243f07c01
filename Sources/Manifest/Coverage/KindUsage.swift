package import Scenes

/// Which values of one of an app's types its screens show.
package struct KindUsage: Sendable, Equatable {
  /// What a type is for in an app.
  package enum Role: String, Codable, Sendable, CaseIterable {
    /// Its values are tabs.
    case tab
    /// Its values are pushed.
    case route
    /// Its values are sheets and covers.
    case sheet
  }

  /// Where a value is shown.
  package struct Use: Sendable, Hashable {
    /// The id of the screen.
    package var screen: String
    /// How the screen shows it; nil for a tab.
    package var step: StepKind?
  }

  /// How the names of all kinds are known.
  package enum Kinds: Sendable, Equatable {
    /// The type lists them for this purpose.
    case listed([String])
    /// The type lists its values, which need not be all.
    case values([String])
    /// Only the compiler knows them.
    case unknown
  }

  /// What the type is for; a type can be for routes and sheets at once.
  package var roles: [Role]
  /// The name of the type with that of its module: `Cookbook.CookbookRoute`.
  package var typeName: String
  /// What the type itself says of its kinds.
  package var kinds: Kinds
  /// The uses of each kind that is shown, by its name, in the order of the manifest.
  package private(set) var uses: [String: [Use]] = [:]

  init<Value>(_ role: Role, _ type: Value.Type) {
    roles = [role]
    typeName = TypeName.of(type)
    kinds = KindName.all(of: type)
  }

  mutating func add(_ value: Any, on screen: String, by step: StepKind?) {
    let use = Use(screen: screen, step: step)
    let name = KindName.of(value)
    // A stack may hold the same page twice.
    if uses[name]?.contains(use) != true { uses[name, default: []].append(use) }
  }

  /// The usage of one type for two purposes.
  func joined(with other: KindUsage) -> KindUsage {
    var joined = self
    joined.roles += other.roles
    joined.uses.merge(other.uses) { $0 + $1 }
    return joined
  }
}
