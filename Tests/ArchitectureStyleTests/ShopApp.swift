import Foundation
import Navigation

enum AppTab: String, CaseIterable, Hashable, Sendable {
  case home, orders, account
}

enum AppRoute: Hashable, Sendable {
  case product(id: Int)
  case reviews(productID: Int)
  case order(id: Int)
}

enum AppSheet: Hashable, Sendable {
  case filter
  case signIn
}

enum AppScreen: ScreenPathConvertible, CaseIterable {
  case home, bestSeller, latestOrder, signIn

  var navigationPath: ScreenPath<AppTab, AppRoute, AppSheet> {
    switch self {
    case .home: ScreenPath(tab: .home)
    case .bestSeller: ScreenPath(tab: .home, routes: [.product(id: 1), .reviews(productID: 1)])
    case .latestOrder: ScreenPath(tab: .orders, routes: [.order(id: 9)])
    case .signIn: ScreenPath(tab: .account, fullScreenCover: .signIn)
    }
  }
}

typealias AppRouter = TabRouter<AppTab, AppRoute, AppSheet>
typealias TabStackRouter = StackRouter<AppRoute, AppSheet>
typealias AppLink = DeepLinkDestination<AppTab, AppRoute, AppSheet>

/// What the app asks before it follows a link.
actor ProductRepository {
  private let products: Set<Int>

  init(products: Set<Int>) {
    self.products = products
  }

  func exists(_ id: Int) -> Bool { products.contains(id) }
}

/// The resolver as that style's users write it.
struct ShopResolver: DeepLinkResolving {
  let repository: ProductRepository

  func resolve(_ url: URL) async throws -> AppLink? {
    switch url.host() {
    case "product":
      guard let id = Int(url.lastPathComponent), await repository.exists(id) else { return nil }
      return .route(tab: .home, routes: [.product(id: id)])
    case "filter":
      return .sheet(tab: .home, sheet: .filter)
    default:
      throw LinkError.unknownComponent(index: 0, text: url.host() ?? "")
    }
  }
}

@MainActor
struct ProductScreen {
  let router: TabStackRouter

  func showReviews() { router.navigate(to: .reviews(productID: 1)) }

  func askToRemove(then remove: @escaping @MainActor () -> Void) {
    router.presentConfirmation(
      title: "Remove?", message: "It leaves the basket.", destructiveLabel: "Remove",
      onConfirm: remove)
  }
}
