import SheetStackRouting
import Testing

@Suite("Router: its pages") @MainActor struct RouterPageTests {
  private let router = EchoRouter(
    initialTab: .home, initialPaths: [.home: .init("a", "b"), .inbox: .init("a", "b")])

  @Test("One page is appended to the selected tab by default, also the same one twice")
  func onePage() {
    router.navigateTo(Echo("b"))
    #expect(router[pathFor: .home] == .init("a", "b", "b"))
    #expect(router[pathFor: .inbox] == .init("a", "b"))
  }

  @Test("One page goes to a named tab without selecting it")
  func onePageInTab() {
    router.navigateTo(Echo("c"), for: .inbox)
    #expect(router[pathFor: .inbox] == .init("a", "b", "c"))
    #expect(router[pathFor: .home] == .init("a", "b"))
    #expect(router.selectedTab == .home)
    router.navigateTo(Echo("d"), policy: .replace, for: .inbox)
    #expect(router[pathFor: .inbox] == .init("d"))
  }

  @Test("Several pages replace those of the selected tab by default")
  func manyPages() {
    router.navigateTo([Echo("c"), Echo("d")])
    #expect(router[pathFor: .home] == .init("c", "d"))
    #expect(router[pathFor: .inbox] == .init("a", "b"))
  }

  @Test(
    "Several pages follow the policy, in a named tab without selecting it",
    arguments: [
      (NavigationPolicy.replace, ["c", "d"], ["c", "d"]),
      (.append, ["c", "d"], ["a", "b", "c", "d"]), (.replaceTop, ["c", "d"], ["a", "c", "d"]),
      (.replace, [], []), (.append, [], ["a", "b"]), (.replaceTop, [], ["a", "b"]),
    ])
  func policies(policy: NavigationPolicy, pages: [String], result: [String]) {
    router.navigateTo(pages.map(Echo.init), policy: policy, for: .inbox)
    #expect(router[pathFor: .inbox] == result.map(Echo.init))
    #expect(router[pathFor: .home] == .init("a", "b"))
    #expect(router.selectedTab == .home)
    router.navigateTo(pages.map(Echo.init), policy: policy)
    #expect(router[pathFor: .home] == result.map(Echo.init))
  }

  @Test(
    "At the root, every policy pushes",
    arguments: [NavigationPolicy.replace, .append, .replaceTop], [[], ["a"], ["a", "b"]])
  func root(policy: NavigationPolicy, pages: [String]) {
    router.navigateTo(pages.map(Echo.init), policy: policy, for: .profile)
    #expect(router[pathFor: .profile] == pages.map(Echo.init))
  }

  @Test("Popping removes the last page, and nothing at the root")
  func popNavigation() {
    router.popNavigation()
    #expect(router[pathFor: .home] == .init("a"))
    router.popNavigation(for: .inbox)
    #expect(router[pathFor: .inbox] == .init("a"))
    for _ in 1...3 { router.popNavigation() }
    #expect(router[pathFor: .home].isEmpty)
    #expect(router[pathFor: .inbox] == .init("a"))
    #expect(router.selectedTab == .home)
  }

  @Test("Popping to the root empties one tab")
  func popToRoot() {
    router.popToRoot(for: .inbox)
    #expect(router[pathFor: .inbox].isEmpty)
    #expect(router[pathFor: .home] == .init("a", "b"))
    router.popToRoot()
    router.popToRoot()
    #expect(router[pathFor: .home].isEmpty)
  }

  @Test(
    "Popping to a page stops at the last one that matches, and pops all if none does",
    arguments: [
      ("b", ["a", "b", "c", "b"]), ("c", ["a", "b", "c"]), ("a", ["a"]), ("x", []),
    ])
  func popTo(page: String, result: [String]) {
    let pages: [Echo] = .init("a", "b", "c", "b")
    router.navigateTo(pages)
    router.navigateTo(pages, for: .inbox)
    router.popTo { $0 == Echo(page) }
    #expect(router[pathFor: .home] == result.map(Echo.init))
    #expect(router[pathFor: .inbox] == pages)
    router.popTo(where: { $0 == Echo(page) }, for: .inbox)
    #expect(router[pathFor: .inbox] == result.map(Echo.init))
    #expect(router.selectedTab == .home)
  }

  @Test(
    "Popping to a page searches from the last page down, stops at a match and may read the router")
  func predicate() {
    var asked: [String] = []
    router.navigateTo(.init("a", "b", "c", "d"))
    router.popTo {
      asked.append($0.path)
      return router[pathFor: .home].count == 4 && $0.path == "b"
    }
    #expect(asked == ["d", "c", "b"])
    #expect(router[pathFor: .home] == .init("a", "b"))
  }

  @Test("No verb for pages changes the sheets")
  func sheetsStay() {
    router.presentedSheets = [Note(1), Note(2)]
    router.navigateTo(Echo("c"))
    router.navigateTo([Echo("c"), Echo("d")])
    router.popNavigation()
    router.popTo { _ in false }
    router.popToRoot()
    router[pathFor: .home] = .init("a")
    #expect(router.presentedSheets == [Note(1), Note(2)])
  }

  @Test("The verbs are function values that return nothing")
  func functionValues() {
    let push: (Echo, NavigationPolicy, Shelf?) -> Void = router.navigateTo
    let pushAll: ([Echo], NavigationPolicy, Shelf?) -> Void = router.navigateTo
    let pop: (Shelf?) -> Void = router.popNavigation
    let popToRoot: (Shelf?) -> Void = router.popToRoot
    let popTo: ((Echo) -> Bool, Shelf?) -> Void = router.popTo
    push(Echo("c"), .append, nil)
    pop(.inbox)
    #expect(router[pathFor: .home] == .init("a", "b", "c"))
    #expect(router[pathFor: .inbox] == .init("a"))
    popTo({ $0.path == "a" }, nil)
    #expect(router[pathFor: .home] == .init("a"))
    pushAll(.init("x", "y"), .append, nil)
    #expect(router[pathFor: .home] == .init("a", "x", "y"))
    popToRoot(nil)
    #expect(router[pathFor: .home].isEmpty)
  }
}
