import Manifest
import Navigation
import SocialClient
import Testing

@Suite struct ManifestTests {
  @Test("No two screens have the same way")
  func ways() {
    #expect(Set(AppScreen.allCases.map(\.navigationPath)).count == AppScreen.allCases.count)
  }

  @Test("Every tab has a screen, and five are in the tab bar")
  func tabs() {
    #expect(SocialTab.allCases.allSatisfy { AppScreen.root(of: $0)?.navigationPath.tab == $0 })
    #expect(SocialTab.allCases.count == 20)
    #expect(AppScreen.tabsInBar == [.home, .explore, .alerts, .messages, .profile])
  }

  @Test("Every screen has a link, which leads back to it", arguments: AppScreen.allCases)
  func links(screen: AppScreen) throws {
    let codec = try #require(AppScreen.linkCodec)
    let link = try codec.print(screen.navigationPath)
    #expect(try codec.parse(link) == screen.navigationPath)
  }

  @Test(
    "Links are short and say where they lead",
    arguments: [
      (AppScreen.note, "paperboats://note/41?tab=home"),
      (.listMembers, "paperboats://list/neighbours/members/neighbours?tab=lists"),
      (.groupMembers, "paperboats://group/slipway-watch/members/slipway-watch?tab=groups"),
      (.altText, "paperboats://?tab=home&cover=compose&sheet=photo-picker&sheet=alt-text/1"),
    ])
  func link(of screen: AppScreen, is link: String) {
    #expect(AppScreen.link(to: screen.navigationPath) == link)
  }
}
