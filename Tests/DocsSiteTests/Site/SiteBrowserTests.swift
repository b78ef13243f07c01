import DocsSite
import SceneSamples
import Scenes
import TestSupport
import Testing

@Suite(
  "Site in a browser",
  .enabled(if: External.hasBrowser, "\(External.needsBrowser)"))
struct SiteBrowserTests {
  /// Screens whose texts contain markup and scripts.
  private static let hostile = Hostile.texts.enumerated().map { index, text in
    Scene(
      id: "screen & 'é' #\(index)", tabs: [TabItem(text), TabItem("Settings")], selectedTab: 0,
      pages: [Page("Root"), Page(text)], layers: [Layer(style: .largeSheet, pages: [Page(text)])],
      link: text)
  }

  /// A screen with so many links that the content below them is out of sight.
  ///
  /// It and the linked screens have no titles.
  private static let untitled = (0...40).map { number in
    let inner = number == 0 ? [] : [Page(String(repeating: " ", count: number - 1))]
    return Scene(
      id: "screen\(number)", tabs: [TabItem("")], selectedTab: 0, pages: [Page("")] + inner,
      link: "a://\(number)")
  }

  @Test(
    "Landmarks, names, contrast, search and keys are right; nothing is obeyed, logged or fetched",
    arguments: [Sample.scenes, hostile, untitled])
  func read(scenes: [Scene]) async throws {
    let site = try Site(
      name: "Books <b>", scenes: scenes, options: SiteOptions(scale: 1),
      findings: [
        SiteFindings(
          title: "Audit", summary: "2 findings",
          items: [
            .init("no way back", screens: [scenes[0].id]), .init("no \(scenes[0].id)"),
          ])
      ])
    let place = try TemporaryFolder()
    let folder = DocumentFolder(path: place.path, listName: ".list", isShared: true)
    try folder.claim(site.paths)
    _ = try await DocumentRun(site, workers: 2).run { file throws(DocumentError) in
      try folder.write(file)
    }
    let outcome = try await External.run(External.path("scripts/check-docs-site"), place.path)
    #expect(outcome.output == "")
    #expect(outcome.code == 0)
  }
}
