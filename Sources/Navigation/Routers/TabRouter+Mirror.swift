extension TabRouter {
  /// Creates a router that drives a router of another design.
  ///
  /// Each change is applied to the other router, which may leave out what it cannot express, and this router then
  /// is where the other one is. So links, archives, recordings and the harness work with the other router, and
  /// what they show is what it has reached. Add guards to this router only if they never refuse: the other
  /// router moves first.
  ///
  /// - Parameters:
  ///   - homeTab: The tab that a path without a tab means.
  ///   - state: Reads the state of the other router.
  ///   - apply: Moves the other router to a state, as far as it can express it.
  public convenience init(
    homeTab: Tab, mirroring state: @escaping @MainActor () -> State,
    apply: @escaping @MainActor (State) -> Void
  ) {
    self.init(homeTab: homeTab, state: state())
    gate.addGuard { proposal in
      apply(proposal.proposed)
      let reached = state()
      return reached == proposal.proposed ? .allow : .redirect(to: reached)
    }
  }
}
