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

  @Test("Each part of a router is observed separately", arguments: Part.allCases, Part.allCases)
  func parts(read: Part, written: Part) {
    let isNotified = isNotified(reading: { self.read(read) }, when: { self.write(written) })
    #expect(isNotified == (read == written))
  }

  @Test(
    "A change of pages does not notify observers of sheet, cover or question", arguments: Verb.pages
  )
  func pages(verb: Verb) {
    router.stack = [.settings, .settings]
    let reader = {
      _ = (router.activeSheet, router.activeFullScreenCover, router.activeConfirmation)
    }
    #expect(!isNotified(reading: reader, when: { verb.call(on: router) }))
    router.stack = [.settings, .settings]
    #expect(isNotified(reading: { _ = router.stack }, when: { verb.call(on: router) }))
  }

  @Test("A verb that changes nothing notifies no observer")
  func nothingToDo() {
    let reader = {
      _ = (router.stack, router.activeSheet, router.activeFullScreenCover)
      _ = router.activeConfirmation
    }
    let verbs = [
      router.pop, router.popToRoot, router.dismissSheet, router.dismissFullScreenCover,
      router.dismissConfirmation,
    ]
    for verb in verbs { #expect(!isNotified(reading: reader, when: verb)) }
  }

  @Test("A new sheet notifies observers, also if a sheet with the same id is presented")
  func sameID() {
    router.present(sheet: .filter)
    #expect(
      isNotified(reading: { _ = router.activeSheet }, when: { router.present(sheet: .filter) }))
  }

  @Test("Observers of the selected tab are notified of a switch, but not of a push")
  func selectedTab() {
    let reader = { _ = tabRouter.selectedTab }
    let sky = tabRouter.router(for: .sky)
    #expect(!isNotified(reading: reader, when: { sky.navigate(to: .settings) }))
    #expect(!isNotified(reading: reader, when: { sky.present(sheet: .filter) }))
    #expect(isNotified(reading: reader, when: { tabRouter.selectedTab = .club }))
  }

  @Test("Observers of a tab's pages are notified of a push in that tab only")
  func tabPages() {
    let reader = { _ = tabRouter.router(for: .sky).stack }
    let (sky, club) = (tabRouter.router(for: .sky), tabRouter.router(for: .club))
    #expect(!isNotified(reading: reader, when: { club.navigate(to: .settings) }))
    #expect(!isNotified(reading: reader, when: { tabRouter.selectedTab = .logbook }))
    #expect(isNotified(reading: reader, when: { sky.navigate(to: .settings) }))
  }

  @Test("Observers of the selected tab's pages are notified of a push in that tab")
  func selectedPages() {
    let reader = { _ = tabRouter.router(for: tabRouter.selectedTab).stack }
    #expect(
      isNotified(
        reading: reader, when: { tabRouter.router(for: .sky).navigate(to: .settings) }))
  }

  @Test("A link to pages notifies no observer of another tab, an absent sheet or an absent cover")
  func link() {
    let sky = tabRouter.router(for: .sky)
    let reader = {
      _ = (sky.activeSheet, sky.activeFullScreenCover, tabRouter.router(for: .club).stack)
    }
    let destination = DeepLinkDestination.route(tab: .sky, routes: [.settings])
    #expect(!isNotified(reading: reader, when: { tabRouter.handle(destination: destination) }))
    #expect(!isNotified(reading: reader, when: { tabRouter.navigate(to: .brightestStar) }))
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

  /// Whether a change notifies an observer.
  private func isNotified(reading read: () -> Void, when change: () -> Void) -> Bool {
    let notified = Locked(false)
    withObservationTracking(read) { notified.withLock { $0 = true } }
    change()
    return notified.withLock { $0 }
  }
}
