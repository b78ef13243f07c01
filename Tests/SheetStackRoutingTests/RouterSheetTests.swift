import SheetStackRouting
import Testing

@Suite("Router: its sheets") @MainActor struct RouterSheetTests {
  private let router = EchoRouter(initialTab: .home)

  @Test("Presenting always appends, also an equal sheet, and returns the sheet unchanged")
  func present() {
    #expect(router.presentSheet(Note(1, "first")).text == "first")
    // The result can be ignored.
    router.presentSheet(Note(1, "second"))
    #expect(router.presentedSheets.map(\.text) == ["first", "second"])
  }

  @Test("Dismissing removes the top sheet, or nothing without sheets")
  func dismiss() {
    router.presentedSheets = [Note(1), Note(2)]
    router.dismissSheet()
    #expect(router.presentedSheets == [Note(1)])
    router.dismissSheet()
    router.dismissSheet()
    #expect(router.presentedSheets.isEmpty)
  }

  @Test(
    "A count dismisses that many; zero, negative and too many are harmless",
    arguments: [
      (1, [1, 2]), (2, [1]), (3, []), (4, []), (.max, []), (0, [1, 2, 3]), (-1, [1, 2, 3]),
      (.min, [1, 2, 3]),
    ])
  func dismissCount(count: Int, result: [Int]) {
    router.presentedSheets = [Note(1), Note(2), Note(3)]
    router.dismissSheets(count: count)
    #expect(router.presentedSheets.map(\.id) == result)
    router.presentedSheets = []
    router.dismissSheets(count: count)
    #expect(router.presentedSheets.isEmpty)
  }

  @Test(
    "Dismissing to a sheet stops at the topmost equal one, and dismisses all if there is none",
    arguments: [(1, ["a", "b", "c"]), (2, ["a", "b", "c", "d"]), (3, []), (0, ["a"])])
  func dismissTo(id: Int, result: [String]) {
    router.presentedSheets = [Note(0, "a"), Note(1, "b"), Note(1, "c"), Note(2, "d")]
    router.dismissSheets(to: Note(id))
    #expect(router.presentedSheets.map(\.text) == result)
  }

  @Test("Sheets belong to all tabs: they stay when the tab is switched")
  func global() {
    router.presentSheet(Note(1))
    router.selectedTab = .inbox
    #expect(router.presentedSheets == [Note(1)])
    router.dismissSheet()
    router.selectedTab = .home
    #expect(router.presentedSheets.isEmpty)
  }

  @Test("The verbs are function values with the declared results")
  func functionValues() {
    let present: (Note) -> Note = router.presentSheet
    let dismiss: () -> Void = router.dismissSheet
    let dismissCount: (Int) -> Void = router.dismissSheets(count:)
    let dismissTo: (Note) -> Void = router.dismissSheets(to:)
    for id in 1...5 { #expect(present(Note(id)) == Note(id)) }
    dismiss()
    dismissCount(1)
    dismissTo(Note(2))
    #expect(router.presentedSheets == [Note(1), Note(2)])
  }

  // The behavior of `activeSheetBinding`.

  @Test("The binding reads the top sheet")
  func activeSheet() {
    #expect(router.activeSheet == nil)
    router.presentedSheets = [Note(1), Note(2, "top")]
    #expect(router.activeSheet?.text == "top")
  }

  @Test("Writing nil to the binding dismisses only the top sheet, or nothing without sheets")
  func writeNil() {
    router.presentedSheets = [Note(1), Note(2)]
    router.activeSheet = nil
    #expect(router.presentedSheets == [Note(1)])
    router.activeSheet = nil
    router.activeSheet = nil
    #expect(router.presentedSheets.isEmpty)
  }

  @Test("Writing a sheet that equals the top changes nothing, and another is presented on top")
  func writeSheet() {
    router.activeSheet = Note(1, "first")
    router.activeSheet = Note(1, "second")
    #expect(router.presentedSheets.map(\.text) == ["first"])
    router.activeSheet = Note(2)
    // It equals one below the top.
    router.activeSheet = Note(1, "third")
    #expect(router.presentedSheets.map(\.text) == ["first", "", "third"])
  }
}
