/// A guard's decision on a proposed change.
public enum GuardDecision<State: Hashable & Sendable>: Hashable, Sendable {
  /// This guard has no objection.
  case allow
  /// The change must not happen.
  case block
  /// Another state replaces the proposed one. The guards decide on that state too.
  case redirect(to: State)
  /// The change waits until it is resumed; nothing happens now.
  case hold
}

/// Decides on a change synchronously.
///
/// A guard must not navigate while it decides: such a change is blocked. Return a redirection instead.
public typealias NavigationGuard<State: Hashable & Sendable> =
  @MainActor (NavigationProposal<State>) -> GuardDecision<State>

/// Decides on a change asynchronously.
///
/// The change applies to the state at the time of the decision, but to the tab that it was requested for.
public typealias AsyncNavigationGuard<State: Hashable & Sendable> =
  @MainActor (NavigationProposal<State>) async -> GuardDecision<State>

/// Identifies a guard, so that it can be removed.
public struct GuardID: Hashable, Sendable {
  let number: Int
}

/// A change that a guard decides on: the whole current state and the whole proposed one.
public struct NavigationProposal<State: Hashable & Sendable>: Hashable, Sendable {
  /// The current state.
  public var current: State
  /// The state after the change.
  public var proposed: State
  /// Who requests the change.
  public var origin: NavigationOrigin

  /// Creates a proposal.
  public init(current: State, proposed: State, origin: NavigationOrigin) {
    self.current = current
    self.proposed = proposed
    self.origin = origin
  }
}

/// The guards of one gate, asked in the order in which they were added.
@MainActor
struct GuardList<State: Hashable & Sendable> {
  /// The decision of all guards together.
  enum Verdict {
    case allow, block, hold
    case redirect(State)
  }

  private struct Entry {
    var id: GuardID
    var decide: NavigationGuard<State>
  }

  private struct AsyncEntry {
    var id: GuardID
    var concerns: @MainActor (NavigationProposal<State>) -> Bool
    var decide: AsyncNavigationGuard<State>
  }

  private var entries: [Entry] = []
  private var asyncEntries: [AsyncEntry] = []
  private var lastNumber = 0
  // Two guards that each redirect to a state that the other forbids would never end. No real chain of
  // redirections (sign in, accept terms, choose a plan) comes near this limit.
  private let redirectionLimit = 8

  // Read at every change.
  private(set) var isEmpty = true

  mutating func add(_ decide: @escaping NavigationGuard<State>) -> GuardID {
    let id = nextID()
    entries.append(Entry(id: id, decide: decide))
    isEmpty = false
    return id
  }

  mutating func add(
    when concerns: @escaping @MainActor (NavigationProposal<State>) -> Bool,
    _ decide: @escaping AsyncNavigationGuard<State>
  ) -> GuardID {
    let id = nextID()
    asyncEntries.append(AsyncEntry(id: id, concerns: concerns, decide: decide))
    isEmpty = false
    return id
  }

  mutating func remove(_ id: GuardID) {
    entries.removeAll { $0.id == id }
    asyncEntries.removeAll { $0.id == id }
    isEmpty = entries.isEmpty && asyncEntries.isEmpty
  }

  /// Asks every synchronous guard.
  ///
  /// A redirect to a state that equals the proposed one replaces it without an objection: routes may be equal if their
  /// ids are.
  func verdict(on original: inout NavigationProposal<State>) -> Verdict {
    var proposal = original
    for round in 0...redirectionLimit {
      switch firstObjection(to: &proposal) {
      case .allow where round == 0:
        original = proposal
        return .allow
      case .allow: return .redirect(proposal.proposed)
      case .block: return .block
      case .hold: return .hold
      case .redirect(let other): proposal.proposed = other
      }
    }
    return .block
  }

  /// The asynchronous guards that decide on this proposal.
  func askingLater(about proposal: NavigationProposal<State>) -> [AsyncNavigationGuard<State>] {
    asyncEntries.filter { $0.concerns(proposal) }.map(\.decide)
  }

  private func firstObjection(
    to proposal: inout NavigationProposal<State>
  ) -> GuardDecision<State> {
    for entry in entries {
      switch entry.decide(proposal) {
      case .allow: continue
      case .redirect(let other) where other == proposal.proposed: proposal.proposed = other
      case let objection: return objection
      }
    }
    return .allow
  }

  private mutating func nextID() -> GuardID {
    lastNumber += 1
    return GuardID(number: lastNumber)
  }
}
