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
    return words.contains(where: name.contains)
  }

  /// The type whose members run where a value of a type is used: of a protocol the only type that conforms to it.
  package func implementation(of type: String) -> String {
    guard let found = implementations[type], found.count == 1 else { return type }
    return found[0]
  }

  /// The types that conform to a protocol, if it is one of the app and there are several.
  func alternatives(to type: String) -> [String] {
    guard let found = implementations[type], found.count > 1 else { return [] }
    return found
  }
}
