import SwiftParsing

/// Finds the screens that an action of a reducer leads to: the action's case sets a state that a presentation is bound to.
struct ReducerTargets {
  let search: TargetSearch
  let trigger: Trigger

  /// The screens that an action leads to.
  func targets(of action: Value) -> [Target] {
    guard case .enumCase(let value) = action else { return [] }
    for feature in features {
      let changes = ReducerChanges(feature, index: search.reader.index).changes(for: value)
      let found = changes.flatMap(targets(of:))
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The reducers of the views around the trigger, innermost first.
  private var features: [String] {
    var owners = [trigger.owner]
    owners += search.scope.map(\.presentation.owner)
    var found: [String] = []
    for owner in owners {
      guard let feature = search.reader.index.feature(of: owner), !found.contains(feature) else {
        continue
      }
      found.append(feature)
    }
    return found
  }

  private func targets(of change: ReducerChanges.Change) -> [Target] {
    for scoped in search.scope {
      guard case .reducer(_, let property, let caseName) = scoped.presentation.cause,
        property == change.property
      else { continue }
      if let caseName, caseName != change.caseName { continue }
      let value = change.caseName.map { Value.enumCase(EnumValue(type: nil, name: $0)) }
      let found = search.targets(
        of: scoped, showing: value ?? .boolean(true), isCertain: change.isCertain)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension AppIndex {
  /// The reducer of a view with a store: `let store: StoreOf<Home>`.
  func feature(of view: String) -> String? {
    guard let record = types[view] else { return nil }
    for member in record.stored {
      guard case .variable(let variable) = member.declaration.kind,
        case .named(let components)? = variable.type, let last = components.last,
        ["StoreOf", "Store", "ViewStoreOf", "ViewStore"].contains(last.name),
        let name = last.arguments.first?.name
      else { continue }
      let feature = name.hasSuffix(".State") ? String(name.dropLast(6)) : name
      return resolve(feature, from: view) ?? feature
    }
    return nil
  }
}
