import Foundation
import PNGCoding
import Raster
import SceneSamples
import Scenes
import Snapshots
import TestSupport
import Testing
import Wireframes

@testable import DocsSite
@testable import FlowMaps

@Suite("Maps and findings of a site") struct SiteMapTests {
  @Test("Findings with columns are a table with links to the screens")
  func table() throws {
    let site = try Site(
      name: "Books", scenes: Sample.scenes,
      findings: [
        SiteFindings(
          title: "Text fit", summary: "1 text cut",
          items: [.init("warning: cut", screens: ["library"], cells: ["<Long>", "31 pt"])],
          columns: ["Text", "Missing"])
      ])
    let page = String(decoding: FrontPage(site: site).bytes, as: UTF8.self)
    #expect(
      page.contains(
        "<table><thead><tr><th scope=\"col\">Text</th><th scope=\"col\">Missing</th>"
          + "<th scope=\"col\">Screens</th></tr></thead><tr><td>&lt;Long&gt;</td><td>31 pt</td>"
          + "<td><a href=\"screens/library.html\">library</a></td></tr></table>"))
  }

  @Test("A map and findings are shown where there are any, and nowhere else")
  func mapAndFindings() throws {
    let bare = try SiteTests.page("index.html")
    #expect(!bare.contains("map.svg"))
    #expect(!bare.contains("class=\"findings\""))
    let site = try Site(
      name: "Books", scenes: Sample.scenes,
      map: SiteMap(
        picture: .init(light: [1], dark: [2], width: 40, height: 30), page: [3]),
      findings: [
        SiteFindings(
          title: "Audit", summary: "2 findings",
          items: [.init("no way back", screens: ["book", "gone"]), .init("no tabs")]),
        SiteFindings(title: "Coverage", summary: "all of it"),
      ])
    #expect(site.paths[3...5] == ["map.html", "map.svg", "map-dark.svg"])
    let front = SiteTests.text(FrontPage(site: site).bytes)
    #expect(front.contains("<img src=\"map.svg\" width=\"40\" height=\"30\" alt=\"The flow map"))
    let audit =
      "<h2>Audit</h2><details class=\"card\" open=\"\"><summary>2 findings</summary>"
      + "<ul class=\"list\"><li><span>no way back</span>"
      + "<a href=\"screens/book.html\">book</a><code>gone</code></li>"
      + "<li><span>no tabs</span></li></ul></details>"
    #expect(front.contains(audit))
    #expect(front.contains("<h2>Coverage</h2><p class=\"card list\">all of it</p>"))
    #expect(SiteTests.text(ScreenPage(site: site, index: 1).bytes).contains("<li>no way back</li>"))
    #expect(!SiteTests.text(ScreenPage(site: site, index: 0).bytes).contains("Audit"))
  }

  @Test("The map leads to the pages of the screens, and has pictures where they are few")
  func flowMap() {
    let few = SiteMap(of: "Books", Sample.scenes)
    #expect(few.picture != nil)
    #expect(SiteTests.text(few.page).contains("\"screens/noteEdit.html\""))
    #expect(!SiteTests.text(few.page).contains("<image"))
    #expect(SiteTests.text(few.page).contains("img-src data:;"))
    let many = SiteMap(of: "Books", (0..<251).map { Sample.scene("s\($0)") })
    #expect(many.picture == nil)
    #expect(many.page.count < 2_000_000)
  }

  @Test(
    "The map of many screens shows the pictures of the site, without their bezel",
    arguments: [
      (251, true, "12 12 390 844", "414", "868", " data-dark=\"pictures/dark/a%20b.png\""),
      (251, false, "0 0 390 844", "390", "844", " data-dark=\"pictures/dark/a%20b.png\""),
      (501, true, "12 12 390 844", "414", "868", ""),
    ])
  func picturesOfTheSite(
    count: Int, showsFrame: Bool, display: String, width: String, height: String, dark: String
  ) {
    let scenes = [Sample.scene("a b")] + (1..<count).map { Sample.scene("s\($0)") }
    let map = SiteMap(of: "Books", scenes, options: SiteOptions(showsFrame: showsFrame))
    let page = SiteTests.text(map.page)
    #expect(
      page.contains(
        " width=\"20.332\" height=\"44\" viewBox=\"\(display)\" preserveAspectRatio=\"none\">"
          + "<image width=\"\(width)\" height=\"\(height)\""
          + " data-light=\"pictures/light/a%20b.png\"\(dark)/></svg>"))
    #expect(page.components(separatedBy: "<image").count == count + 1)
    #expect(page.contains("img-src &#39;self&#39; data:;"))
  }

}
