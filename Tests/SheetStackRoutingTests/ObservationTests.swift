import SheetStackRouting
import Testing

@Suite("Observation") @MainActor struct ObservationTests {
  private let router = EchoRouter(initialTab: .home)

  private func readTab() { _ = router.selectedTab }
  private func readSheets() { _ = router.presentedSheets }
  private func readHome() { _ = router[pathFor: .home] }
  private func readInbox() { _ = router[pathFor: .inbox] }
  private func readSelectedPages() { _ = router[pathFor: router.selectedTab] }

  @Test("The selected tab: a switch only")
  func selectedTab() {
    #expect(isNotified(readerOf: readTab) { router.selectedTab = .inbox })
    #expect(!isNotified(readerOf: readTab) { router.selectedTab = .inbox })
    #expect(!isNotified(readerOf: readTab) { router.navigateTo(Echo("a")) })
    #expect(!isNotified(readerOf: readTab) { router.presentSheet(Note(1)) })
  }

  @Test("The sheets: no page and no switch of tabs")
  func sheets() {
    #expect(isNotified(readerOf: readSheets) { router.presentSheet(Note(1)) })
    #expect(isNotified(readerOf: readSheets) { router.dismissSheet() })
    #expect(!isNotified(readerOf: readSheets) { router.navigateTo(Echo("a")) })
    #expect(!isNotified(readerOf: readSheets) { router.popToRoot() })
    #expect(!isNotified(readerOf: readSheets) { router.selectedTab = .inbox })
  }

  @Test("A tab's pages: that tab only, whether it is selected or not, the first push included")
  func pages() {
    for tab in [Shelf.home, .profile] {
      router.selectedTab = tab
      #expect(isNotified(readerOf: readHome) { router.navigateTo(Echo("a"), for: .home) })
      #expect(isNotified(readerOf: readInbox) { router.navigateTo(Echo("a"), for: .inbox) })
      #expect(!isNotified(readerOf: readHome) { router.navigateTo(Echo("a"), for: .inbox) })
      #expect(!isNotified(readerOf: readInbox) { router.navigateTo(Echo("a"), for: .home) })
    }
    #expect(!isNotified(readerOf: readHome) { router.presentSheet(Note(1)) })
    #expect(!isNotified(readerOf: readHome) { router.selectedTab = .inbox })
  }

  @Test("The pages of the selected tab: a push there, and a switch")
  func selectedPages() {
    #expect(isNotified(readerOf: readSelectedPages) { router.navigateTo(Echo("a")) })
    #expect(isNotified(readerOf: readSelectedPages) { router.selectedTab = .inbox })
    #expect(!isNotified(readerOf: readSelectedPages) { router.popToRoot(for: .home) })
    #expect(!isNotified(readerOf: readSelectedPages) { router.presentSheet(Note(1)) })
  }

  @Test("The top sheet: each write of the binding that changes it")
  func activeSheet() {
    func readActive() { _ = router.activeSheet }
    #expect(isNotified(readerOf: readActive) { router.activeSheet = Note(1) })
    #expect(!isNotified(readerOf: readActive) { router.activeSheet = Note(1) })
    #expect(isNotified(readerOf: readActive) { router.activeSheet = nil })
    #expect(!isNotified(readerOf: readActive) { router.activeSheet = nil })
  }

  @Test("Setting an equal value notifies, because it may have different content")
  func equalValues() {
    router.presentedSheets = [Note(1, "old")]
    #expect(isNotified(readerOf: readSheets) { router.presentedSheets = [Note(1, "new")] })
    #expect(isNotified(readerOf: readHome) { router[pathFor: .home] = router[pathFor: .home] })
  }

  @Test("A verb without an effect notifies no observer")
  func nothing() {
    let verbs: [() -> Void] = [
      { router.popNavigation() },
      { router.popToRoot() },
      { router.popTo { _ in false } },
      { router.navigateTo([]) },
      { router.navigateTo([], policy: .append) },
      { router.dismissSheet() },
      { router.dismissSheets(count: 2) },
      { router.dismissSheets(to: Note(1)) },
    ]
    for verb in verbs {
      #expect(!isNotified(readerOf: readHome, by: verb))
      #expect(!isNotified(readerOf: readSheets, by: verb))
    }
  }
}
