import Foundation
import Navigation
import Testing

@MainActor
@Suite struct SheetStackStyleTests {
  private let router = AppRouter(initialTab: .today)

  @Test("One page or many are reached as the policy says")
  func policies() {
    router.navigateTo(.section("sport"))
    router.navigateTo(.article, policy: .append)
    #expect(router.selectedTabPath == [.section("sport"), .article])
    router.navigateTo(.section("culture"), policy: .replaceTop)
    #expect(router.selectedTabPath == [.section("sport"), .section("culture")])
    router.navigateTo([.section("sport"), .article], policy: .replace)
    #expect(router.selectedTabPath == [.section("sport"), .article])
    router.navigateTo([.article])
    #expect(router.selectedTabPath.count == 3)
  }

  @Test("Popping to a page answers whether it is there")
  func popTo() {
    router.navigateTo([.section("sport"), .article, .article])
    #expect(router.popTo(.section("sport")))
    #expect(!router.popTo(.article))
    #expect(router.selectedTabPath == [.section("sport")])
  }

  @Test("Sheets stack, and are dismissed by number or down to one of them")
  func sheets() {
    router.present(sheet: .reader)
    router.present(sheet: .share)
    router.present(sheet: .options)
    #expect(router.presentedSheets == [.reader, .share, .options])
    #expect(router.presentedSheet == .options)
    router.dismissSheets(count: 1)
    #expect(router.presentedSheets == [.reader, .share])
    #expect(router.dismissSheets(to: .reader))
    #expect(!router.dismissSheets(to: .options))
    #expect(router.presentedSheets == [.reader])
    router.presentedSheets.append(.options)
    router.dismissSheets(count: 9)
    #expect(router.presentedSheets.isEmpty)
  }

  @Test("A written list of sheets keeps those at the bottom that stay")
  func writtenSheets() {
    var gone: [Sheet] = []
    router.present(sheet: .reader) { gone.append(.reader) }
    router.present(sheet: .share) { gone.append(.share) }
    router.presentedSheets = [.reader, .options]
    #expect(gone == [.share])
    #expect(router.presentedSheets == [.reader, .options])
  }

  @Test("A link is built of stable segments and read back, with its tab and all its values")
  func links() throws {
    let url = try DeepLinkBuilder(scheme: "news")
      .adding(Destination.section("sport")).adding(Destination.results(tags: []))
      .parameter("tag", "b", "a&b").tab(AppTab.saved).url()
    #expect(url.absoluteString == "news://sport/results?tag=b&tag=a%26b&tab=saved")
    #expect(router.navigate(to: url))
    #expect(router.selectedTab == .saved)
    #expect(router.selectedTabPath == [.section("sport"), .results(tags: ["b", "a&b"])])
  }

  @Test("An unknown tab or a link that names nothing changes nothing")
  func refusals() throws {
    router.navigateTo(.article)
    let unknownTab = try DeepLinkBuilder(scheme: "news").adding(Destination.article)
      .parameter("tab", "nope").url()
    #expect(!router.navigate(to: unknownTab))
    #expect(!router.navigate(to: try DeepLinkBuilder(scheme: "news").url()))
    #expect(router.selectedTabPath == [.article])
    #expect(throws: LinkError.unprintable(.noScheme("my news"))) {
      try DeepLinkBuilder(scheme: "my news").url()
    }
  }
}
