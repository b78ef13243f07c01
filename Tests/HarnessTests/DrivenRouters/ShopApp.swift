import Manifest
import Navigation

enum ShopTab: CaseIterable, Hashable, Sendable { case shop, orders }
enum ShopRoute: Hashable, Sendable { case product(String), reviews }
enum ShopSheet: Hashable, Sendable { case cart, payment }

/// The app's own tree of coordinators: each shows one page, and starts the next one.
@MainActor final class Coordinator {
  enum Page { case root, page(ShopRoute), sheet(ShopSheet, isCover: Bool) }

  let page: Page
  private(set) var child: Coordinator?

  init(_ page: Page) { self.page = page }

  func start(_ page: Page) -> Coordinator {
    let child = Coordinator(page)
    self.child = child
    return child
  }
}

@MainActor final class AppCoordinator {
  private(set) var tab = ShopTab.shop
  private(set) var root = Coordinator(.root)

  func start(_ tab: ShopTab) -> Coordinator {
    self.tab = tab
    root = Coordinator(.root)
    return root
  }
}

extension AppCoordinator: DrivableRouter {
  func drive(to path: ScreenPath<ShopTab, ShopRoute, ShopSheet>) async throws {
    if path.confirmation != nil { throw InexpressiblePath("a question") }
    var top = start(path.tab ?? .shop)
    for route in path.routes { top = top.start(.page(route)) }
    for layer in path.layers {
      top = top.start(.sheet(layer.item, isCover: layer.style == .fullScreenCover))
      for route in layer.path { top = top.start(.page(route)) }
    }
  }

  var reached: ScreenPath<ShopTab, ShopRoute, ShopSheet> {
    var path = ScreenPath<ShopTab, ShopRoute, ShopSheet>(tab: tab)
    for page in sequence(first: root, next: \.child).map(\.page) {
      switch page {
      case .root: break
      case .sheet(let item, true): path.layers.append(.fullScreenCover(item))
      case .sheet(let item, false): path.layers.append(.sheet(item))
      case .page(let route) where path.layers.isEmpty: path.routes.append(route)
      case .page(let route): path.layers[path.layers.count - 1].path.append(route)
      }
    }
    return path
  }
}

enum ShopScreen: String, ScreenManifest {
  case shop, reviews, cart, payment

  static let homeTab = ShopTab.shop

  var navigationPath: ScreenPath<ShopTab, ShopRoute, ShopSheet> {
    switch self {
    case .shop: ScreenPath()
    case .reviews: ScreenPath(tab: .orders, routes: [.product("Lamp"), .reviews])
    case .cart: ScreenPath(layers: [.sheet(.cart, path: [.product("Lamp")])])
    case .payment: ScreenPath(layers: [.sheet(.cart), .fullScreenCover(.payment)])
    }
  }

  static func makeRouter() -> AppCoordinator { AppCoordinator() }
}
