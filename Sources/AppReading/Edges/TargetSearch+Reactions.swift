extension TargetSearch {
  /// The most reactions in a row that are followed: one may set the state of another.
  static let mostReactions = 3

  /// The screens that pages lead to because a state changes that they watch, as with `onChange(of: model.step)`.
  ///
  /// - Parameter depth: The number of reactions that led to the change.
  func reactions(
    to value: Value, in written: StatePlace, _ trigger: Trigger, depth: Int
  ) -> [Target] {
    guard depth < Self.mostReactions, !watching.isEmpty else { return [] }
    let place = memory.shared(written)
    for watcher in watching {
      guard let watched = watcher.watched, memory.shared(watched) == place,
        case .run(.closure(let closure)) = watcher.action
      else { continue }
      let found = memory.effects(of: closure, newValue: value).flatMap {
        targets(of: $0, trigger, depth: depth + 1)
      }
      if !found.isEmpty { return found.withoutAlternatives }
    }
    return []
  }
}

extension EffectMemory {
  /// What a closure may do that runs when a state gets a value: its last parameter is the new value.
  func effects(of closure: ClosureValue, newValue value: Value) -> [Effect] {
    let before = max(0, closure.parameters.count - 1)
    let arguments = Array(repeating: Value.unknown("oldValue", nil), count: before) + [value]
    return evaluator.effects(of: closure, arguments: arguments)
  }
}
