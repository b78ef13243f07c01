/// The one way into a router's state: every change is compared, decided on, installed and logged here.
@MainActor
public final class NavigationGate<State: Hashable & Sendable> {
  enum Phase {
    case idle, deciding, installing
  }

  /// The latest changes, oldest first.
  public internal(set) var log = EventLog<State>()
  /// Is told every change, for instance to write it to a file.
  public var onEvent: (@MainActor (NavigationEvent<State>) -> Void)?

  /// Passes an event to those who follow only a part of the state.
  var onStackEvent: (@MainActor (NavigationEvent<State>) -> Void)?
  weak var router: (any GatedRouter<State>)?
  var guards = GuardList<State>()
  var held: Change<State>?
  var phase = Phase.idle
  /// What observers asked for while a change was being installed.
  private var deferred: [Change<State>] = []
  // Known at every change, where the array itself would be asked through tables.
  private var hasDeferred = false
  var lastDecision: Task<Void, Never>?

  nonisolated init() {}

  /// Takes a change to the router.
  ///
  /// - Parameters:
  ///   - change: The change that was asked for.
  ///   - answered: Whether the guards that answer later have answered.
  /// - Returns: What became of the change.
  @discardableResult
  func submit(_ change: Change<State>, answered: Bool = false) -> NavigationOutcome {
    guard let router, phase != .deciding else { return settle(change, .blocked) }
    if phase == .installing {
      // An observer that navigates is told before the new state is in place; its turn comes after.
      deferred.append(change)
      hasDeferred = true
      return .pending
    }
    let current = router.state
    var proposed = current
    change.apply(&proposed)
    guard proposed != current || router.presentsAnew(proposed) else {
      return settle(change, .unchanged)
    }
    guard !guards.isEmpty else {
      return install(proposed, in: router, over: current, for: change, .applied)
    }
    return decide(on: proposed, from: current, for: change, answered: answered)
  }

  private func decide(
    on proposed: State, from current: State, for change: Change<State>, answered: Bool
  ) -> NavigationOutcome {
    let proposal = NavigationProposal(current: current, proposed: proposed, origin: change.origin)
    phase = .deciding
    // A copy, because a guard may add or remove guards while it is asked.
    let guards = guards
    let verdict = guards.verdict(on: proposal)
    let later = answered ? [] : guards.askingLater(about: proposal)
    phase = .idle
    switch verdict {
    case .stop: return settle(change, .blocked)
    case .keep: return hold(change)
    case .redirect(let state):
      return installIfNew(state, over: proposal.current, for: change, .redirected)
    case .go where later.isEmpty:
      return installIfNew(proposal.proposed, over: proposal.current, for: change, .applied)
    case .go:
      ask(later, about: proposal, for: change)
      return .pending
    }
  }

  private func installIfNew(
    _ state: State, over current: State, for change: Change<State>, _ outcome: NavigationOutcome
  ) -> NavigationOutcome {
    guard let router, state != current || router.presentsAnew(state) else {
      return settle(change, outcome)
    }
    return install(state, in: router, over: current, for: change, outcome)
  }

  private func install(
    _ state: consuming State, in router: any GatedRouter<State>, over current: State,
    for change: Change<State>, _ outcome: NavigationOutcome
  ) -> NavigationOutcome {
    var new = state
    phase = .installing
    let effects = router.install(&new, origin: change.origin)
    phase = .idle
    let event = NavigationEvent(origin: change.origin, before: current, after: new)
    log.append(event)
    change.settled?(outcome)
    onEvent?(event)
    onStackEvent?(event)
    for effect in effects { effect() }
    takeDeferred()
    if outcome == .applied { change.finished?() }
    return outcome
  }

  /// Notifies observers of something beside the state; what they ask for meanwhile comes after.
  func deferChanges(while notify: () -> Void) {
    guard phase == .idle else { return notify() }
    phase = .installing
    notify()
    phase = .idle
    takeDeferred()
  }

  private func takeDeferred() {
    guard hasDeferred else { return }
    let waiting = deferred
    deferred = []
    hasDeferred = false
    for change in waiting { submit(change) }
  }

  @discardableResult
  func settle(_ change: Change<State>, _ outcome: NavigationOutcome) -> NavigationOutcome {
    change.settled?(outcome)
    return outcome
  }

  @discardableResult
  func hold(_ change: Change<State>) -> NavigationOutcome {
    held = change
    return settle(change, .held)
  }
}
