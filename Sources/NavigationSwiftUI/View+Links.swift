#if canImport(SwiftUI)
  import Foundation
  public import Navigation
  public import SwiftUI

  extension View {
    /// Opens the links that the system delivers; one that comes in two ways is handled once.
    ///
    /// A link that starts the app comes before any `onAppear`. It waits until the router's `links` are set.
    ///
    /// - Parameters:
    ///   - router: Opens the links, by its `links`.
    ///   - outcome: Receives what became of each link, for instance to say that something was not found.
    public func opensLinks<Tab, Route, Sheet>(
      with router: TabRouter<Tab, Route, Sheet>,
      outcome: @escaping @MainActor (OpenOutcome) -> Void = { _ in }
    ) -> some View {
      onOpenURL { url in
        Task { outcome(await router.deliver(url)) }
      }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        guard let url = activity.webpageURL else { return }
        Task { outcome(await router.deliver(url)) }
      }
    }

    /// Gives the views below an action that opens a link in the app itself.
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
      .failed("No router opens links here; add 'providesLinkAction(from:)' to a view above.")
    }
  }

  extension EnvironmentValues {
    /// Opens a link in the app itself; refuses all links where no router provides the action.
    public var openAppLink: OpenAppLinkAction {
      get { self[OpenAppLinkKey.self] }
      set { self[OpenAppLinkKey.self] = newValue }
    }
  }
#endif
