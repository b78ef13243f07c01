import ArchitectureRouting
import Observation
import TestSupport
import Testing

@MainActor
@Suite("Observation") struct ObservationTests {
  private let router = AppRouter()
  private let tabRouter = TabRouter()

  enum Part: CaseIterable {
    case stack, sheet, cover, confirmation
  }

  @Test("Each part of a router is observed by itself", arguments: Part.allCases, Part.allCases)
  func parts(read: Part, written: Part) {
    let isTold = isTold(whoReads: { self.read(read) }, when: { self.write(written) })
    #expect(isTold == (read == written))
  }

  @Test("Who reads a sheet or a cover is not told when pages change", arguments: Verb.pages)
  func pages(verb: Verb) {
    router.stack = [.settings, .settings]
    let reader = {
      _ = (router.activeSheet, router.activeFullScreenCover, router.activeConfirmation)
    }
    #expect(!isTold(whoReads: reader, when: { verb.call(on: router) }))
    router.stack = [.settings, .settings]
    #expect(isTold(whoReads: { _ = router.stack }, when: { verb.call(on: router) }))
  }

  @Test("A verb that has nothing to do tells nobody")
  func nothingToDo() {
    let reader = {
      _ = (router.stack, router.activeSheet, router.activeFullScreenCover)
      _ = router.activeConfirmation
    }
    let verbs = [
      router.pop, router.popToRoot, router.dismissSheet, router.dismissFullScreenCover,
      router.dismissConfirmation,
    ]
    for verb in verbs { #expect(!isTold(whoReads: reader, when: verb)) }
  }

  @Test("A sheet is told of although one with its id is up")
  func sameID() {
    router.present(sheet: .filter)
    #expect(
      isTold(whoReads: { _ = router.activeSheet }, when: { router.present(sheet: .filter) }))
  }

  @Test("Who reads the selected tab is told of another tab, and of no push")
  func selectedTab() {
    let reader = { _ = tabRouter.selectedTab }
    let sky = tabRouter.router(for: .sky)
    #expect(!isTold(whoReads: reader, when: { sky.navigate(to: .settings) }))
    #expect(!isTold(whoReads: reader, when: { sky.present(sheet: .filter) }))
    #expect(isTold(whoReads: reader, when: { tabRouter.selectedTab = .club }))
  }

  @Test("Who reads a tab's pages is told of a push there, and of none elsewhere")
  func tabPages() {
    let reader = { _ = tabRouter.router(for: .sky).stack }
    let (sky, club) = (tabRouter.router(for: .sky), tabRouter.router(for: .club))
    #expect(!isTold(whoReads: reader, when: { club.navigate(to: .settings) }))
    #expect(!isTold(whoReads: reader, when: { tabRouter.selectedTab = .logbook }))
    #expect(isTold(whoReads: reader, when: { sky.navigate(to: .settings) }))
  }

  @Test("Who reads the selected tab's pages is told of a push there")
  func selectedPages() {
    let reader = { _ = tabRouter.router(for: tabRouter.selectedTab).stack }
    #expect(
      isTold(
        whoReads: reader, when: { tabRouter.router(for: .sky).navigate(to: .settings) }))
  }

  @Test("A link to pages tells nobody who reads another tab, or a place that stays empty")
  func link() {
    let sky = tabRouter.router(for: .sky)
    let reader = {
      _ = (sky.activeSheet, sky.activeFullScreenCover, tabRouter.router(for: .club).stack)
    }
    let destination = DeepLinkDestination.route(tab: .sky, routes: [.settings])
    #expect(!isTold(whoReads: reader, when: { tabRouter.handle(destination: destination) }))
    #expect(!isTold(whoReads: reader, when: { tabRouter.navigate(to: .brightestStar) }))
  }

  private func read(_ part: Part) {
    switch part {
    case .stack: _ = router.stack
    case .sheet: _ = router.activeSheet
    case .cover: _ = router.activeFullScreenCover
    case .confirmation: _ = router.activeConfirmation
    }
  }

  private func write(_ part: Part) {
    switch part {
    case .stack: router.stack = [.settings]
    case .sheet: router.activeSheet = .filter
    case .cover: router.activeFullScreenCover = .starMap
    case .confirmation:
      router.activeConfirmation = ConfirmationState(title: "Sure?", message: "") {}
    }
  }

  /// Whether a reader is told of a change.
  private func isTold(whoReads read: () -> Void, when change: () -> Void) -> Bool {
    let told = Locked(false)
    withObservationTracking(read) { told.withLock { $0 = true } }
    change()
    return told.withLock { $0 }
  }
}
