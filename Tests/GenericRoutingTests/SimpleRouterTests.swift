import Foundation
import GenericRouting
import Testing

/// The verbs of `SimpleRouter`: those of `Router` on one stack.
@MainActor
@Suite("SimpleRouter") struct SimpleRouterTests {
  private let router = PageRouter()
  private let a = Page("a")
  private let b = Page("b")

  @Test("A new router is empty")
  func initial() {
    #expect(router.path.isEmpty)
    #expect(router.presentedSheet == nil)
  }

  @Test("Pages can be pushed, popped, read and set")
  func pages() {
    router.navigateTo(a)
    router.navigateTo(b)
    #expect(router.path == [a, b])
    router.popNavigation()
    #expect(router.path == [a])
    router.path.append(b)
    router.popToRoot()
    #expect(router.path.isEmpty)
    router.popNavigation()
    router.popToRoot()
    #expect(router.path.isEmpty)
  }

  @Test("At most one sheet is presented, and dismissing it shows no earlier one")
  func sheet() {
    router.presentSheet(Note(id: 1))
    router.presentSheet(Note(id: 2))
    #expect(router.presentedSheet == Note(id: 2))
    router.navigateTo(a)
    router.popToRoot()
    #expect(router.presentedSheet == Note(id: 2))
    router.dismissSheet()
    #expect(router.presentedSheet == nil)
    router.presentedSheet = Note(id: 3)
    router.presentedSheet = nil
    #expect(router.presentedSheet == nil)
  }

  @Test("A link, as a text or a URL, replaces the pages; the sheet stays")
  func navigate() throws {
    router.path = [a, b]
    router.presentSheet(Note(id: 1))
    #expect(!router.navigate(to: "app://none"))
    #expect(router.path == [a, b])
    router.navigate(to: try #require(URL(string: "app://c?id=1")))
    #expect(router.path.map(\.path) == ["c"])
    #expect(router.path.first?.parameters == ["id": "1"])
    #expect(router.navigate(to: "app://d/none/e"))
    #expect(router.path.map(\.path) == ["d", "e"])
    #expect(router.presentedSheet == Note(id: 1))
  }
}
