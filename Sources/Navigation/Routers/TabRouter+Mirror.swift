extension TabRouter {
  /// Creates a router that drives a router of another design.
  ///
  /// Each change is applied to the other router, which may not be able to express all of it, and this router's
  /// state is then what the other one has reached. What the other router does by itself is taken over before the
  /// next change. So links, archives, recordings and the harness work with the other router. Don't add guards that
  /// refuse: the other router moves before they are asked.
  ///
  /// - Parameters:
  ///   - homeTab: The tab that a path without a tab means.
  ///   - state: Reads the state of the other router.
  ///   - onLoss: Receives what the other router cannot express of a change.
  ///   - apply: Moves the other router to a state as far as it can express it, and returns the rest.
  public convenience init(
    homeTab: Tab, mirroring state: @escaping @MainActor () -> State,
    onLoss: @escaping @MainActor ([ConversionLoss<Tab, Route, Sheet>]) -> Void = { _ in },
    apply: @escaping @MainActor (State) -> [ConversionLoss<Tab, Route, Sheet>]
  ) {
    self.init(homeTab: homeTab, state: state())
    store.mirrored = state
    gate.addGuard { proposal in
      guard state() != proposal.proposed else { return .allow }
      let losses = apply(proposal.proposed)
      if !losses.isEmpty { onLoss(losses) }
      let reached = state()
      return reached == proposal.proposed ? .allow : .redirect(to: reached)
    }
  }
}
