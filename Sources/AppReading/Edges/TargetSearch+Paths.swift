import SwiftParsing

/// Which lists are the paths of stacks.
extension TargetSearch {
  /// Whether an action puts a page into its own place on a path, with other values: `path.removeLast()` and then
  /// `path.append(.photo(next))`.
  func isReplacement(_ target: Target, of page: ScreenKey, by trigger: Trigger) -> Bool {
    guard target.kind == .push, target.key == page,
      case .run(.closure(let closure)) = trigger.action
    else { return false }
    return memory.effects(of: closure, isControl: trigger.isControl, watching: trigger.watched)
      .effects.contains { effect in
        if case .call(let name, _) = effect.kind { name.hasSuffix(".removeLast") } else { false }
      }
  }

  /// Whether a state may be the path of a stack, not another list or a set.
  func isPath(_ place: StatePlace, of value: Value) -> Bool {
    let type = index.type(of: place)
    let name = "\(place.property) \(type?.valueName ?? "")".lowercased()
    let isNamed = Self.pathWords.contains(where: name.includes)
    switch type {
    case .named(let components)? where components.last?.name.hasSuffix("Set") == true: return false
    case .array(let element)? where !value.isKnown:
      return isShown(element, from: place.type) && (isNamed || !isPlain(element))
    default: break
    }
    if isNamed { return true }
    switch value {
    case .object(let object):
      // Of a type of a library no more is known than of a value without one.
      if case .array(let element)? = type, index.extendedType(object.type) != nil {
        return isShown(element, from: place.type)
      }
      // An instance of a model may be added to a list of them.
      return index.makesViews(object.type)
    case .number, .text: return false
    default: return value.isKnown
    }
  }

  /// Whether a type is one of numbers or texts, which many lists have that are no paths.
  private func isPlain(_ type: TypeSyntax) -> Bool {
    type.name.map { ["Int", "String", "UUID", "Double"].contains($0) } ?? false
  }

  /// The words in the names of paths and of their elements.
  static let pathWords = [
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

extension Presentation {
  /// The name of the modifier in the presentation of what a stack of reducers shows for its states.
  static let stackOfReducers = "NavigationStack"

  /// Whether it is what a stack of reducers shows for its states.
  var isStackOfReducers: Bool { modifier.name == Self.stackOfReducers }
}
