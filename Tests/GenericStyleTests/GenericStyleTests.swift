import Foundation
import Navigation
import Testing

@MainActor
@Suite struct GenericStyleTests {
  private let router = AppRouter(initialTab: .library)

  @Test("A new router shows the initial tab's root and no sheet")
  func initial() {
    #expect(router.selectedTab == .library)
    #expect(router.presentedSheet == nil)
    #expect(router.selectedTabPath.isEmpty)
  }

  @Test("A push for a tab goes to that tab without selecting it")
  func pushForTab() {
    router.navigateTo(.list)
    router.navigateTo(.detail(id: "1"), for: .search)
    #expect(router.selectedTab == .library)
    #expect(router.selectedTabPath == [.list])
    #expect(router[.search] == [.detail(id: "1")])
    router.popNavigation(for: .search)
    router.popNavigation(for: .search)
    #expect(router[.search].isEmpty)
  }

  @Test("A tab's path can be written, as a navigation stack does")
  func writtenPath() {
    router[.search] = [.list, .detail(id: "1")]
    router[.search].removeLast()
    #expect(router[.search] == [.list])
    router.navigateTo(.list)
    router.popToRoot()
    router.popToRoot(for: .search)
    #expect(router[.search].isEmpty)
    #expect(router.selectedTabPath.isEmpty)
  }

  @Test("A screen selects a tab, navigates in it and shows a sheet")
  func screen() {
    let screen = LibraryScreen(router: router)
    screen.openProfile()
    #expect(router.selectedTabPath == [.profile(userId: "user123")])
    screen.compose()
    #expect(router.presentedSheet == .compose)
    router.presentSheet(.settings)
    #expect(router.presentedSheet == .settings)
    router.dismissSheet()
    #expect(router.presentedSheet == nil)
    router.presentedSheet = .compose
    router.presentedSheet = nil
    #expect(router.presentedSheet == nil)
  }

  @Test("Pages are pushed under a sheet and not into it")
  func pushUnderSheet() {
    router.presentSheet(.compose)
    router.navigateTo(.list)
    #expect(router.selectedTabPath == [.list])
    #expect(router.presentedSheet == .compose)
  }

  @Test("A link replaces the path; unknown components are passed over, the last value counts")
  func links() throws {
    router.navigateTo(.list)
    #expect(router.navigate(to: "music://users/detail/nonsense/profile?id=1&id=2&userId=u"))
    #expect(router.selectedTabPath == [.userDetail(id: "2"), .profile(userId: "u")])
    #expect(router.navigate(to: try #require(URL(string: "music://list"))))
    #expect(router.selectedTabPath == [.list])
    #expect(router.navigate(to: "https://detail/list"))
    #expect(router.selectedTabPath == [.list])
  }

  @Test(
    "A link that names nothing changes nothing",
    arguments: ["music://nonsense", "", "music://", "music://detail%FF", "no link at all"])
  func noMatch(link: String) {
    router.navigateTo(.detail(id: "7"))
    #expect(!router.navigate(to: link))
    #expect(router.selectedTabPath == [.detail(id: "7")])
  }

  @Test("A deep link is built in a stable order and read back")
  func buildLink() throws {
    let url = try #require(
      URL.deepLink(
        scheme: "music", destinations: ["users", "detail"], parameters: ["id": "a b&c", "x": "1"]))
    #expect(url.absoluteString == "music://users/detail?id=a%20b%26c&x=1")
    #expect(router.navigate(to: url))
    #expect(router.selectedTabPath == [.userDetail(id: "a b&c")])
    #expect(URL.deepLink(scheme: "my music", destinations: ["list"]) == nil)
  }

  @Test("The simple router has the same verbs without tabs")
  func simpleRouter() throws {
    let router = Player().router
    router.navigateTo(.list)
    router.navigateTo(.detail(id: "1"))
    router.popNavigation()
    #expect(router.path == [.list])
    router.path.append(.detail(id: "2"))
    router.popToRoot()
    #expect(router.path.isEmpty)
    router.presentSheet(.compose)
    #expect(router.presentedSheet == .compose)
    router.dismissSheet()
    #expect(router.presentedSheet == nil)
    #expect(router.navigate(to: "music://detail?id=3"))
    #expect(router.path == [.detail(id: "3")])
    #expect(!router.navigate(to: try #require(URL(string: "music://nothing"))))
  }

  @Test("Every tab has its icon, for the tab bar")
  func tabs() {
    #expect(AppTab.allCases.map(\.icon) == ["music.note.list", "magnifyingglass", "person"])
  }
}
