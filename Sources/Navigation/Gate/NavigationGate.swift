/// The only entry to a router's state: it compares every change, asks the guards, installs and logs it.
@MainActor
public final class NavigationGate<State: Hashable & Sendable> {
  enum Phase {
    case idle, deciding, installing
  }

  /// The latest changes, oldest first.
  public internal(set) var log = EventLog<State>()
  /// Receives every change, for instance to write it to a file.
  public var onEvent: (@MainActor (NavigationEvent<State>) -> Void)?

  /// Passes an event to the listeners of single stacks.
  var onStackEvent: (@MainActor (NavigationEvent<State>) -> Void)?
  weak var router: (any GatedRouter<State>)?
  var guards = GuardList<State>()
  var held: Change<State>?
  var phase = Phase.idle
  /// The changes that observers requested while another one was being installed.
  private var deferred: [Change<State>] = []
  // Read at every change; the array's own 'isEmpty' is a witness-table call.
  private var hasDeferred = false
  var lastDecision: Task<Void, Never>?

  nonisolated init() {}

  /// Passes a change to the router.
  ///
  /// - Parameters:
  ///   - change: The requested change.
  ///   - answered: Whether the asynchronous guards have answered.
  /// - Returns: The outcome.
  @discardableResult
  func submit(_ change: Change<State>, answered: Bool = false) -> NavigationOutcome {
    guard let router, phase != .deciding else { return settle(change, .blocked) }
    if phase == .installing {
      // Observers are notified before the new state is in place, so what they request comes afterwards.
      deferred.append(change)
      hasDeferred = true
      return .pending
    }
    let current = router.state
    var proposed = current
    change.apply(&proposed)
    guard proposed != current || router.hasNewPresentation(proposed) else {
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
    var proposal = NavigationProposal(current: current, proposed: proposed, origin: change.origin)
    phase = .deciding
    // A copy, because a guard may add or remove guards while it decides.
    let guards = guards
    let verdict = guards.verdict(on: &proposal)
    let later = answered ? [] : guards.askingLater(about: proposal)
    phase = .idle
    switch verdict {
    case .block: return settle(change, .blocked)
    case .hold: return hold(change)
    case .redirect(let state):
      return installIfNew(state, over: proposal.current, for: change, .redirected)
    case .allow where later.isEmpty:
      return installIfNew(proposal.proposed, over: proposal.current, for: change, .applied)
    case .allow:
      ask(later, about: proposal, for: change)
      return .pending
    }
  }

  private func installIfNew(
    _ state: State, over current: State, for change: Change<State>, _ outcome: NavigationOutcome
  ) -> NavigationOutcome {
    guard let router, state != current || router.hasNewPresentation(state) else {
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

  /// Notifies observers of something other than the state; the changes that they request come afterwards.
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

/// The outcome of a requested change.
public enum NavigationOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// The state is now the requested one.
  case applied
  /// The state was the requested one already; no observer was notified.
  case unchanged
  /// Nothing has changed: a guard refused, or a guard tried to navigate while it was deciding.
  case blocked
  /// A guard redirected the change to another state.
  case redirected
  /// Nothing has changed: a guard holds the change until it is resumed.
  case held
  /// An asynchronous guard has not answered yet.
  case pending

  /// Whether the state is now the requested one.
  public var isReached: Bool { self == .applied || self == .unchanged }
}

/// A requested change, before the guards have decided on it.
///
/// It is a function and not a state: if the decision comes later, it applies to the state at that time.
struct Change<State> {
  var origin: NavigationOrigin
  /// Receives the outcome: once, and once more if the change was held and then resumed.
  ///
  /// If the change succeeds, the new state is already in place and no other code has run in
  /// between. A change that is discarded without an outcome releases what this closure captures.
  var settled: (@MainActor (NavigationOutcome) -> Void)?
  var apply: @MainActor (inout State) -> Void
  /// Runs after the change has been applied and observers have been notified; never if it was not applied.
  var finished: Effect?
}

/// An action that runs after a change is complete, such as the `onDismiss` of a dismissed layer.
typealias Effect = @MainActor () -> Void

/// The interface that the gate needs from a router.
@MainActor
protocol GatedRouter<State>: AnyObject {
  associatedtype State: Hashable & Sendable

  /// The state, read without being observed.
  var state: State { get }

  /// Whether a state, even if it equals the current one, has a layer or question that is a new presentation.
  func hasNewPresentation(_ state: State) -> Bool

  /// Gives the new presentations of a state their identities, and puts it in place.
  ///
  /// - Returns: The actions to run after the change is complete.
  func install(_ state: inout State, origin: NavigationOrigin) -> [Effect]

  /// Applies the difference between an older state and a state derived from it to a newer state.
  ///
  /// - Returns: The newer state with the parts in which `state` differs from `old`.
  func rebase(_ state: State, from old: State, onto new: State) -> State
}
