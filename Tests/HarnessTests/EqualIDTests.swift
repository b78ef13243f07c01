import Manifest
import Navigation
import Testing

@testable import Harness

/// A shop whose routes and sheets are equal if their ids are, and whose guard replaces some of them.
private enum Shop: String, ScreenManifest {
  case offer, locked, cart, emptied, layered, shelf

  enum Tab: CaseIterable { case shop }

  /// Equal if the ids are, as in an app that refreshes its items.
  struct Item: Hashable, Sendable, CustomStringConvertible {
    let id: Int
    var isLocked = false
    let picture = Picture()

    var description: String { "item \(id)" }

    static func == (one: Item, other: Item) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// Another instance, with another content, each time.
  final class Picture: Sendable {
    let loaded = Int.random(in: 0...(.max))
  }

  enum Route: Hashable, Sendable { case item(Item), shelf(Item) }

  struct Sheet: Hashable, Sendable {
    var id: String
    var count: Int

    static func == (one: Sheet, other: Sheet) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  static let homeTab = Tab.shop

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .offer: ScreenPath(routes: [.item(Item(id: 1))])
    case .locked: ScreenPath(routes: [.item(Item(id: 2))])
    case .cart: ScreenPath(sheet: Sheet(id: "cart", count: 3))
    case .emptied: ScreenPath(sheet: Sheet(id: "emptied", count: 3))
    case .layered:
      ScreenPath(layers: [.sheet(Sheet(id: "cart", count: 3), path: [.item(Item(id: 2))])])
    case .shelf: ScreenPath(routes: [.shelf(Item(id: 7))])
    }
  }

  static func makeRouter() -> TabRouter<Tab, Route, Sheet> {
    let router = TabRouter<Tab, Route, Sheet>(homeTab: homeTab)
    router.gate.addGuard { proposal in
      var state = proposal.proposed
      for (tab, stack) in state.stacks {
        state[tab].path = stack.path.map(replaced)
        for (index, layer) in stack.layers.enumerated() {
          state[tab].layers[index].path = layer.path.map(replaced)
          if layer.item.id == "emptied" { state[tab].layers[index].item.count = 0 }
        }
      }
      return .redirect(to: state)
    }
    return router
  }

  private static func replaced(_ route: Route) -> Route {
    switch route {
    case .item(let item) where item.id == 2: .item(Item(id: 2, isLocked: true))
    // The same values with another object.
    case .shelf(let item): .shelf(Item(id: item.id))
    case .item: route
    }
  }
}

@Suite("Routes and sheets that are equal if their ids are") @MainActor struct EqualIDTests {
  @Test("A redirect to another value with the same id is not the screen")
  func redirect() async {
    var reasons: [String: String] = [:]
    for (id, scene) in await SceneSource(Shop.self).scenes(where: { _ in true }) {
      if case .failure(let error) = scene { reasons[id] = error.reason }
    }
    #expect(
      reasons == [
        "locked": "stack: asked for 'item.isLocked' false, reached true",
        "emptied":
          "layers: asked for sheet Sheet(id: \"emptied\", count: 3), "
          + "reached sheet Sheet(id: \"emptied\", count: 0)",
        "layered": "layers: asked for 'item.isLocked' false, reached true",
      ])
  }

  @Test("Coverage does not count what was not reached")
  func coverage() async {
    #expect(await SceneSource(Shop.self).usage?.unreached == ["locked", "emptied", "layered"])
  }
}
