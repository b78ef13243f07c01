/// What became of a link that was opened.
public enum OpenOutcome: Hashable, Sendable {
  /// The screen is up.
  case opened
  /// A guard sent the app elsewhere.
  case redirected
  /// A guard keeps the link until it is resumed.
  case held
  /// A guard refused.
  case blocked
  /// The link is sound, but what it names does not exist; the app chooses what to show instead.
  case notFound
  /// The text leads nowhere, for the reason given.
  case refused(LinkError)
  /// Looking up what the link names has failed, for instance for want of a network.
  case failed(String)
  /// A later link has taken the place of this one.
  case superseded
  /// The system has delivered the same link a moment ago.
  case alreadyDelivered
}

extension OpenOutcome {
  init(_ outcome: NavigationOutcome) {
    self =
      switch outcome {
      case .applied, .unchanged: .opened
      case .redirected: .redirected
      case .held: .held
      case .blocked, .pending: .blocked
      }
  }
}
