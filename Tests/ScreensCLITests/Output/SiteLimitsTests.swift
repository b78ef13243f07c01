import CommandParsing
import Testing

@testable import ScreensCLI

@Suite("Limits of a site") struct SiteLimitsTests {
  @Test(
    "The omissions of a large site are reported",
    arguments: [(250, 0), (251, 1), (500, 1), (501, 2)])
  func sentences(screens: Int, count: Int) {
    let all = [
      "over 250 screens the front page has no picture of the map; it links to 'map.html', "
        + "which has the screens' pictures",
      "over 500 screens there are no dark pictures; a dark page shows the light ones",
    ]
    #expect(SiteLimits(screens: screens).sentences == Array(all.prefix(count)))
  }

  @Test("The help names the same limits")
  func help() throws {
    let text = HelpPage(.screens, tool: ToolName(word: "screens"))
      .text(about: try CommandSet.screens.command(named: "docs"))
    #expect(
      text.contains(
        """
        Large sites have
        fewer pictures: over 250 screens there is no map on the front page, and over
        500 there are no dark pictures.
        """))
  }
}
