import GenericRouting
import Testing

/// A page with an object that is not Sendable; it is neither Codable nor Identifiable.
private enum LoosePage: DestinationType {
  case player(Player)
  case root

  final class Player: Hashable {
    var volume = 0
    static func == (one: Player, other: Player) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  static func from(path: String, fullPath: [String], parameters: [String: String]) -> LoosePage? {
    path == "player" ? .player(Player()) : nil
  }
}

/// A sheet whose id is not a text, and which is not Sendable.
private struct LooseSheet: SheetType {
  var id: [Int]
  var player: LoosePage.Player
}

@MainActor
private protocol Moving: AnyObject {
  associatedtype Page
  associatedtype Place
  var selectedTab: Place { get set }
  var selectedTabPath: [Page] { get }
  init(initialTab: Place)
  func navigateTo(_ page: Page, for tab: Place?)
  func popNavigation(for tab: Place?)
  func popToRoot(for tab: Place?)
  func dismissSheet()
}

extension Router: Moving {
  typealias Page = Destination
  typealias Place = Tab
}

extension Router where Destination == Page, Tab == GenericRoutingTests.Tab {
  fileprivate func showTwice(_ page: Destination) -> [Destination] {
    navigateTo(page)
    navigateTo(page)
    return self[Tab.home]
  }
}

@MainActor
private protocol Stepping {
  func popNavigation()
  func popToRoot()
  func dismissSheet()
}

extension SimpleRouter: Stepping {}

@MainActor
private func end(_ mover: some Moving) { mover.popToRoot(for: nil) }

/// The common rules of all four router designs.
@MainActor
@Suite("Common rules") struct CommonRulesTests {
  private let router = AppRouter(initialTab: .home)
  private let single = PageRouter()

  @Test("Classes: a router can be referred to weakly")
  func classes() {
    weak var router: AppRouter?
    weak var single: PageRouter?
    do {
      let strong = (AppRouter(initialTab: .home), PageRouter())
      (router, single) = strong
      #expect(router === strong.0)
      #expect(single === strong.1)
    }
    #expect(router == nil)
    #expect(single == nil)
  }

  @Test("Classes: a binding reads and writes each property by its key path")
  func keyPaths() {
    let tab: ReferenceWritableKeyPath<AppRouter, Tab> = \.selectedTab
    let sheet: ReferenceWritableKeyPath<AppRouter, Note?> = \.presentedSheet
    let pages: ReferenceWritableKeyPath<AppRouter, [Page]> = \.[.search]
    router[keyPath: tab] = .profile
    router[keyPath: sheet] = Note(id: 1)
    router[keyPath: pages] = [Page("a")]
    #expect(router.selectedTab == .profile)
    #expect(router.presentedSheet == Note(id: 1))
    #expect(router[.search] == [Page("a")])
    let path: ReferenceWritableKeyPath<PageRouter, [Page]> = \.path
    single[keyPath: path] = [Page("b")]
    #expect(single.path == [Page("b")])
  }

  @Test("Observation: a push notifies the readers of that tab's pages and no others")
  func observedPush() {
    #expect(notifies({ _ = router[.home] }, { router.navigateTo(Page("a")) }))
    #expect(notifies({ _ = router.selectedTabPath }, { router.navigateTo(Page("a")) }))
    #expect(!notifies({ _ = router[.search] }, { router.navigateTo(Page("a")) }))
    #expect(!notifies({ _ = router[.home] }, { router.navigateTo(Page("a"), for: .search) }))
    #expect(
      !notifies({ _ = router.selectedTabPath }, { router.navigateTo(Page("a"), for: .search) }))
    #expect(!notifies({ _ = router.presentedSheet }, { router.navigateTo(Page("a")) }))
    #expect(!notifies({ _ = router.selectedTab }, { router.navigateTo(Page("a")) }))
    #expect(!notifies({ _ = router.selectedTab }, { router.navigate(to: "app://a") }))
  }

