import Foundation
import GenericRouting
import Testing

/// The rules of `Router`.
@MainActor
@Suite("Router") struct RouterTests {
  private let router = AppRouter(initialTab: .search)
  private let a = Page("a")
  private let b = Page("b")

  @Test("A new router selects the initial tab and is empty otherwise")
  func initial() {
    #expect(router.selectedTab == .search)
    #expect(router.presentedSheet == nil)
    #expect(router.selectedTabPath.isEmpty)
    for tab in Tab.allCases { #expect(router[tab].isEmpty) }
  }

  @Test("The selected tab can be read and set; pages stay")
  func selectedTab() {
    router.navigateTo(a)
    router.selectedTab = .profile
    #expect(router.selectedTab == .profile)
    #expect(router[.search] == [a])
  }

  @Test("The sheet belongs to the whole router: it stays through a tab switch")
  func presentedSheet() {
    router.presentedSheet = Note(id: 1)
    router.selectedTab = .home
    #expect(router.presentedSheet == Note(id: 1))
    router.presentedSheet = nil
    router.selectedTab = .search
    #expect(router.presentedSheet == nil)
  }

  @Test("Dismissing a sheet that replaced another shows no earlier one")
  func replacedSheet() {
    router.presentSheet(Note(id: 1))
    router.presentSheet(Note(id: 2))
    #expect(router.presentedSheet == Note(id: 2))
    router.dismissSheet()
    #expect(router.presentedSheet == nil)
    router.dismissSheet()
    #expect(router.presentedSheet == nil)
  }

  @Test("The pages of a tab can be read, set and changed in place")
  func subscripts() {
    #expect(router[.profile] == [])
    router[.profile] = [a, b]
    router[.profile].removeFirst()
    router[.profile].append(a)
    #expect(router[.profile] == [b, a])
    #expect(router.selectedTab == .search)
  }

  @Test("The selected tab's path follows the selected tab")
  func selectedTabPath() {
    router[.search] = [a]
    router[.home] = [b, b]
    #expect(router.selectedTabPath == [a])
    router.selectedTab = .home
    #expect(router.selectedTabPath == [b, b])
  }

  @Test("A page goes to the named tab without selecting it, or to the selected one")
  func navigateTo() {
    router.navigateTo(a)
    router.navigateTo(b, for: nil)
    router.navigateTo(a, for: .home)
    #expect(router[.search] == [a, b])
    #expect(router[.home] == [a])
    #expect(router.selectedTab == .search)
  }

  @Test("A pop removes the last page of the named tab or of the selected one, none at the root")
  func popNavigation() {
    router[.search] = [a, b]
    router[.home] = [b]
    router.popNavigation()
    #expect(router[.search] == [a])
    router.popNavigation(for: .home)
    router.popNavigation(for: .home)
    #expect(router[.home].isEmpty)
    router.popNavigation(for: nil)
    router.popNavigation()
    #expect(router[.search].isEmpty)
    #expect(router.selectedTab == .search)
  }

  @Test("A pop to the root empties the named tab or the selected one; the sheet stays")
  func popToRoot() {
    router.presentSheet(Note(id: 1))
    router[.search] = [a, b]
    router[.home] = [b]
    router[.profile] = [a]
    router.popToRoot()
    #expect(router[.search].isEmpty)
    router.popToRoot(for: .home)
    #expect(router[.home].isEmpty)
    #expect(router[.profile] == [a])
    router.selectedTab = .profile
    router.popToRoot(for: nil)
    #expect(router[.profile].isEmpty)
    router.popToRoot()
    #expect(router.presentedSheet == Note(id: 1))
  }

  @Test("A link, as a text or a URL, replaces the pages of the selected tab only")
  func navigate() throws {
    router[.search] = [b]
    router[.home] = [b]
    router.navigate(to: "app://none")
    #expect(router[.search] == [b])
    #expect(router.navigate(to: "app://a"))
    #expect(router[.search].map(\.path) == ["a"])
    router.navigate(to: try #require(URL(string: "app://c/d")))
    #expect(router[.search].map(\.path) == ["c", "d"])
    #expect(router[.home] == [b])
  }

  @Test("A tab in the query of a link is a parameter like any other")
  func tabParameter() {
    #expect(router.navigate(to: "app://a?tab=home"))
    #expect(router.selectedTab == .search)
    #expect(router[.search].first?.parameters == ["tab": "home"])
    #expect(router[.home].isEmpty)
  }
}
