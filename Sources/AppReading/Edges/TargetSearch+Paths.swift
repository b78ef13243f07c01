import SwiftParsing

/// Which lists are the paths of stacks.
extension TargetSearch {
  /// Whether a state may be the path of a stack, not another list or a set.
  func isPath(_ place: StatePlace, of value: Value) -> Bool {
    let type = index.type(of: place)
    switch type {
    case .named(let components)? where components.last?.name.hasSuffix("Set") == true: return false
    case .array(let element)? where !value.isKnown: return isShown(element, from: place.type)
    default: break
    }
    let name = "\(place.property) \(type?.valueName ?? "")".lowercased()
    if Self.pathWords.contains(where: name.contains) { return true }
    // An instance of a model may be added to a list of them.
    if case .object(let object) = value { return index.makesViews(object.type) }
    return value.isKnown
  }

  private static let pathWords = [
    "path", "stack", "route", "nav", "destination", "screen", "page", "present",
  ]

  /// Whether a destination shows values of a type, or if it is not one of the app any value.
  private func isShown(_ element: TypeSyntax, from outer: String) -> Bool {
    guard let name = element.name else { return false }
    if ["AnyHashable", "Hashable", "any Hashable"].contains(name) { return true }
    let full = index.resolve(name, from: outer) ?? name
    return scope.contains { scoped in
      guard case .value(let shown) = scoped.presentation.cause else { return false }
      return (index.resolve(shown, from: scoped.presentation.owner) ?? shown) == full
    }
  }
}
