import Scenes
import Testing

@testable import Wireframes

@Suite("Tab bar")
struct TabBarTests {
  private func scene(of count: Int, tabBar: [Int]? = nil, selected: Int) -> Scene {
    Scene(
      id: "tabs", tabs: (1...count).map { TabItem("T\($0)") }, tabBar: tabBar,
      selectedTab: selected, pages: [Page("Page")])
  }

  @Test("five tabs fit")
  func five() {
    let bar = TabBar(scene(of: 5, selected: 4))
    #expect(bar.items.map(\.title) == ["T1", "T2", "T3", "T4", "T5"])
    #expect(bar.selected == 4)
  }

  @Test(
    "with more than five tabs the last item is More",
    arguments: [(2, 2), (3, 3), (4, 4), (6, 4)])
  func more(selected: Int, inBar: Int) {
    let bar = TabBar(scene(of: 7, selected: selected))
    #expect(bar.items.map(\.title) == ["T1", "T2", "T3", "T4", "More"])
    #expect(bar.selected == inBar)
  }

  @Test("custom tabs have their own order")
  func picked() {
    let bar = TabBar(scene(of: 20, tabBar: [9, 0, 4, 7, 19], selected: 4))
    #expect(bar.items.map(\.title) == ["T10", "T1", "T5", "T8", "T20"])
    #expect(bar.selected == 2)
  }

  @Test("more than five custom tabs end with More, too")
  func manyPicked() {
    let bar = TabBar(scene(of: 20, tabBar: [9, 0, 4, 7, 19, 11], selected: 11))
    #expect(bar.items.map(\.title) == ["T10", "T1", "T5", "T8", "More"])
    #expect(bar.selected == 4)
  }

  @Test("a tab that is not in the bar has no item, and the text shows this")
  func notPicked() {
    let scene = scene(of: 20, tabBar: [0, 1], selected: 8)
    #expect(TabBar(scene).selected == nil)
    let text = TextRendering(scene).text
    #expect(text.contains("\ntab       T9 (9 of 20, not in the tab bar)\n"))
    #expect(text.contains("│          T1                    T2          │"))
  }

  @Test(
    "in the text, longer titles get more space if all fit; else all get the same",
    arguments: [
      (
        ["Home", "Explore", "Alerts", "Messages", "Profile"],
        "│[Home]  Explore   Alerts  Messages  Profile │"
      ),
      (
        ["Recipes", "Search", "Shopping", "Settings"],
        "│ [Recipes]   Search    Shopping   Settings  │"
      ),
      (
        ["Extraordinarily long", "A", "Also quite a long one"],
        "│[Extraordina…]      A        Also quite…    │"
      ),
    ])
  func text(titles: [String], line: String) throws {
    let scene = Scene(
      id: "a", tabs: titles.map { TabItem($0) }, selectedTab: 0, pages: [Page("Page")])
    let lines = TextRendering(scene).text.split(separator: "\n")
    #expect(try #require(lines.dropLast().last) == line)
  }

  @Test("without a selected tab no item is selected, and the text shows this")
  func none() {
    let scene = Scene(
      id: "a", tabs: ["Home", "More"].map { TabItem($0) }, selectedTab: nil, pages: [Page("Page")])
    #expect(TabBar(scene).selected == nil)
    #expect(TabBar(scene).items.map(\.title) == ["Home", "More"])
    let text = TextRendering(scene).text
    #expect(text.contains("\ntab       none of 2\nstack     Page\n"))
    #expect(!text.contains("["))
  }

  @Test("without tabs there is no fact about a tab")
  func noTabs() {
    let scene = Scene(id: "a", tabs: [], selectedTab: nil, pages: [Page("Page")])
    #expect(TextRendering(scene).text.hasPrefix("screen    a\nstack     Page\n"))
  }

  @Test("indices out of range are ignored")
  func outside() {
    let bar = TabBar(scene(of: 2, tabBar: [1, -1, 7], selected: 0))
    #expect(bar.items.map(\.title) == ["T2"])
    #expect(bar.selected == nil)
  }
}
