import Cookbook
import Foundation
import Manifest
import Navigation
import Scenes

/// Any number of screens with about as much content as the demo app's, for measurements.
///
/// The environment variable `SCREENS_BENCH_COUNT` sets the number; the default is 1,000.
struct GeneratedScreen: ScreenManifest {
  typealias Tab = AppScreen.Tab
  typealias Route = AppScreen.Route
  typealias Sheet = AppScreen.Sheet

  static let allCases: [GeneratedScreen] = {
    let count = ProcessInfo.processInfo.environment["SCREENS_BENCH_COUNT"].flatMap { Int($0) }
    return (0..<(count ?? 1000)).map { GeneratedScreen(number: $0) }
  }()

  static let homeTab = AppScreen.homeTab

  let number: Int

  init(number: Int) {
    self.number = number
  }

  init?(rawValue: String) {
    guard let number = Int(rawValue.drop { !$0.isNumber }) else { return nil }
    self.number = number
  }

  var rawValue: String { "\(model.rawValue)-\(number)" }

  /// The path of the copied screen, with one page more for each further copy.
  ///
  /// So the screens form a tree like those of an app.
  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    var path = model.navigationPath
    let round = number / AppScreen.allCases.count
    if round > 0 { path.routes.insert(.results(.under(minutes: round)), at: 0) }
    return path
  }

  static func item(for tab: Tab) -> TabItem { AppScreen.item(for: tab) }
  static func page(for tab: Tab) -> Page { AppScreen.page(for: tab) }
  static func page(for route: Route) -> Page { AppScreen.page(for: route) }
  static func page(for sheet: Sheet) -> Page { AppScreen.page(for: sheet) }

  static func link(to path: ScreenPath<Tab, Route, Sheet>) -> String? {
    AppScreen.link(to: path)
  }

  /// The screen of the demo app that this one copies.
  private var model: AppScreen { AppScreen.allCases[number % AppScreen.allCases.count] }
}
