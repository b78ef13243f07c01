// Several conditions under which an app begins with a page.
extension RootSearch.Leaf {
  /// Whether it and another one are never shown together.
  func isInstead(of other: Self) -> Bool {
    conditions.exclude(other.conditions)
  }
}

extension [RootCondition] {
  /// Whether one of them and one of some others never hold together.
  func exclude(_ others: Self) -> Bool {
    contains { condition in others.contains(where: condition.excludes) }
  }

  /// Whether those that are about a state hold when it gets a value; false if none is about it.
  ///
  /// - Parameters:
  ///   - isOfView: Whether a view has the state, so that it is not one of the same name in another view.
  ///   - isOwned: Whether the state is stored in a model of its own.
  ///   - stored: The property of a view that is the same value in the user's defaults.
  func areMet(
    by value: Value, of state: StatePlace, isOfView: Bool, isOwned: Bool,
    stored: (String) -> String?
  ) -> Bool {
    let answers = compactMap { condition -> Bool? in
      if let property = stored(condition.owner) {
        let state = StatePlace(type: condition.owner, property: property)
        return condition.isMet(by: value, of: state, isOwned: false)
      }
      return isOfView && condition.owner != state.type
        ? nil : condition.isMet(by: value, of: state, isOwned: isOwned)
    }
    return !answers.isEmpty && answers.allSatisfy(\.self)
  }
}
