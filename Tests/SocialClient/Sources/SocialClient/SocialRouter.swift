public import Navigation

/// The router of the app.
public typealias SocialRouter = TabRouter<SocialTab, SocialRoute, SocialSheet>

extension TabRouter<SocialTab, SocialRoute, SocialSheet> {
  /// Makes the app's router, which keeps a change that would throw a draft away until that is decided.
  public static func social(_ session: Session) -> SocialRouter {
    let router = SocialRouter(homeTab: .home)
    router.gate.addGuard { proposal in
      let isLeaving = proposal.current.isComposing && !proposal.proposed.isComposing
      return isLeaving && !session.draft.isEmpty ? .hold : .allow
    }
    return router
  }

  /// Leaves the composer, and asks first if something is written.
  public func leaveComposer(_ session: Session) {
    guard !session.draft.isEmpty else {
      dismissAll()
      return
    }
    let question = Confirmation.leavingComposer
    presentConfirmation(
      title: question.title, message: question.message,
      buttons: [
        .destructive("Discard draft") { [weak self] in
          session.draft = ""
          self?.dismissAll()
          self?.gate.resumeHeldChange()
        },
        .cancel("Keep writing") { [weak self] in self?.gate.discardHeldChange() },
      ])
  }

  /// Goes on as another account at the root page of the home tab.
  ///
  /// What every tab showed was what the other account may see.
  @discardableResult
  public func switchAccount(to account: String, in session: Session) -> NavigationOutcome {
    let outcome = visit(ScreenPath(tab: .home), otherTabs: .reset)
    if outcome.isReached { session.account = account }
    return outcome
  }
}

extension NavigationState<SocialTab, SocialRoute, SocialSheet> {
  /// Whether a composer is up.
  var isComposing: Bool {
    stacks.values.flatMap(\.layers).contains { layer in
      if case .composer = layer.item { true } else { false }
    }
  }
}
