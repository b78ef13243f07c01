/// The effects of a closure as they are found.
struct EffectCollection {
  /// The effects, in order.
  var effects: [Effect] = []
  /// Whether the statements run whenever the closure does.
  var isCertain = true
  /// The number of the app's functions around the statements.
  var depth = 0
  /// The number of actions around the statements that reducers were sent one after the other.
  var sends = 0
  /// The reducer around the statements, to which its effects send actions; nil outside of one.
  var reducer: String?
  /// Whether the statements are those of a `catch`, or are about a session that has expired.
  var isHandlingError = false
  /// Whether the statements are about a session that has ended, in a service.
  var isOfLostSession = false
  /// Whether the statements are those of what a page's own model calls.
  var isInService: Bool { depth > 2 }
  /// The branches of conditions over states around the statements.
  var branches: [StateBranch] = []
  /// How often something was not followed, since it is too deep or takes too long.
  var cuts = 0
  /// The closures that calls of the app's functions were given.
  var closures: [SourcePlace: GivenClosure] = [:]
  /// The cases of the innermost `switch` around the statements for which they run.
  var cases: [EnumValue] = []
  /// What was changed before the next statements.
  var changed = ChangedStates()
  /// The Booleans and cases that states have for certain where the next statements run.
  var assigned: [StatePlace: Value] = [:]
  /// The values that states have when the action begins, as that for whose change it waits, until it sets them.
  var given: [StatePlace: Value] = [:]
  /// The states of objects that got cases, which the next statements read.
  var kept: Set<StatePlace> = []

  /// The case that a state has got before, where it is read again or where a method of the same object gives an unknown case,
  /// as by a model that keeps what to show next: `requests.next = .help` and then `sheet = requests.take()`; nil for other
  /// values.
  func stored(insteadOf value: Value) -> Value? {
    guard case .object(let read) = value, read.state != nil || read.givenBy != nil else {
      return nil
    }
    for effect in effects.reversed() {
      guard case .assign(let place, .enumCase(let stored)) = effect.kind, stored.type == read.type
      else { continue }
      if read.state.map({ $0 == place }) ?? (place.type == read.givenBy?.type) {
        return .enumCase(stored)
      }
    }
    return nil
  }

  /// Adds an effect.
  mutating func add(_ kind: Effect.Kind, at place: SourcePlace, isCopy: Bool = false) {
    effects.append(
      Effect(
        kind, place: place, isCertain: isCertain, isAfterError: isHandlingError,
        isOfLostSession: isOfLostSession, isCopy: isCopy, branches: branches, cases: cases))
    changed.note(kind)
  }
}

/// The states that an action has changed so far, by the names in their places, and what it has called.
///
/// What a branch notes can be taken back, since other branches do not run after it.
struct ChangedStates {
  private var names: [Substring] = []
  private var counts: [Substring: Int] = [:]

  /// The number of notes so far.
  var mark: Int { names.count }

  /// Notes what an effect may change.
  mutating func note(_ kind: Effect.Kind) {
    switch kind {
    case .assign(let place, _), .increase(let place, _), .append(let place, _):
      add(place.property.split(separator: "."))
    case .call(let callee, _): add(callee.split(separator: "."))
    case .callback: break
    }
  }

  /// Adds names that were taken back.
  mutating func add(_ more: [Substring]) {
    for name in more {
      names.append(name)
      counts[name, default: 0] += 1
    }
  }

  /// Takes back what was noted after a mark.
  ///
  /// - Returns: The names.
  mutating func takeBack(to mark: Int) -> [Substring] {
    let taken = Array(names[min(mark, names.count)...])
    names.removeLast(taken.count)
    for name in taken { counts[name, default: 1] -= 1 }
    return taken
  }

  /// Whether a state may have changed, or the list whose first or last element it is.
  func mayHave(_ state: StatePlace) -> Bool {
    let name = state.property.split(separator: ".").last { $0 != "last" && $0 != "first" }
    return name.flatMap { counts[$0] } ?? 0 > 0
  }
}
