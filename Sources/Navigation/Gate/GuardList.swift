/// The guards of one gate, asked in the order in which they were added.
@MainActor
struct GuardList<State: Hashable & Sendable> {
  /// What all guards together say.
  enum Verdict {
    case go, stop, keep
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
  // Two guards that redirect to each other's forbidden place would never end. No real chain of
  // redirections (sign in, accept terms, choose a plan) comes near this.
  private let redirectionLimit = 8

  // Asked at every change.
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

  /// Asks every guard that answers at once.
  func verdict(on proposal: NavigationProposal<State>) -> Verdict {
    var proposal = proposal
    for round in 0...redirectionLimit {
      switch firstObjection(to: proposal) {
      case .allow: return round == 0 ? .go : .redirect(proposal.proposed)
      case .block: return .stop
      case .hold: return .keep
      case .redirect(let other): proposal.proposed = other
      }
    }
    return .stop
  }

  /// The guards that want to answer later, for this proposal.
  func askingLater(about proposal: NavigationProposal<State>) -> [AsyncNavigationGuard<State>] {
    asyncEntries.filter { $0.concerns(proposal) }.map(\.decide)
  }

  private func firstObjection(to proposal: NavigationProposal<State>) -> GuardDecision<State> {
    // A guard that redirects to what is proposed already has nothing against it.
    for entry in entries {
      let decision = entry.decide(proposal)
      if decision != .allow, decision != .redirect(to: proposal.proposed) { return decision }
    }
    return .allow
  }

  private mutating func nextID() -> GuardID {
    lastNumber += 1
    return GuardID(number: lastNumber)
  }
}
