import SheetStackRouting
import Testing

/// An app's protocol for its router, with the original's signatures.
@MainActor
private protocol Navigating: AnyObject {
  associatedtype Page
  init(initialTab: Shelf)
  init(initialTab: Shelf, initialPaths: [Shelf: [Page]]?)
  subscript(pathFor tab: Shelf) -> [Page] { get set }
  func navigateTo(_ page: Page, policy: NavigationPolicy, for tab: Shelf?)
  func navigateTo(_ pages: [Page], policy: NavigationPolicy, for tab: Shelf?)
  func popNavigation(for tab: Shelf?)
  func popToRoot(for tab: Shelf?)
  func popTo(where matches: (Page) -> Bool, for tab: Shelf?)
}

extension Router: Navigating where Tab == Shelf {
  fileprivate typealias Page = Destination
}

extension Router where Destination == Echo {
  /// Uses the names of the parameters.
  fileprivate func firstPages(_ tabs: [Tab]) -> [Tab: Destination?] {
    Dictionary(uniqueKeysWithValues: tabs.map { ($0, self[pathFor: $0].first) })
  }

  fileprivate var topSheet: Sheet? { presentedSheets.last }
}

@Suite("Router: its state") @MainActor struct RouterStateTests {
  @Test("A new router shows the root of its tab")
  func new() {
    let router = EchoRouter(initialTab: .inbox)
    #expect(router.selectedTab == .inbox)
    #expect(router.presentedSheets.isEmpty)
    for tab in Shelf.allCases { #expect(router[pathFor: tab].isEmpty) }
  }

  @Test("A router can start with pages in any of its tabs")
  func initialPaths() {
    let pages: [Shelf: [Echo]] = [.home: [Echo("a")], .profile: [Echo("b"), Echo("c")]]
    let router = EchoRouter(initialTab: .inbox, initialPaths: pages)
    #expect(router.selectedTab == .inbox)
    #expect(router[pathFor: .home] == [Echo("a")])
    #expect(router[pathFor: .inbox].isEmpty)
    #expect(router[pathFor: .profile] == [Echo("b"), Echo("c")])
    #expect(EchoRouter(initialTab: .home, initialPaths: nil)[pathFor: .home].isEmpty)
  }

  @Test("Setting the selected tab changes no pages and no sheets")
  func selectedTab() {
    let router = EchoRouter(initialTab: .home, initialPaths: [.home: [Echo("a")]])
    router.presentSheet(Note(1))
    router.selectedTab = .profile
    router.selectedTab = .profile
    #expect(router.selectedTab == .profile)
    #expect(router[pathFor: .home] == [Echo("a")])
    #expect(router[pathFor: .profile].isEmpty)
    #expect(router.presentedSheets == [Note(1)])
  }

  @Test("Pages are written through the subscript, in place too, without selecting the tab")
  func subscripting() {
    let router = EchoRouter(initialTab: .home)
    router[pathFor: .inbox] = [Echo("a")]
    router[pathFor: .inbox].append(Echo("b"))
    router[pathFor: .inbox][0] = Echo("c")
    #expect(router[pathFor: .inbox] == [Echo("c"), Echo("b")])
    #expect(router[pathFor: .home].isEmpty)
    #expect(router.selectedTab == .home)
  }

  @Test("The list of sheets is stored unchanged, in place too")
  func sheets() {
    let router = EchoRouter(initialTab: .home)
    router.presentedSheets = [Note(1, "old"), Note(2)]
    router.presentedSheets.append(Note(3))
    #expect(router.presentedSheets.map(\.id) == [1, 2, 3])
    router.presentedSheets = [Note(1, "new"), Note(2), Note(3)]
    #expect(router.presentedSheets.map(\.text) == ["new", "", ""])
  }

  @Test("A router can be referred to weakly, and is freed")
  func weakReference() {
    var router: EchoRouter? = EchoRouter(initialTab: .home)
    weak let reference = router
    #expect(reference === router)
    router = nil
    #expect(reference == nil)
  }

  @Test("The router works with an app's protocol and extensions")
  func extensions() {
    func push(_ page: Echo, on navigator: some Navigating) {
      (navigator as? EchoRouter)?.navigateTo(page, policy: .append, for: .inbox)
    }
    let router = EchoRouter(initialTab: .home)
    push(Echo("a"), on: router)
    #expect(router.firstPages([.home, .inbox]) == [.home: nil, .inbox: Echo("a")])
    router.presentSheet(Note(1))
    #expect(router.topSheet == Note(1))
  }
}
