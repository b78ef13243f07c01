import Navigation

extension UnreachedScreen {
  /// Why, as what follows a colon.
  package var reason: String { obstacle.map { "\($0) (\(difference))" } ?? "\(difference)" }

  /// What can be done about it.
  var remedy: String {
    switch outcome {
    case nil: "run it again"
    case .pending: "let the guard answer at once, or let 'makeRouter()' make a router without it"
    case .blocked, .held, .redirected:
      "let the guard allow the origin 'harness', or let 'makeRouter()' provide what it asks for, "
        + "such as a user who is signed in"
    case .applied, .unchanged:
      "change its path, or the router that 'makeRouter()' makes"
    }
  }

  /// Why, and what can be done about it.
  package var explanation: String { "\(reason); \(remedy)" }

  /// What a guard does to the screen, if one stands in the way.
  private var obstacle: String? {
    switch outcome {
    case .blocked: "a guard blocks it"
    case .held: "a guard holds it until it is resumed"
    case .redirected: "a guard redirects it"
    case .pending: "a guard answers later, and nobody waits for it"
    case .applied, .unchanged, nil: nil
    }
  }
}
