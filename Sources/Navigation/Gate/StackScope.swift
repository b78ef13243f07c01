// The part of an app's navigation that is about one tab.

extension NavigationProposal {
  /// The part of the proposal that is about one tab; nil if it leaves that tab as it is.
  func part<Tab, Route, Sheet>(of tab: Tab) -> NavigationProposal<StackState<Route, Sheet>>?
  where State == NavigationState<Tab, Route, Sheet> {
    guard current[tab] != proposed[tab] || proposed[tab].presentsAnew else { return nil }
    return NavigationProposal<StackState<Route, Sheet>>(
      current: current[tab], proposed: proposed[tab], origin: origin)
  }
}

extension NavigationEvent {
  /// The part of the event that is about one tab; nil if it left that tab as it was.
  func part<Tab, Route, Sheet>(of tab: Tab) -> NavigationEvent<StackState<Route, Sheet>>?
  where State == NavigationState<Tab, Route, Sheet> {
    let (one, other) = (before[tab], after[tab])
    guard one != other || !other.hasIdentities(of: one) else { return nil }
    return NavigationEvent<StackState<Route, Sheet>>(origin: origin, before: one, after: other)
  }
}

extension GuardDecision {
  /// What a decision on one tab's stack means for the whole proposal.
  func inTab<Tab, Route, Sheet>(
    _ tab: Tab, of proposal: NavigationProposal<NavigationState<Tab, Route, Sheet>>
  ) -> GuardDecision<NavigationState<Tab, Route, Sheet>> where State == StackState<Route, Sheet> {
    switch self {
    case .allow: return .allow
    case .block: return .block
    case .hold: return .hold
    case .redirect(let stack):
      var target = proposal.proposed
      target[tab] = stack
      return .redirect(to: target)
    }
  }
}

extension NavigationGate {
  /// Adds a guard that is asked only about changes of one tab's stack, and sees only that.
  func addGuard<Tab, Route, Sheet>(
    in tab: Tab, _ decide: @escaping NavigationGuard<StackState<Route, Sheet>>
  ) -> GuardID where State == NavigationState<Tab, Route, Sheet> {
    addGuard { proposal in
      guard let part = proposal.part(of: tab) else { return .allow }
      return decide(part).inTab(tab, of: proposal)
    }
  }

  /// Adds a guard that answers later and is asked only about changes of one tab's stack.
  func addAsyncGuard<Tab, Route, Sheet>(
    in tab: Tab,
    when concerns: @escaping @MainActor (NavigationProposal<StackState<Route, Sheet>>) -> Bool,
    _ decide: @escaping AsyncNavigationGuard<StackState<Route, Sheet>>
  ) -> GuardID where State == NavigationState<Tab, Route, Sheet> {
    addAsyncGuard(
      when: { proposal in proposal.part(of: tab).map(concerns) ?? false },
      { proposal in
        guard let part = proposal.part(of: tab) else { return .allow }
        return await decide(part).inTab(tab, of: proposal)
      })
  }
}
