import Navigation

extension UnreachedScreen {
  /// Why, as what follows a colon.
  package var reason: String { obstacle.map { "\($0) (\(difference))" } ?? "\(difference)" }

  /// What can be done about it.
  var wayOut: String {
    if outcome == nil { return "run it again" }
    return obstacle == nil
      ? "change its path, or the router that 'makeRouter()' makes"
      : "let the guard allow the origin 'harness', or let 'makeRouter()' provide what it asks for, "
        + "such as a user who is signed in"
  }

  /// Why, and what can be done about it.
  package var explanation: String { "\(reason); \(wayOut)" }

  /// What a guard does to the screen, if one stands in the way.
  private var obstacle: String? {
    switch outcome {
    case .blocked: "a guard blocks it"
    case .held: "a guard holds it until it is resumed"
    case .redirected: "a guard redirects it"
    case .pending: "a guard answers later, and nobody waits for it"
    case .applied, .unchanged, .superseded, nil: nil
    }
  }
}
