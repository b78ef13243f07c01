extension NavigationGate {
  /// Adds a guard that answers at once.
  ///
  /// Guards are asked in the order in which they were added; the first objection counts.
  @discardableResult
  public func addGuard(_ decide: @escaping NavigationGuard<State>) -> GuardID {
    return guards.add(decide)
  }

  /// Adds a guard that answers later.
  ///
  /// Requests that it is asked about are decided on one after the other, in their order.
  ///
  /// - Parameters:
  ///   - concerns: Which proposals it is asked about; the others need not wait.
  ///   - decide: Its answer.
  @discardableResult
  public func addAsyncGuard(
    when concerns: @escaping @MainActor (NavigationProposal<State>) -> Bool = { _ in true },
    _ decide: @escaping AsyncNavigationGuard<State>
  ) -> GuardID {
    return guards.add(when: concerns, decide)
  }

  /// Removes a guard.
  public func removeGuard(_ id: GuardID) { guards.remove(id) }

  /// Whether a guard keeps a change back; a newer one that is held takes the place of an older one.
  public var hasHeldChange: Bool { held != nil }

  /// Does what a guard kept back, if the guards now allow it.
  ///
  /// - Returns: What became of it; `unchanged` when nothing was held.
  @discardableResult
  public func resumeHeldChange() -> NavigationOutcome {
    guard let change = held else { return .unchanged }
    held = nil
    return submit(change)
  }

  /// Forgets what a guard kept back.
  public func discardHeldChange() { held = nil }

  /// Waits until guards that answer later have decided on everything that was asked for so far.
  public func pendingDecisions() async {
    while let task = lastDecision {
      await task.value
      if task == lastDecision { lastDecision = nil }
    }
  }
}

extension NavigationGate {
  /// Asks guards that answer later, one request after the other, in the order of the requests.
  func ask(
    _ guards: [AsyncNavigationGuard<State>], about proposal: NavigationProposal<State>,
    for change: Change<State>
  ) {
    let earlier = lastDecision
    lastDecision = Task { [weak self] in
      await earlier?.value
      var decision = GuardDecision<State>.allow
      for decide in guards where decision == .allow { decision = await decide(proposal) }
      self?.carryOut(decision, on: proposal, for: change)
    }
  }

  private func carryOut(
    _ decision: GuardDecision<State>, on proposal: NavigationProposal<State>,
    for change: Change<State>
  ) {
    switch decision {
    case .allow: submit(change, answered: true)
    case .block: settle(change, .blocked)
    case .hold: hold(change)
    case .redirect(let state):
      guard let router else { return }
      let other = Change<State>(
        origin: change.origin,
        settled: { change.settled?($0.isReached ? .redirected : $0) },
        apply: { $0 = router.rebase(state, from: proposal.current, onto: $0) })
      submit(other, answered: true)
    }
  }
}
