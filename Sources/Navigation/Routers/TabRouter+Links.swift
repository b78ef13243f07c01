#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension TabRouter {
  /// Opens a link: parses it, looks up its target, and visits the screen.
  ///
  /// The latest call wins: a newer link replaces an older one that is still being looked up.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - otherTabs: What happens to the other tabs.
  /// - Returns: The outcome.
  @discardableResult
  public func open(_ link: String, otherTabs: OtherTabs = .keep) async -> OpenOutcome {
    guard links != nil else {
      return .failed("The router has no LinkOpener; set its 'links' first.")
    }
    return await follow(link, number: linkRequests.begin(), otherTabs: otherTabs)
  }

  private func follow(_ link: String, number: Int, otherTabs: OtherTabs) async -> OpenOutcome {
    guard let opener = links, number == linkRequests.latest else {
      linkRequests.end()
      return .superseded
    }
    let resolved: Result<ScreenPath<Tab, Route, Sheet>?, any Error>
    do {
      resolved = .success(try await opener.resolve(link))
    } catch {
      resolved = .failure(error)
    }
    // A guard may still decide on the link; until then the launch screen and restoration have to wait.
    defer { linkRequests.end() }
    guard number == linkRequests.latest else { return .superseded }
    switch resolved {
    case .success(let path?): return await visit(path, otherTabs: otherTabs, forLink: number)
    case .success(nil), .failure(LinkError.notFound): return .notFound
    case .failure(let error as LinkError): return .refused(error)
    case .failure(let error): return .failed(String(describing: error))
    }
  }

  /// Opens a link that the system has delivered, unless it delivered the same link less than a second ago.
  ///
  /// One tap on a link can arrive twice, as a link and as a user activity. A link that starts the app arrives
  /// before the app has set `links`; it waits until then.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - now: The time of the delivery.
  @discardableResult
  public func deliver(_ link: String, at now: ContinuousClock.Instant = .now) async -> OpenOutcome {
    guard let number = beginDelivery(of: link, at: now) else { return .alreadyDelivered }
    return await finishDelivery(of: link, number: number)
  }

  /// Registers a link that the system delivers, before any other decision of the launch.
  ///
  /// - Returns: The link's number; nil if the same link was delivered less than a second ago.
  package func beginDelivery(of link: String, at now: ContinuousClock.Instant = .now) -> Int? {
    linkRequests.isRepeated(link, at: now) ? nil : linkRequests.begin()
  }

  /// Opens a link that `beginDelivery(of:at:)` registered; call it once per link.
  package func finishDelivery(of link: String, number: Int) async -> OpenOutcome {
    if links == nil {
      let isOpen: Bool? = await withCheckedContinuation { linkRequests.wait(LayerResult($0)) }
      guard isOpen == true else {
        linkRequests.end()
        return .superseded
      }
    }
    return await follow(link, number: number, otherTabs: .keep)
  }

  /// Visits a link's screen and waits for the guards, unless a newer link comes first.
  private func visit(
    _ path: ScreenPath<Tab, Route, Sheet>, otherTabs: OtherTabs, forLink number: Int
  ) async -> OpenOutcome {
    linkRequests.visit()
    // Without an answer the router has been freed, and with it every target of the link.
    let outcome: OpenOutcome? = await withCheckedContinuation { continuation in
      let answer = LayerResult<OpenOutcome>(continuation)
      gate.submit(
        Change(
          origin: .link,
          settled: { [weak self] outcome in
            let isCurrent = self?.linkRequests.isCurrent(number) ?? false
            if isCurrent, outcome == .held { self?.linkRequests.hold(number) }
            if isCurrent, outcome.isReached || outcome == .redirected {
              self?.launch.hasFollowedLink = true
            }
            answer.resolve(isCurrent ? OpenOutcome(outcome) : .superseded)
          },
          apply: { [weak self] state in
            guard let self, linkRequests.isCurrent(number) else { return }
            state.visit(path, homeTab: homeTab, otherTabs: otherTabs)
          }))
    }
    return outcome ?? .superseded
  }
}

extension TabRouter {
  /// Opens a link; see `open(_:otherTabs:)`.
  @discardableResult
  public func open(_ url: URL, otherTabs: OtherTabs = .keep) async -> OpenOutcome {
    await open(url.absoluteString, otherTabs: otherTabs)
  }

  /// Opens a link that the system has delivered; see `deliver(_:at:)`.
  @discardableResult
  public func deliver(_ url: URL) async -> OpenOutcome {
    await deliver(url.absoluteString)
  }
}

/// The links that a router was asked to open.
struct LinkRequests {
  /// The number of the latest link; an older one that is still being looked up is superseded.
  private(set) var latest = 0
  // A link that a guard holds waits for the user. Meanwhile other links may arrive that have no screen, such
  // as the callback of a sign-in in the browser. Only a link with a screen replaces the held one.
  private var held: Int?
  /// The number of links that are being looked up.
  private(set) var inFlight = 0
  private var lastDelivery: (link: String, at: ContinuousClock.Instant)?
  // The system can deliver one tap twice, as a link and as a user activity, within milliseconds.
  // Nobody taps the same link on purpose twice within a second.
  private let window = Duration.seconds(1)
  // The latest link that came before the router could open links.
  private var waiting: LayerResult<Bool>?

  mutating func begin() -> Int {
    latest += 1
    inFlight += 1
    return latest
  }

  mutating func end() { inFlight -= 1 }

  /// Makes a link wait until the router can open links; an earlier waiting link is superseded.
  @MainActor
  mutating func wait(_ link: LayerResult<Bool>) {
    waiting?.resolve(false)
    waiting = link
  }

  /// Resumes the waiting link.
  @MainActor
  mutating func open() {
    waiting?.resolve(true)
    waiting = nil
  }

  /// Registers that a link has a screen, which is visited now.
  mutating func visit() { held = nil }

  /// Registers that a guard holds a link.
  mutating func hold(_ number: Int) { held = number }

  /// Whether no other link has replaced this one.
  func isCurrent(_ number: Int) -> Bool { number == latest || number == held }

  /// Registers a delivery by the system.
  ///
  /// - Returns: Whether the same link was delivered less than a second ago.
  mutating func isRepeated(_ link: String, at now: ContinuousClock.Instant) -> Bool {
    if let lastDelivery, lastDelivery.link == link, now - lastDelivery.at < window { return true }
    lastDelivery = (link, now)
    return false
  }
}
