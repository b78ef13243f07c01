/// The effects of a closure as they are found.
struct EffectCollection {
  /// The effects, in order.
  var effects: [Effect] = []
  /// Whether the statements run whenever the closure does.
  var isCertain = true
  /// The number of the app's functions around the statements.
  var depth = 0
  /// The reducer around the statements, to which its effects send actions; nil outside of one.
  var reducer: String?
  /// Whether the statements are those of a `catch`, or are about a session that has expired.
  var isHandlingError = false
  /// The branches of conditions over states around the statements.
  var branches: [StateBranch] = []
  /// What was changed before the next statements, but in branches that end with a `return`.
  var changed = ChangedStates()

  /// The case that was stored before some case of the same enum is shown, as by a model that keeps what to show next:
  /// `requests.next = .help` and then `sheet = requests.take()`; nil for other values.
  func stored(insteadOf value: Value) -> Value? {
    guard case .object(let any) = value else { return nil }
    for effect in effects.reversed() {
      if case .assign(_, .enumCase(let stored)) = effect.kind, stored.type == any.type {
        return .enumCase(stored)
      }
    }
    return nil
  }

  /// Adds an effect.
  mutating func add(_ kind: Effect.Kind, at place: SourcePlace) {
    effects.append(
      Effect(
        kind, place: place, isCertain: isCertain, isAfterError: isHandlingError,
        branches: branches))
    changed.note(kind)
  }
}

/// The states that an action has changed so far, by the names in their places, and what it has called.
struct ChangedStates {
  private var names: Set<Substring> = []

  /// Notes what an effect may change.
  mutating func note(_ kind: Effect.Kind) {
    switch kind {
    case .assign(let place, _), .append(let place, _):
      names.formUnion(place.property.split(separator: "."))
    case .call(let callee, _): names.formUnion(callee.split(separator: "."))
    case .callback: break
    }
  }

  /// Adds what another branch changes.
  mutating func formUnion(_ other: ChangedStates) { names.formUnion(other.names) }

  /// Whether a state may have changed, or the list whose first or last element it is.
  func mayHave(_ state: StatePlace) -> Bool {
    let name = state.property.split(separator: ".").last { $0 != "last" && $0 != "first" }
    return name.map(names.contains) ?? false
  }
}
