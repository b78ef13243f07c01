import ArchitectureRouting
import Testing

/// The rules of `AppRouter`, with the sample app's types.
@MainActor
@Suite("AppRouter") struct AppRouterTests {
  private let router = AppRouter()

  @Test("A new router is at its root, and can be created outside the main actor")
  func creation() async {
    let router = await Task.detached { AppRouter() }.value
    #expect(router.stack.isEmpty)
    #expect(router.activeSheet == nil)
    #expect(router.activeFullScreenCover == nil)
    #expect(router.activeConfirmation == nil)
  }

  @Test("The stack can be set and changed in place")
  func stack() {
    router.stack = [.star(name: "Vega"), .settings]
    router.stack.removeFirst()
    router.stack[0] = .star(name: "Deneb")
    #expect(router.stack == [.star(name: "Deneb")])
  }

  @Test("Sheet and cover never affect each other")
  func modalPlaces() {
    router.activeSheet = .filter
    router.activeFullScreenCover = .starMap
    #expect(router.activeSheet?.id == "filter")
    #expect(router.activeFullScreenCover?.id == "starMap")
    router.activeSheet = nil
    #expect(router.activeFullScreenCover?.id == "starMap")
    router.activeSheet = .starMap
    router.activeFullScreenCover = nil
    #expect(router.activeSheet?.id == "starMap")
  }

  @Test("Only its own verb dismisses a question", arguments: Verb.allCases)
  func confirmationStays(verb: Verb) {
    let question = ConfirmationState(title: "Sure?", message: "") {}
    router.stack = [.settings]
    router.presentConfirmation(question)
    verb.call(on: router)
    #expect(router.activeConfirmation?.id == question.id)
  }

  @Test("Pages change under a sheet and a cover, which stay", arguments: Verb.pages)
  func pagesUnderModals(verb: Verb) {
    router.stack = [.settings, .star(name: "Vega")]
    router.activeSheet = .filter
    router.activeFullScreenCover = .starMap
    verb.call(on: router)
    #expect(router.stack != [.settings, .star(name: "Vega")])
    #expect(router.activeSheet?.id == "filter")
    #expect(router.activeFullScreenCover?.id == "starMap")
  }

  @Test("navigate appends, also a page that is in the stack already")
  func navigate() {
    router.navigate(to: .settings)
    router.navigate(to: .star(name: "Vega"))
    router.navigate(to: .star(name: "Vega"))
    #expect(router.stack == [.settings, .star(name: "Vega"), .star(name: "Vega")])
  }

  @Test("pop removes the last page, and nothing at the root")
  func pop() {
    router.stack = [.settings, .star(name: "Vega")]
    router.pop()
    #expect(router.stack == [.settings])
    router.pop()
    router.pop()
    #expect(router.stack.isEmpty)
  }

  @Test("popToRoot removes all pages")
  func popToRoot() {
    router.stack = [.settings, .star(name: "Vega")]
    router.popToRoot()
    #expect(router.stack.isEmpty)
    router.popToRoot()
    #expect(router.stack.isEmpty)
  }

  @Test(
    "resetAndNavigate sets the pages, also to none", arguments: [[], ["Vega"], ["Vega", "Vega"]])
  func resetAndNavigate(stars: [String]) {
    router.stack = [.settings]
    router.resetAndNavigate(to: stars.map { .star(name: $0) })
    #expect(router.stack == stars.map { .star(name: $0) })
  }

  @Test("A sheet replaces a sheet, and dismissing it shows no earlier one")
  func presentSheet() {
    router.present(sheet: .filter)
    router.present(fullScreenCover: .starMap)
    router.present(sheet: .newSighting(star: "Vega") { _ in })
    #expect(router.activeSheet?.id == "newSighting-Vega")
    #expect(router.activeFullScreenCover?.id == "starMap")
    router.dismissSheet()
    #expect(router.activeSheet == nil)
    #expect(router.activeFullScreenCover?.id == "starMap")
  }

  @Test("A cover replaces a cover, and dismissing it shows no earlier one")
  func presentCover() {
    router.present(fullScreenCover: .filter)
    router.present(sheet: .filter)
    router.present(fullScreenCover: .starMap)
    #expect(router.activeFullScreenCover?.id == "starMap")
    #expect(router.activeSheet?.id == "filter")
    router.dismissFullScreenCover()
    #expect(router.activeFullScreenCover == nil)
    #expect(router.activeSheet?.id == "filter")
  }

  @Test("A value that is set is stored, although the old one has the same id")
  func storedAsGiven() {
    var saved: [String] = []
    router.present(sheet: .newSighting(star: "Vega") { _ in saved.append("first") })
    router.present(sheet: .newSighting(star: "Vega") { _ in saved.append("second") })
    if case .newSighting(_, let onSave) = router.activeSheet { onSave(Sighting(star: "Vega")) }
    #expect(saved == ["second"])
  }

  @Test("A question replaces a question, and dismissing it runs no action")
  func confirmation() {
    var confirmed = 0
    router.presentConfirmation(ConfirmationState(title: "One", message: "") { confirmed += 1 })
    router.presentConfirmation(ConfirmationState(title: "Two", message: "") { confirmed += 1 })
    #expect(router.activeConfirmation?.title == "Two")
    router.dismissConfirmation()
    #expect(router.activeConfirmation == nil)
    router.dismissConfirmation()
    #expect(confirmed == 0)
  }

  @Test("All verbs return nothing")
  func results() {
    let one: [(AppRoute) -> Void] = [router.navigate(to:)]
    let many: [([AppRoute]) -> Void] = [router.resetAndNavigate(to:)]
    let modal: [(AppSheet) -> Void] = [router.present(sheet:), router.present(fullScreenCover:)]
    let ask: [(ConfirmationState) -> Void] = [router.presentConfirmation(_:)]
    let none: [() -> Void] = [
      router.pop, router.popToRoot, router.dismissSheet, router.dismissFullScreenCover,
      router.dismissConfirmation,
    ]
    one.forEach { $0(.settings) }
    many.forEach { $0([.settings, .settings]) }
    modal.forEach { $0(.filter) }
    ask.forEach { $0(ConfirmationState(title: "Sure?", message: "") {}) }
    #expect(router.stack.count == 2)
    #expect(router.activeConfirmation != nil)
    none.forEach { $0() }
    #expect(router.stack.isEmpty)
    #expect(router.activeSheet == nil)
    #expect(router.activeFullScreenCover == nil)
    #expect(router.activeConfirmation == nil)
  }
}

/// The verbs that are not about a question.
enum Verb: CaseIterable {
  case navigate, pop, popToRoot, resetAndNavigate
  case presentSheet, presentCover, dismissSheet, dismissCover

  static let pages: [Self] = [.navigate, .pop, .popToRoot, .resetAndNavigate]

  @MainActor
  func call(on router: AppRouter) {
    switch self {
    case .navigate: router.navigate(to: .star(name: "Sirius"))
    case .pop: router.pop()
    case .popToRoot: router.popToRoot()
    case .resetAndNavigate: router.resetAndNavigate(to: [.star(name: "Sirius")])
    case .presentSheet: router.present(sheet: .filter)
    case .presentCover: router.present(fullScreenCover: .starMap)
    case .dismissSheet: router.dismissSheet()
    case .dismissCover: router.dismissFullScreenCover()
    }
  }
}
