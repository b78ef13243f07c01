#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension TabRouter {
  /// Opens a link: reads it, looks up what it names, and visits the screen.
  ///
  /// The latest call wins: while an older link is still being looked up, a newer one takes its place.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - otherTabs: What happens to the tabs that the link does not lead to.
  /// - Returns: What became of it.
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
    // A guard may still decide on it; until then the launch screen and restoration have to wait.
    defer { linkRequests.end() }
    guard number == linkRequests.latest else { return .superseded }
    switch resolved {
    case .success(let path?): return await visit(path, otherTabs: otherTabs, forLink: number)
    case .success(nil), .failure(LinkError.notFound): return .notFound
    case .failure(let error as LinkError): return .refused(error)
    case .failure(let error): return .failed(String(describing: error))
    }
  }

  /// Opens a link that the system has delivered, unless it delivered the same one a moment ago.
  ///
  /// One tap on a link can arrive twice, as a link and as a user activity. A link that starts the app arrives
  /// before the app has set `links`; it waits for that.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - now: When it was delivered.
  @discardableResult
  public func deliver(_ link: String, at now: ContinuousClock.Instant = .now) async -> OpenOutcome {
    guard let number = beginDelivery(of: link, at: now) else { return .alreadyDelivered }
    return await finishDelivery(of: link, number: number)
  }

  /// Notes a link that the system delivers, before anything else of the launch is decided.
  ///
  /// - Returns: The link's number; nil for one that was delivered a moment ago.
  package func beginDelivery(of link: String, at now: ContinuousClock.Instant = .now) -> Int? {
    linkRequests.isRepeated(link, at: now) ? nil : linkRequests.begin()
  }

  /// Opens a link that was noted by `beginDelivery(of:at:)`; each is to be finished once.
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
    // Without an answer the router is gone, and with it everything a link could lead to.
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
