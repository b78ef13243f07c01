import SheetStackRouting
import Testing

@Suite("SimpleRouter") @MainActor struct SimpleRouterTests {
  private let router = EchoStack()

  @Test("A new router shows the root")
  func new() {
    #expect(router.path.isEmpty)
    #expect(router.presentedSheets.isEmpty)
    #expect(router.activeSheet == nil)
  }

  @Test("Pages and sheets are stored unchanged")
  func writing() {
    router.path = .init("a")
    router.path.append(Echo("b"))
    #expect(router.path == .init("a", "b"))
    router.presentedSheets = [Note(1, "old")]
    router.presentedSheets = [Note(1, "new")]
    #expect(router.presentedSheets.map(\.text) == ["new"])
    #expect(router.path == .init("a", "b"))
  }

  @Test(
    "One page follows the policy",
    arguments: [
      (NavigationPolicy.replace, ["x"]), (.append, ["a", "b", "x"]), (.replaceTop, ["a", "x"]),
    ])
  func onePage(policy: NavigationPolicy, result: [String]) {
    router.path = .init("a", "b")
    router.navigateTo(Echo("x"), policy: policy)
    #expect(router.path == result.map(Echo.init))
    router.popToRoot()
    router.navigateTo(Echo("x"), policy: policy)
    #expect(router.path == .init("x"))
  }

  @Test(
    "Several pages follow the policy",
    arguments: [
      (NavigationPolicy.replace, ["x", "y"], ["x", "y"]),
      (.append, ["x", "y"], ["a", "b", "x", "y"]), (.replaceTop, ["x", "y"], ["a", "x", "y"]),
      (.replace, [], []), (.append, [], ["a", "b"]), (.replaceTop, [], ["a", "b"]),
    ])
  func manyPages(policy: NavigationPolicy, pages: [String], result: [String]) {
    router.path = .init("a", "b")
    router.navigateTo(pages.map(Echo.init), policy: policy)
    #expect(router.path == result.map(Echo.init))
    router.path = []
    router.navigateTo(pages.map(Echo.init), policy: policy)
    #expect(router.path == pages.map(Echo.init))
  }

  @Test("One page is appended, and several replace, unless a policy is given")
  func defaults() {
    router.navigateTo(Echo("a"))
    router.navigateTo(Echo("b"))
    #expect(router.path == .init("a", "b"))
    router.navigateTo([Echo("c")])
    #expect(router.path == .init("c"))
  }

  @Test("Popping removes the last page or all, nothing at the root, and no sheet")
  func popping() {
    router.path = .init("a", "b", "c")
    router.presentSheet(Note(1))
    router.pop()
    #expect(router.path == .init("a", "b"))
    router.popToRoot()
    router.pop()
    router.popToRoot()
    #expect(router.path.isEmpty)
    #expect(router.presentedSheets == [Note(1)])
  }

  @Test("Sheets are appended, also an equal one, and dismissed from the top")
  func sheets() {
    for text in ["a", "b", "c", "d"] { router.presentSheet(Note(1, text)) }
    router.dismissSheet()
    #expect(router.presentedSheets.map(\.text) == ["a", "b", "c"])
    router.dismissSheets(count: 2)
    router.dismissSheets(count: 0)
    router.dismissSheets(count: -2)
    #expect(router.presentedSheets.map(\.text) == ["a"])
    router.dismissSheets(count: 9)
    router.dismissSheet()
    #expect(router.presentedSheets.isEmpty)
  }

  @Test("The binding of the top sheet has the same rules as with tabs")
  func activeSheet() {
    router.activeSheet = Note(1, "first")
    router.activeSheet = Note(1, "second")
    router.activeSheet = Note(2)
    #expect(router.presentedSheets.map(\.text) == ["first", ""])
    #expect(router.activeSheet == Note(2))
    router.activeSheet = nil
    #expect(router.presentedSheets == [Note(1)])
    router.activeSheet = nil
    router.activeSheet = nil
    #expect(router.presentedSheets.isEmpty)
  }

  @Test("The verbs are function values that return nothing")
  func functionValues() {
    let actions: [() -> Void] = [router.pop, router.popToRoot, router.dismissSheet]
    let present: (Note) -> Void = router.presentSheet
    router.path = .init("a", "b")
    present(Note(1))
    for action in actions { action() }
    #expect(router.path.isEmpty)
    #expect(router.presentedSheets.isEmpty)
  }

  @Test(
    "Pages and sheets are observed separately, and a call that changes nothing notifies no observer"
  )
  func observation() {
    func readPages() { _ = router.path }
    func readSheets() { _ = router.presentedSheets }
    #expect(isNotified(readerOf: readPages) { router.navigateTo(Echo("a")) })
    #expect(!isNotified(readerOf: readPages) { router.presentSheet(Note(1)) })
    #expect(isNotified(readerOf: readSheets) { router.presentSheet(Note(1)) })
    #expect(!isNotified(readerOf: readSheets) { router.pop() })
    #expect(!isNotified(readerOf: readPages) { router.pop() })
  }
}
