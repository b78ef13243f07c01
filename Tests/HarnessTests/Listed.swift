import Manifest
import Navigation

/// The ids of a manifest that is made up for one test.
protocol IDList: Hashable, Sendable {
  static var ids: [String] { get }
}

/// A manifest of pages that have nothing but an id.
struct Listed<List: IDList>: ScreenManifest {
  enum Tab: CaseIterable, Hashable, Sendable { case home }
  enum Route: Hashable, Sendable { case page(String) }
  enum Sheet: Hashable, Sendable {}

  static var homeTab: Tab { .home }
  static var allCases: [Listed] { List.ids.map(Listed.init(rawValue:)) }

  let rawValue: String

  var navigationPath: ScreenPath<Tab, Route, Sheet> { ScreenPath(routes: [.page(rawValue)]) }
}
