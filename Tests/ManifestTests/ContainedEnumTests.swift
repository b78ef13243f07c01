import Testing

@testable import Manifest

private enum HomeRoute { case list }
private enum ShopRoute { case cart, order(id: Int) }

private enum AppRoute {
  case home(HomeRoute)
  case shop(ShopRoute)
  case about
}

// The code of the article on adoption; another test checks that it is the same.
extension AppRoute: EnumContaining {
  static var containedEnums: [Any.Type] { [HomeRoute.self, ShopRoute.self] }
}

@Suite("Enums that contain others") struct ContainedEnumTests {
  @Test("The value of a contained enum is found, and a case without one has none")
  func values() {
    #expect(ContainedValue.of(AppRoute.home(.list)) as? HomeRoute == .list)
    #expect(ContainedValue.of(AppRoute.about) == nil)
    guard case .order(id: 3)? = ContainedValue.of(AppRoute.shop(.order(id: 3))) as? ShopRoute else {
      Issue.record("no order")
      return
    }
  }
}
