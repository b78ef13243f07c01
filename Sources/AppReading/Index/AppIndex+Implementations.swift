import SwiftParsing

/// The types that conform to the protocols of an app.
extension AppIndex {
  /// Finds the types that conform to each protocol, not counting doubles for tests and previews.
  func foundImplementations() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for name in declaredOrder where types[name]?.keyword != .interface {
      for ancestor in ancestors(of: name) where types[ancestor]?.keyword == .interface {
        found[ancestor, default: []].append(name)
      }
    }
    return found.mapValues { all in
      let real = all.filter { !Self.isDouble($0) }
      return real.isEmpty ? all : real
    }
  }

  /// Whether a type is a double for tests and previews.
  static func isDouble(_ type: String) -> Bool {
    let words = ["mock", "stub", "fake", "dummy", "preview", "spy", "test"]
    let name = lastComponent(type).lowercased()
    return words.contains(where: name.includes)
  }

  /// The type whose members run where a value of a type is used: of a protocol the only type that conforms to it.
  package func implementation(of type: String) -> String {
    guard let found = implementations[type], found.count == 1 else { return type }
    return found[0]
  }

  /// The only type that conforms to all protocols of the app that a composition has, `Coordinator & ProfileActions`; nil if
  /// none or several do, or if the type is no composition.
  ///
  /// - Parameters:
  ///   - type: The composition, or the name of an alias or of a generic parameter for one.
  ///   - outer: The full name of the type around it.
  func implementation(ofComposition type: TypeSyntax, from outer: String?) -> String? {
    let protocols = protocols(ofComposition: type, from: outer, aliases: 0)
    guard let first = protocols.first else { return nil }
    let found = protocols.dropFirst().reduce(Set(implementations[first] ?? [])) {
      $0.intersection(implementations[$1] ?? [])
    }
    return found.count == 1 ? found.first : nil
  }

  /// The full names of the app's protocols in a composition; none for other types.
  ///
  /// - Parameter count: How many names and compositions led to the type: in source that does not build they may lead back.
  private func protocols(
    ofComposition type: TypeSyntax, from outer: String?, aliases count: Int
  ) -> [String] {
    guard count < 6 else { return [] }
    switch type {
    case .composition(let parts):
      return parts.flatMap { part in
        let inner = protocols(ofComposition: part, from: outer, aliases: count + 1)
        guard inner.isEmpty, let name = part.name.flatMap({ resolve($0, from: outer) }),
          types[name]?.keyword == .interface
        else { return inner }
        return [name]
      }
    case .some(let inner), .any(let inner):
      return protocols(ofComposition: inner, from: outer, aliases: count + 1)
    case .named:
      let parameters = outer.flatMap { types[$0]?.genericParameters } ?? []
      let constraint = parameters.first { $0.name == type.name }?.constraint
      guard let meant = constraint ?? structural(type, from: outer) else { return [] }
      return protocols(ofComposition: meant, from: outer, aliases: count + 1)
    case .optional, .array, .dictionary, .tuple, .function, .unknown: return []
    }
  }

  /// The types that conform to a protocol, if it is one of the app and there are several.
  func alternatives(to type: String) -> [String] {
    guard let found = implementations[type], found.count > 1 else { return [] }
    return found
  }
}
