import Manifest
import Navigation

/// What the tiny apps of the tests have in common: two tabs, a page and a sheet.
enum Tiny {
  enum Tab: String, CaseIterable, Hashable, Sendable, Codable, Linkable { case home, more }
  enum Route: Hashable, Sendable, Codable { case detail(Int) }
  enum Sheet: String, Hashable, Sendable, Codable { case edit }

  typealias Path = ScreenPath<Tab, Route, Sheet>
  typealias Router = TabRouter<Tab, Route, Sheet>
  typealias Proposal = NavigationProposal<NavigationState<Tab, Route, Sheet>>

  static let home = Path(tab: .home)
  static let more = Path(tab: .more)
  static let detail = Path(tab: .home, routes: [.detail(1)])
  static let edit = Path(tab: .home, sheet: .edit)

  /// A router with one guard.
  @MainActor
  static func router(guarding isAllowed: @escaping @MainActor (Proposal) -> Bool) -> Router {
    let router = Router(homeTab: .home)
    router.gate.addGuard { isAllowed($0) ? .allow : .block }
    return router
  }
}

/// A manifest over the tiny app; without more, nothing is wrong with it.
protocol TinyManifest: ScreenManifest
where Tab == Tiny.Tab, Route == Tiny.Route, Sheet == Tiny.Sheet {}

extension TinyManifest {
  static var homeTab: Tiny.Tab { .home }
}
