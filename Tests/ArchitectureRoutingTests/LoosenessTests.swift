import ArchitectureRouting
import Foundation
import Testing

// That this file compiles is half of what it tests: the app's types promise no more than they must.

/// A protocol of an app's own with the router's signatures.
@MainActor
private protocol PageMoving {
  associatedtype Page
  var stack: [Page] { get set }
  func navigate(to page: Page)
  func pop()
  func popToRoot()
  func resetAndNavigate(to pages: [Page])
}

extension ArchitectureRouting.AppRouter: PageMoving {}

@MainActor
private protocol ModalMoving: AnyObject {
  associatedtype Sheet: Identifiable
  var activeSheet: Sheet? { get set }
  func present(sheet: Sheet)
  func present(fullScreenCover: Sheet)
  func dismissSheet()
  func dismissFullScreenCover()
  func presentConfirmation(_ confirmation: ConfirmationState)
  func dismissConfirmation()
}

extension ArchitectureRouting.AppRouter: ModalMoving {}

extension ArchitectureRouting.AppRouter where Route == RoomRoute {
  fileprivate var shelves: [Shelf] { stack.map(\.shelf) }

  fileprivate func replaceLast(with route: Route, closing sheet: Sheet.Type) {
    pop()
    navigate(to: route)
  }
}

extension ArchitectureRouting.TabRouter where Tab == RoomTab, Sheet == RoomSheet {
  fileprivate func tabs(named name: String) -> [Tab] { Tab.allCases.filter { $0.name == name } }

  fileprivate func stack(of tab: Tab) -> [Route] { router(for: tab).stack }
}

@MainActor
@Suite("Looseness") struct LoosenessTests {
  @Test("A page may be or have an object that is not Sendable, and is stored as given")
  func storedAsGiven() {
    let router = RoomRouter()
    let (old, new) = (Shelf(), Shelf())
    router.stack = [.shelf(name: "top", old)]
    router.stack = [.shelf(name: "top", new)]
    #expect(router.shelves.first === new)
    router.resetAndNavigate(to: [.shelf(name: "top", old)])
    #expect(router.shelves.first === old)
    router.replaceLast(with: .shelf(name: "low", new), closing: RoomSheet.self)
    #expect(router.shelves.map(ObjectIdentifier.init) == [ObjectIdentifier(new)])
  }

  @Test("A tab that equals the selected one is stored as given")
  func storedTab() {
    let router = RoomTabRouter()
    let study = RoomTab(name: "study")
    router.selectedTab = study
    #expect(router.selectedTab.shelf === study.shelf)
    #expect(router.tabs(named: "study").count == 2)
    #expect(router.stack(of: study).isEmpty)
  }

  @Test("A sheet may be a function with an id that all of them share")
  func functionSheet() {
    let router = RoomRouter()
    var closed: [String] = []
    router.present(sheet: RoomSheet { closed.append("first") })
    router.activeSheet = RoomSheet { closed.append("second") }
    router.activeSheet?.onClose()
    #expect(closed == ["second"])
  }

  @Test("An app's own protocols fit the router")
  func ownProtocols() {
    func empty(_ router: some PageMoving & ModalMoving) {
      router.popToRoot()
      router.dismissSheet()
    }
    let router = RoomRouter()
    router.navigate(to: .shelf(name: "top", Shelf()))
    router.present(sheet: RoomSheet {})
    empty(router)
    #expect(router.stack.isEmpty)
    #expect(router.activeSheet == nil)
  }

  @Test("A router can be referred to weakly")
  func weakReference() {
    var router: RoomRouter? = RoomRouter()
    var tabRouter: RoomTabRouter? = RoomTabRouter()
    weak let weakRouter = router
    weak let weakTabRouter = tabRouter
    #expect(weakRouter != nil && weakTabRouter != nil)
    router = nil
    tabRouter = nil
    #expect(weakRouter == nil && weakTabRouter == nil)
  }

  @Test("A default value makes a new router for each read, on any actor")
  func environmentDefault() async {
    struct Key {
      static var defaultValue: RoomRouter { RoomRouter() }
    }
    let routers = await Task.detached { (Key.defaultValue, Key.defaultValue) }.value
    #expect(routers.0 !== routers.1)
  }

  @Test("What is not Sendable comes from a resolver to the main actor")
  func resolved() async throws {
    final class ShelfResolver: RoomResolver, Sendable {
      func resolve(_ url: URL) async throws -> RoomDestination? {
        .route(tab: RoomTab(name: "hall"), routes: [.shelf(name: url.absoluteString, Shelf())])
      }
    }
    let resolver: any RoomResolver = ShelfResolver()
    let router = RoomTabRouter()
    let url = try #require(URL(string: "top"))
    let task = Task { @MainActor in
      guard let destination = try await resolver.resolve(url) else { return }
      router.handle(destination: destination)
    }
    try await task.value
    #expect(router.selectedTab.name == "hall")
    #expect(router.stack(of: RoomTab(name: "hall")) == [.shelf(name: "top", Shelf())])
  }
}
