/// What a router remembers of the links that it was given.
struct LinkRequests {
  /// The number of the latest link; an older one that is still being looked up has lost.
  private(set) var latest = 0
  // A link that a guard holds waits for the user, who may get others meanwhile that lead nowhere, such
  // as the one that ends a sign-in in the browser. Only one with a screen takes its place.
  private var held: Int?
  /// How many links are being looked up.
  private(set) var inFlight = 0
  private var lastDelivery: (link: String, at: ContinuousClock.Instant)?
  // The system hands over one tap once as a link and once as a user activity, within milliseconds.
  // Nobody taps the same link on purpose twice within a second.
  private let window = Duration.seconds(1)
  // Links that came before the router could open any; only the latest counts.
  private var waiting: LayerResult<Bool>?

  mutating func begin() -> Int {
    latest += 1
    inFlight += 1
    return latest
  }

  mutating func end() { inFlight -= 1 }

  /// Has a link wait until the router can open links; the one that waited before is superseded.
  @MainActor
  mutating func wait(_ link: LayerResult<Bool>) {
    waiting?.resolve(false)
    waiting = link
  }

  /// Lets the link go on that has waited.
  @MainActor
  mutating func open() {
    waiting?.resolve(true)
    waiting = nil
  }

  /// Notes that a link has a screen, which is to be visited now.
  mutating func visit() { held = nil }

  /// Notes that a guard keeps a link.
  mutating func hold(_ number: Int) { held = number }

  /// Whether no other link has taken the place of this one.
  func isCurrent(_ number: Int) -> Bool { number == latest || number == held }

  /// Notes a delivery by the system.
  ///
  /// - Returns: Whether it is one that was made a moment ago.
  mutating func isRepeated(_ link: String, at now: ContinuousClock.Instant) -> Bool {
    if let lastDelivery, lastDelivery.link == link, now - lastDelivery.at < window { return true }
    lastDelivery = (link, now)
    return false
  }
}
