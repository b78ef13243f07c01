#if canImport(SwiftUI)
  import Foundation
  public import Navigation
  public import SwiftUI

  extension View {
    /// Opens the links that the system delivers; a link that it delivers twice is handled once.
    ///
    /// A link that starts the app comes before any `onAppear`. It waits until the router's `links` is set; an app
    /// that uses this modifier must set it.
    ///
    /// - Parameters:
    ///   - router: Opens the links with its `links`.
    ///   - outcome: Receives the outcome of each link, for instance to show that the target was not found.
    public func opensLinks<Tab, Route, Sheet>(
      with router: TabRouter<Tab, Route, Sheet>,
      outcome: @escaping @MainActor (OpenOutcome) -> Void = { _ in }
    ) -> some View {
      // Registered at once, so that the launch screen and the restoration know about the link.
      @MainActor func deliver(_ url: URL) {
        let link = url.absoluteString
        guard let number = router.beginDelivery(of: link) else { return outcome(.alreadyDelivered) }
        Task { outcome(await router.finishDelivery(of: link, number: number)) }
      }
      return onOpenURL { deliver($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { deliver(url) }
        }
    }

    /// Adds an action to the environment that opens a link in the app itself.
    public func providesLinkAction<Tab, Route, Sheet>(
      from router: TabRouter<Tab, Route, Sheet>
    ) -> some View {
      environment(\.openAppLink, OpenAppLinkAction { await router.open($0) })
    }
  }

  /// Opens a link in the app itself.
  public struct OpenAppLinkAction: Sendable {
    private let action: @MainActor @Sendable (String) async -> OpenOutcome

    init(_ action: @escaping @MainActor @Sendable (String) async -> OpenOutcome) {
      self.action = action
    }

    /// Opens a link.
    @MainActor
    @discardableResult
    public func callAsFunction(_ link: String) async -> OpenOutcome { await action(link) }
  }

  private struct OpenAppLinkKey: EnvironmentKey {
    static let defaultValue = OpenAppLinkAction { _ in
      .failed("No router opens links here; add 'providesLinkAction(from:)' to a parent view.")
    }
  }

  extension EnvironmentValues {
    /// Opens a link in the app itself; fails for all links if no router provides the action.
    public var openAppLink: OpenAppLinkAction {
      get { self[OpenAppLinkKey.self] }
      set { self[OpenAppLinkKey.self] = newValue }
    }
  }
#endif
