import Manifest
import Navigation
import Observation

enum MailTab: CaseIterable, Hashable, Sendable { case inbox, archive }
enum MailRoute: Hashable, Sendable { case message(Int), attachments }
enum MailSheet: Hashable, Sendable { case compose, account }

/// The app's own router of one tab.
@MainActor @Observable final class PageRouter {
  var path: [MailRoute] = []
  var presentedSheet: MailSheet?
  /// The pages that were pushed, as an analytics service sees them.
  private(set) var reported: [MailRoute] = []

  func navigate(to route: MailRoute) {
    path.append(route)
    reported.append(route)
  }
}

/// The app's own class with one router per tab.
@MainActor @Observable final class MailModel {
  var selectedTab = MailTab.inbox
  let routers: [MailTab: PageRouter] = [.inbox: PageRouter(), .archive: PageRouter()]

  func select(_ tab: MailTab) { selectedTab = tab }
}

extension MailModel: DrivableRouter {
  func drive(to path: ScreenPath<MailTab, MailRoute, MailSheet>) async throws {
    let styles = path.layers.map(\.style)
    if styles.contains(.fullScreenCover) { throw InexpressiblePath("a full-screen cover") }
    if styles.count > 1 { throw InexpressiblePath("a sheet on a sheet") }
    if path.confirmation != nil { throw InexpressiblePath("a question") }
    select(path.tab ?? .inbox)
    for (tab, router) in routers {
      router.presentedSheet = nil
      router.path = path.otherStacks[tab]?.path ?? []
    }
    for route in path.routes { routers[selectedTab]?.navigate(to: route) }
    routers[selectedTab]?.presentedSheet = path.layers.first?.item
  }

  var reached: ScreenPath<MailTab, MailRoute, MailSheet> {
    let router = routers[selectedTab]
    return ScreenPath(
      tab: selectedTab, routes: router?.path ?? [], sheet: router?.presentedSheet)
  }
}

enum MailScreen: String, ScreenManifest {
  case inbox, message, compose, search, newAccount

  static let homeTab = MailTab.inbox

  var navigationPath: ScreenPath<MailTab, MailRoute, MailSheet> {
    switch self {
    case .inbox: ScreenPath(tab: .inbox)
    case .message: ScreenPath(tab: .archive, routes: [.message(7), .attachments])
    case .compose: ScreenPath(routes: [.message(1)], sheet: .compose)
    case .search: ScreenPath(fullScreenCover: .compose)
    case .newAccount: ScreenPath(layers: [.sheet(.account), .sheet(.compose)])
    }
  }

  static func makeRouter() -> MailModel { MailModel() }
}
