import ArchitectureRouting
import Foundation
import Testing

// Compiling this file is half of the test: the app's types have no more conformances than necessary.

/// An app's own protocol with the router's signatures.
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
  @Test("A page may be or contain an object that is not Sendable, and is stored unchanged")
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

  @Test("A tab that equals the selected one is stored unchanged")
  func storedTab() {
    let router = RoomTabRouter()
    let study = RoomTab(name: "study")
    router.selectedTab = study
    #expect(router.selectedTab.shelf === study.shelf)
    #expect(router.tabs(named: "study").count == 2)
    #expect(router.stack(of: study).isEmpty)
  }

  @Test("A sheet may contain a function, and all sheets may share an id")
  func functionSheet() {
    let router = RoomRouter()
    var closed: [String] = []
    router.present(sheet: RoomSheet { closed.append("first") })
    router.activeSheet = RoomSheet { closed.append("second") }
    router.activeSheet?.onClose()
    #expect(closed == ["second"])
  }

  @Test("The router conforms to an app's own protocols")
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

  @Test("A default value creates a new router for each read, on any actor")
  func environmentDefault() async {
    struct Key {
      static var defaultValue: RoomRouter { RoomRouter() }
    }
    let routers = await Task.detached { (Key.defaultValue, Key.defaultValue) }.value
    #expect(routers.0 !== routers.1)
  }

  @Test("A resolver can pass values that are not Sendable to the main actor")
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
