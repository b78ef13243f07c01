import Scenes

/// Routes inside routes, such as `.settings(.privacy)` of an enum with the case `settings(SettingsRoute)`.
///
/// The payload of a case is a nested route if it is the only one, has no label, and is an enum that conforms to
/// `PageDescribing` or has one of these words in its name: Route, Destination, Screen, Page, Sheet, Modal, Cover, Path,
/// Flow, Step. A type that is ``EnumContaining`` declares its inner enums instead.
package enum NestedRoute {
  private static let words: Set<String> = [
    "Route", "Destination", "Screen", "Page", "Sheet", "Modal", "Cover", "Path", "Flow", "Step",
  ]

  /// Whether the name of an enum says that its values are routes.
  ///
  /// - Parameter name: The name, without the enclosing types.
  package static func isName(_ name: some StringProtocol) -> Bool {
    !words.isDisjoint(with: DerivedTitle.words(in: String(name.prefix { $0 != "<" })))
  }

  /// The route inside a route; nil if it has none.
  static func inner(of value: Any) -> Any? {
    if type(of: value) is any EnumContaining.Type { return nil }
    let mirror = Mirror(reflecting: value)
    // Several payloads, and one with a label, are a tuple.
    guard mirror.displayStyle == .enum, let payload = mirror.children.first?.value,
      Mirror(reflecting: payload).displayStyle == .enum
    else { return nil }
    let name = String(describing: type(of: payload))
    return payload is any PageDescribing || isName(name) ? payload : nil
  }

  /// A value and the routes inside it, outermost first; a type inside itself is no nested route.
  static func chain(of value: Any) -> [Any] {
    var chain = [value]
    var types: Set<ObjectIdentifier> = [ObjectIdentifier(type(of: value))]
    while let inner = inner(of: chain[chain.count - 1]),
      types.insert(ObjectIdentifier(type(of: inner))).inserted
    {
      chain.append(inner)
    }
    return chain
  }
}
