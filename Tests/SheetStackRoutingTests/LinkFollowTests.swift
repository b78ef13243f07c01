import Foundation
import SheetStackRouting
import Testing

@Suite("Links: navigate") @MainActor struct LinkFollowTests {
  private let router = EchoRouter(
    initialTab: .home, initialPaths: [.home: .init("h"), .inbox: .init("i", "j")])

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func paths(_ tab: Shelf) -> [String] { router[pathFor: tab].map(\.path) }

  @Test("A link without a tab replaces the pages of the selected tab")
  func selectedTab() throws {
    #expect(router.navigate(to: try url("myapp://a/b")))
    #expect(router.selectedTab == .home)
    #expect(paths(.home) == ["a", "b"])
    #expect(paths(.inbox) == ["i", "j"])
  }

  @Test("A link with a tab selects it and replaces its pages; other tabs keep theirs")
  func namedTab() throws {
    // The result can be ignored.
    router.navigate(to: try url("myapp://a/b?tab=inbox"))
    #expect(router.selectedTab == .inbox)
    #expect(paths(.inbox) == ["a", "b"])
    #expect(paths(.home) == ["h"])
  }

  @Test("A link with an unknown tab is followed in the selected tab")
  func unknownTab() throws {
    #expect(router.navigate(to: try url("myapp://a?tab=nowhere")))
    #expect(router.selectedTab == .home)
    #expect(paths(.home) == ["a"])
  }

  @Test("A link with a segment that has no page changes nothing, not even the tab")
  func refused() throws {
    router.presentSheet(Note(1))
    #expect(!router.navigate(to: try url("myapp://a/none?tab=inbox")))
    #expect(!router.navigate(to: try url("myapp://none"), policy: .append, deepPush: false))
    #expect(router.selectedTab == .home)
    #expect(paths(.home) == ["h"])
    #expect(paths(.inbox) == ["i", "j"])
    #expect(router.presentedSheets == [Note(1)])
  }

  @Test("A link without segments empties its tab, or the selected one")
  func noSegments() throws {
    #expect(router.navigate(to: try url("myapp://?tab=inbox")))
    #expect(router.selectedTab == .inbox)
    #expect(paths(.inbox).isEmpty)
    #expect(paths(.home) == ["h"])
    router.selectedTab = .home
    #expect(router.navigate(to: try url("myapp://")))
    #expect(paths(.home).isEmpty)
    #expect(router.selectedTab == .home)
  }

  @Test("Sheets stay when a link is followed")
  func sheetsStay() throws {
    router.presentedSheets = [Note(1), Note(2)]
    router.navigate(to: try url("myapp://a?tab=inbox"))
    #expect(router.presentedSheets == [Note(1), Note(2)])
  }

  @Test(
    "Pages follow the policy, at once with and without deepPush",
    arguments: [
      (NavigationPolicy.replace, ["a", "b"]), (.append, ["i", "j", "a", "b"]),
      (.replaceTop, ["i", "a", "b"]),
    ], [true, false])
  func policies(rule: (policy: NavigationPolicy, result: [String]), deepPush: Bool) throws {
    let link = try url("myapp://a/b?tab=inbox")
    #expect(router.navigate(to: link, policy: rule.policy, deepPush: deepPush))
    #expect(router.selectedTab == .inbox)
    #expect(paths(.inbox) == rule.result)
    #expect(paths(.home) == ["h"])
  }

  @Test(
    "A link without segments follows the policy too",
    arguments: [(NavigationPolicy.replace, []), (.append, ["h"]), (.replaceTop, ["h"])])
  func noSegmentsWithPolicy(policy: NavigationPolicy, result: [String]) throws {
    #expect(router.navigate(to: try url("myapp://"), policy: policy))
    #expect(paths(.home) == result)
  }

  @Test("Each parameter of the call can be omitted")
  func defaults() throws {
    let link = try url("myapp://a")
    router.navigate(to: link, deepPush: false)
    #expect(paths(.home) == ["a"])
    router.navigate(to: link, policy: .append)
    #expect(paths(.home) == ["a", "a"])
    let follow: (URL) -> Bool = router.navigate(to:)
    #expect(follow(link))
    #expect(paths(.home) == ["a"])
  }

  @Test("A link right after another one wins, and no page of the first is pushed later")
  func twoLinks() async throws {
    router.navigate(to: try url("myapp://a/b/c?tab=inbox"))
    router.navigate(to: try url("myapp://d?tab=inbox"))
    router.popToRoot(for: .home)
    try await Task.sleep(for: .milliseconds(100))
    #expect(paths(.inbox) == ["d"])
    #expect(paths(.home).isEmpty)
  }

  @Test("An observer of another tab or of the sheets is not notified of a link")
  func observation() throws {
    let link = try url("myapp://a/b?tab=inbox")
    func follow() { router.navigate(to: link) }
    #expect(!isNotified(readerOf: { _ = router[pathFor: .home] }, by: follow))
    #expect(!isNotified(readerOf: { _ = router.presentedSheets }, by: follow))
    #expect(isNotified(readerOf: { _ = router[pathFor: .inbox] }, by: follow))
  }
}
