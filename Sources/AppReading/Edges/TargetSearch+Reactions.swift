extension TargetSearch {
  /// The most reactions in a row that are followed: one may set the state of another.
  static let mostReactions = 3

  /// The screens that pages lead to because a state changes that they watch, as with `onChange(of: model.step)`.
  ///
  /// - Parameter depth: The number of reactions that led to the change.
  func reactions(
    to value: Value, in written: StatePlace, _ trigger: Trigger, depth: Int
  ) -> [Target] {
    guard depth < Self.mostReactions, !watchers.isEmpty else { return [] }
    for watcher in watchers[memory.shared(written)] ?? [] {
      guard case .run(.closure(let closure)) = watcher.action else { continue }
      let found = memory.effects(of: closure, newValue: value).flatMap {
        targets(of: $0, trigger, depth: depth + 1)
      }
      if !found.isEmpty { return found.withoutAlternatives }
    }
    return []
  }
}
