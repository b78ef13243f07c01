import Manifest
import Navigation

/// An app whose tab bar has two of its three tabs, in another order.
enum Cellar: String, ScreenManifest {
  case door

  enum Tab: CaseIterable, Hashable, Sendable { case door, wine, cider }
  enum Route: Hashable, Sendable {}
  enum Sheet: Hashable, Sendable {}

  static let homeTab = Tab.door
  static let tabsInBar = [Tab.cider, .door]

  var navigationPath: ScreenPath<Tab, Route, Sheet> { ScreenPath(tab: .door) }
}