  @Test("Observation: every verb that changes pages notifies their readers")
  func observedVerbs() {
    let changes: [() -> Void] = [
      { router.navigateTo(Page("a")) }, { router.navigateTo(Page("b")) },
      { router.popNavigation() }, { router.popToRoot() }, { router.navigate(to: "app://a") },
      { router[.home].append(Page("c")) }, { router[.home] = [] },
    ]
    for change in changes { #expect(notifies({ _ = router.selectedTabPath }, change)) }
  }

  @Test("Observation: a sheet notifies the readers of the sheet and no others")
  func observedSheet() {
    #expect(notifies({ _ = router.presentedSheet }, { router.presentSheet(Note(id: 1)) }))
    #expect(notifies({ _ = router.presentedSheet }, { router.dismissSheet() }))
    #expect(!notifies({ _ = router[.home] }, { router.presentSheet(Note(id: 1)) }))
    #expect(!notifies({ _ = router.selectedTabPath }, { router.presentSheet(Note(id: 2)) }))
    #expect(!notifies({ _ = router.selectedTab }, { router.dismissSheet() }))
  }

  @Test("Observation: a tab switch notifies the readers of the tab and of its pages")
  func observedSwitch() {
    #expect(notifies({ _ = router.selectedTab }, { router.selectedTab = .search }))
    #expect(notifies({ _ = router.selectedTabPath }, { router.selectedTab = .home }))
    #expect(!notifies({ _ = router[.home] }, { router.selectedTab = .search }))
    #expect(!notifies({ _ = router.presentedSheet }, { router.selectedTab = .home }))
  }

  @Test("Observation: pages and sheet of the router without tabs are observed separately")
  func observedSingle() {
    #expect(notifies({ _ = single.path }, { single.navigateTo(Page("a")) }))
    #expect(notifies({ _ = single.path }, { single.navigate(to: "app://a") }))
    #expect(notifies({ _ = single.presentedSheet }, { single.presentSheet(Note(id: 1)) }))
    #expect(!notifies({ _ = single.presentedSheet }, { single.navigateTo(Page("a")) }))
    #expect(!notifies({ _ = single.path }, { single.dismissSheet() }))
  }

  @Test("Observation: a verb that changes nothing notifies no observer")
  func observedNothing() {
    let verbs: [() -> Void] = [
      { router.popNavigation() }, { router.popToRoot() }, { router.popToRoot(for: .search) },
      { router.dismissSheet() }, { router.presentedSheet = nil }, { router.selectedTab = .home },
      { router.navigate(to: "app://none") }, { router.navigate(to: "") },
    ]
    for verb in verbs {
      let isNotified = notifies(
        {
          _ = (router.selectedTab, router.selectedTabPath, router[.search], router.presentedSheet)
        },
        verb)
      #expect(!isNotified)
    }
    let steps = [single.popNavigation, single.popToRoot, single.dismissSheet]
    for step in steps { #expect(!notifies({ _ = (single.path, single.presentedSheet) }, step)) }
  }

  @Test("Stored unchanged: a sheet with the same id replaces the previous one, and readers see it")
  func equalSheets() {
    router.presentSheet(Note(id: 1, text: "old"))
    let isNotified = notifies({ _ = router.presentedSheet }) {
      router.presentedSheet = Note(id: 1, text: "new")
    }
    #expect(isNotified)
    #expect(router.presentedSheet?.text == "new")
    single.presentedSheet = Note(id: 1, text: "old")
    #expect(
      notifies({ _ = single.presentedSheet }) { single.presentSheet(Note(id: 1, text: "new")) })
    #expect(single.presentedSheet?.text == "new")
  }

  @Test("Stored unchanged: pages and tabs replace equal previous ones")
  func equalValues() {
    let router = Router<Station, Station, Note>(initialTab: Station(1, icon: "old"))
    router[Station(1)] = [Station(2, icon: "old")]
    let isNotified = notifies({ _ = router[Station(1)] }) {
      router[Station(1)] = [Station(2, icon: "new")]
    }
    #expect(isNotified)
    #expect(router.selectedTabPath.first?.icon == "new")
    router.selectedTab = Station(1, icon: "new")
    #expect(router.selectedTab.icon == "new")
    let single = SimpleRouter<Station, Note>()
    single.path = [Station(2, icon: "old")]
    single.path = [Station(2, icon: "new")]
    #expect(single.path.first?.icon == "new")
  }

  @Test("No hidden rules: a page can be pushed twice, and selecting the selected tab does nothing")
  func noHiddenRules() {
    #expect(router.showTwice(Page("a")) == [Page("a"), Page("a")])
    router.presentSheet(Note(id: 1))
    router.selectedTab = .home
    #expect(router[.home] == [Page("a"), Page("a")])
    #expect(router.presentedSheet == Note(id: 1))
    single.navigateTo(Page("a"))
    single.navigateTo(Page("a"))
    #expect(single.path == [Page("a"), Page("a")])
  }

  @Test("Result types: the verbs can be passed as functions")
  func functions() {
    let push: (Page) -> Void = single.navigateTo
    let pop: () -> Void = single.popNavigation
    let root: () -> Void = single.popToRoot
    let present: (Note) -> Void = single.presentSheet
    let dismiss: () -> Void = single.dismissSheet
    let follow: (String) -> Bool = single.navigate
    for name in ["a", "b", "c"] { push(Page(name)) }
    pop()
    #expect(single.path == [Page("a"), Page("b")])
    root()
    #expect(single.path.isEmpty)
    present(Note(id: 1))
    #expect(single.presentedSheet == Note(id: 1))
    dismiss()
    #expect(single.presentedSheet == nil)
    #expect(follow("app://a"))
  }

  @Test("Result types: the verbs for tabs can be passed as functions of a tab")
  func tabFunctions() {
    let push: (Page, Tab?) -> Void = router.navigateTo
    let root = router.popToRoot
    let dismiss: () -> Void = router.dismissSheet
    push(Page("a"), nil)
    push(Page("b"), .search)
    root(nil)
    #expect(router[.home].isEmpty)
    #expect(router[.search] == [Page("b")])
    root(.search)
    router.presentSheet(Note(id: 1))
    dismiss()
    #expect(router[.search].isEmpty)
    #expect(router.presentedSheet == nil)
  }

  @Test("Result types: a router conforms to protocols of an app with these signatures")
  func conformance() {
    router.navigateTo(Page("a"))
    end(router)
    #expect(router[.home].isEmpty)
    let steps: any Stepping = single
    single.path = [Page("a"), Page("b")]
    steps.popNavigation()
    #expect(single.path == [Page("a")])
  }

  @Test("Looseness: a page may contain an object that is not Sendable")
  func looseness() throws {
    let router = Router<Tab, LoosePage, LooseSheet>(initialTab: .home)
    let player = LoosePage.Player()
    router.navigateTo(.player(player))
    player.volume = 11
    router.presentSheet(LooseSheet(id: [1, 2], player: player))
    #expect(router.selectedTabPath == [.player(player)])
    #expect(router.presentedSheet?.player.volume == 11)
    let single = SimpleRouter<LoosePage, LooseSheet>()
    #expect(single.navigate(to: "app://player"))
    single.navigateTo(.root)
    #expect(single.path.count == 2)
  }

  @Test("Under a modal: pages change underneath and the sheet stays")
  func underSheet() {
    router.presentSheet(Note(id: 1))
    let moves: [() -> Void] = [
      { router.navigateTo(Page("a")) }, { router.navigateTo(Page("b")) },
      { router.popNavigation() }, { router.navigate(to: "app://c/d") }, { router.popToRoot() },
      { router[.home] = [Page("e")] }, { router.selectedTab = .search },
    ]
    let depths = moves.map { move in
      move()
      #expect(router.presentedSheet == Note(id: 1))
      return router[.home].count
    }
    #expect(depths == [1, 2, 1, 2, 0, 1, 1])
  }

  @Test("A router can be created off the main actor, like the default of an environment value")
  func nonisolatedInitialisers() async {
    let (router, single) = await Task.detached {
      (AppRouter(initialTab: .search), PageRouter())
    }.value
    #expect(router.selectedTab == .search)
    #expect(single.path.isEmpty)
  }
}
