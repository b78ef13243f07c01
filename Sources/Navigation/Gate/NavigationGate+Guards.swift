extension NavigationGate {
  /// Adds a synchronous guard.
  ///
  /// Guards are asked in the order in which they were added; the first objection counts.
  @discardableResult
  public func addGuard(_ decide: @escaping NavigationGuard<State>) -> GuardID {
    return guards.add(decide)
  }

  /// Adds an asynchronous guard.
  ///
  /// Proposals that it decides on are processed one after the other, in the order of the requests.
  ///
  /// - Parameters:
  ///   - concerns: Selects the proposals that the guard decides on; other proposals don't wait for it.
  ///   - decide: Returns the decision.
  @discardableResult
  public func addAsyncGuard(
    when concerns: @escaping @MainActor (NavigationProposal<State>) -> Bool = { _ in true },
    _ decide: @escaping AsyncNavigationGuard<State>
  ) -> GuardID {
    return guards.add(when: concerns, decide)
  }

  /// Removes a guard.
  public func removeGuard(_ id: GuardID) { guards.remove(id) }

  /// Whether a guard holds a change; a newer held change replaces an older one.
  public var hasHeldChange: Bool { held != nil }

  /// Submits the held change again; the guards decide anew.
  ///
  /// - Returns: The outcome; `unchanged` if no change was held.
  @discardableResult
  public func resumeHeldChange() -> NavigationOutcome {
    guard let change = held else { return .unchanged }
    held = nil
    return submit(change)
  }

  /// Discards the held change.
  public func discardHeldChange() { held = nil }

  /// Waits until the asynchronous guards have decided on every change requested so far.
  public func pendingDecisions() async {
    while let task = lastDecision {
      await task.value
      if task == lastDecision { lastDecision = nil }
    }
  }
}

extension NavigationGate {
  /// Asks the asynchronous guards, one request after the other, in the order of the requests.
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
