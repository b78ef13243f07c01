import GenericRouting
import Manifest
import Navigation
import Scenes

enum DiaryRoute: Hashable, Sendable { case day(Int) }
enum DiarySheet: Hashable, Sendable { case write }

/// An app without tabs.
enum DiaryScreen: String, ScreenManifest {
  case days, day

  typealias Tab = Never

  static var rootPage: Page { Page("My Days") }

  var navigationPath: ScreenPath<Never, DiaryRoute, DiarySheet> {
    switch self {
    case .days: ScreenPath()
    case .day: ScreenPath(routes: [.day(1)])
    }
  }

  static func makeRouter() -> StackRouter<DiaryRoute, DiarySheet> { StackRouter() }
}

/// An app with a router of another design.
enum CalendarScreen: String, ScreenManifest {
  case month, event, settings

  enum AppTab: String, TabType {
    case home, settings

    var id: Self { self }
    var icon: String { "calendar" }
  }

  enum Route: DestinationType, Sendable {
    case event(Int)

    static func from(path: String, fullPath: [String], parameters: [String: String]) -> Route? {
      nil
    }
  }

  enum Sheet: SheetType, Sendable {
    case invite

    var id: Self { self }
  }

  static let homeTab = AppTab.home

  var navigationPath: ScreenPath<AppTab, Route, Sheet> {
    switch self {
    case .month: ScreenPath(tab: .home)
    case .event: ScreenPath(tab: .home, routes: [.event(1)], sheet: .invite)
    case .settings: ScreenPath(tab: .settings)
    }
  }

  static func makeRouter() -> RouterDriver<AppTab, Route, Sheet> {
    Router<AppTab, Route, Sheet>(initialTab: .home).driver
  }
}
