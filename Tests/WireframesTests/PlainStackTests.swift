import Navigation
import Scenes
import Testing
import Typography

@testable import Wireframes

@Suite("Screens without a tab bar") struct PlainStackTests {
  private func scene(
    _ pages: String..., tabs: [TabItem] = [], columns: SplitView? = nil, window: String? = nil
  ) -> Scene {
    Scene(
      id: "a", tabs: tabs, tabBar: [], selectedTab: nil, pages: pages.map { Page($0) },
      columns: columns, window: window)
  }

  private func header(_ scene: Scene) -> String {
    TextRendering(scene).text.split(separator: "\n").prefix { !$0.hasPrefix("╭") }
      .joined(separator: "\n")
  }

  @Test(
    "the content ends at the edge of the display, below a large title",
    arguments: [[], SampleScenes.tabs])
  func content(tabs: [TabItem]) {
    let options = Wireframe.Options(showsCaption: false, showsFrame: false)
    let regions = Wireframe(scene("Notes", tabs: tabs), options: options).regions
    #expect(regions.allSatisfy { $0.name != "tabBar" })
    #expect(
      regions.last { $0.name == "content" }?.rect
        == Rect(x: 0, y: 146, width: 390, height: 698))
  }

  @Test("the text has no tabs")
  func text() {
    #expect(
      TextRendering(scene("Notes", tabs: SampleScenes.tabs)).text.hasSuffix(
        """
        │ ╰────────────────────────────────────────╯ │
        ╰────────────────────────────────────────────╯

        """))
  }

  @Test(
    "the header names the page of each column, and its visibility unless it is automatic",
    arguments: [
      (["Mail"], SplitView(columns: 3), "3: Mail │ – │ –"),
      (["Mail", "Inbox"], SplitView(columns: 2), "2: Mail │ Inbox"),
      (
        ["Mail", "Inbox", "Lunch", "Map"], SplitView(columns: 3, visibility: .all),
        "3, all: Mail │ Inbox │ Lunch"
      ),
      (
        ["Mail", "Inbox"], SplitView(columns: 3, visibility: .doubleColumn),
        "3, double column: Mail │ Inbox │ –"
      ),
      (
        ["Mail", "Inbox"], SplitView(columns: 2, visibility: .detailOnly),
        "2, detail only: Mail │ Inbox"
      ),
    ])
  func columns(titles: [String], columns: SplitView, words: String) {
    var scene = scene(columns: columns)
    scene.pages = titles.map { Page($0) }
    let stack = titles.joined(separator: " › ")
    #expect(header(scene) == "screen    a\ncolumns   \(words)\nstack     \(stack)")
  }

  @Test("a column without a selection shows the page of the last column with one")
  func back() {
    let text = TextRendering(scene("Mail", "Inbox", columns: SplitView(columns: 3))).text
    #expect(text.contains("│ ‹ Mail            Inbox                    │"))
  }

  /// The colours of the crumbs, and whether each is semibold.
  private func crumbs(_ scene: Scene) -> [(color: Color, isBold: Bool)] {
    Wireframe(scene).displayList.items.compactMap { item in
      guard case .text(let line, _, let color) = item, line.font.size == 12 else { return nil }
      return color == Theme.light.tertiary ? nil : (color, line.font.weight == .semibold)
    }
  }

  @Test("the crumb of the root page looks like that of a tab, after that of the window")
  func accent() {
    let theme = Theme.light
    #expect(crumbs(scene("Notes", "List")).map(\.color) == [theme.accent, theme.secondary])
    #expect(crumbs(scene("Notes", "List")).map(\.isBold) == [true, false])
    let window = crumbs(scene("Player", "Queue", window: "Cook"))
    #expect(window.map(\.color) == [theme.secondary, theme.accent, theme.secondary])
    var unlisted = scene("Notes", tabs: SampleScenes.tabs)
    unlisted.tabBar = nil
    #expect(crumbs(unlisted).map(\.color) == [theme.secondary])
  }

  @Test("the caption begins at the top", arguments: [true, false])
  func caption(hasFrame: Bool) {
    let wireframe = Wireframe(
      scene("Notes", "List"), options: Wireframe.Options(showsFrame: hasFrame))
    #expect(
      wireframe.regions.first { $0.name == "caption" }?.rect
        == Wireframes.Rect(
          x: 0, y: 0, width: wireframe.displayList.size.width, height: Metrics.captionHeight))
  }

  @Test("the window and the root page stay when other crumbs are dropped")
  func dropped() {
    let pages = (1...12).map { Page("A long title \($0)") }
    var scene = scene("Player", window: "Cook")
    scene.pages += pages
    let shown = crumbs(scene)
    #expect(shown.count == 5)
    #expect(shown.map(\.isBold) == [false, true, false, false, false])
    let root = Typesetter.line("Player", font: Font(size: 12, weight: .semibold))
    let lines = Wireframe(scene).displayList.items.compactMap { item in
      if case .text(let line, _, _) = item { line } else { nil }
    }
    #expect(lines.contains(root))
  }

  @Test(
    "a state has a dashed circle in the caption, and words for screen readers",
    arguments: [
      (PageState.loading, "Notes › state loading"),
      (.searching("egg"), "Notes › state searching “egg”"),
      (.custom("offline"), "Notes › state offline"),
    ])
  func state(state: PageState, words: String) {
    var scene = scene("Notes")
    scene.pages[0].states = [state]
    #expect(Crumb.trail(of: scene) == words)
    let dashes = Wireframe(scene).displayList.items.count { item in
      if case .stroke = item { true } else { false }
    }
    #expect(dashes == 8)
  }
}
