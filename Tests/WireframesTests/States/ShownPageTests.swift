import Navigation
import Scenes
import Testing

@testable import Wireframes

@Suite("Page states") struct ShownPageTests {
  private static let sort = [MenuItem("By name", isChecked: true), MenuItem("Newest first")]
  private static let share = [MenuItem("Share"), MenuItem("Delete", isDestructive: true)]

  private func page(_ states: PageState..., blocks: [Block]? = nil) -> Page {
    var page = Page(
      "Recipes", leading: [BarButton("Edit")],
      trailing: [BarButton("Sort", menu: Self.sort), BarButton("New")],
      blocks: blocks ?? [
        SearchField("Find").block, SegmentedControl(["All", "Recent"]).block,
        Row("Ramen", icon: "bowl", accessory: .disclosure, menu: Self.share).block,
        Row("Focaccia").block,
      ])
    page.states = states
    return page
  }

  /// The kinds of the parts' blocks, and the drawings that are not those of the blocks.
  private func parts(_ page: Page) -> [String] {
    page.shown.parts.map { part in
      let own = String(describing: type(of: part.block.drawing))
      let drawing = String(describing: type(of: part.drawing))
      return own == drawing || drawing == "SectionDrawing" ? own : drawing
    }
  }

  private func buttons(_ page: Page) -> [String] {
    (page.shown.page.leading + page.shown.page.trailing).map(\.label)
  }

  private func text(_ page: Page) -> String {
    let scene = Scene(
      id: "a", tabs: [], selectedTab: nil, pages: [page])
    let lines = TextRendering(scene).text.split(separator: "\n")
    return lines.drop { !$0.hasPrefix("╭") }.joined(separator: "\n")
  }

  @Test("a page without states, and one with a state of the app's own, is what it describes")
  func unchanged() {
    let kinds = ["SearchField", "SegmentedControl", "ListSection"]
    #expect(parts(page()) == kinds)
    #expect(parts(page(.custom("offline"))) == kinds)
    #expect(buttons(page(.custom("offline"))) == ["Edit", "Sort", "New"])
    #expect(text(page(.custom("offline"))) == text(page()))
  }

  @Test("a loading page keeps its buttons, its search field and its segments")
  func loading() {
    #expect(
      parts(page(.loading)) == ["SearchField", "SegmentedControl", "LoadingPlaceholder"])
    #expect(buttons(page(.loading)) == ["Edit", "Sort", "New"])
    #expect(!text(page(.loading)).contains("Ramen"))
  }

  @Test(
    "an empty or failed page has a message from its title, and no search field and no Edit",
    arguments: [
      (PageState.empty, "Recipes", "No Recipes", nil),
      (.failed, "Recipes", "Cannot Load Recipes", "Retry"),
      (.empty, " ", "No Content", nil), (.failed, "", "Cannot Load", "Retry"),
    ])
  func message(state: PageState, title: String, message: String, button: String?) throws {
    var page = page(state)
    page.title = title
    #expect(parts(page) == ["SegmentedControl", "MessageDrawing"])
    #expect(buttons(page) == ["Sort", "New"])
    let drawing = try #require(page.shown.parts.last?.drawing as? MessageDrawing)
    #expect(drawing.message.title == message)
    #expect(drawing.button == button.map { ActionButton($0, role: .secondary) })
  }

  @Test("a page that describes its empty state keeps it with the button after it")
  func describedMessage() throws {
    let own = EmptyState("Nothing Here", message: "Add something.", icon: "leaf")
    let blocks: [Block] = [
      SearchField().block, own.block, ActionButton("Add").block, Paragraph("Hint").block,
    ]
    let page = page(.failed, blocks: blocks)
    #expect(parts(page) == ["MessageDrawing", "Paragraph"])
    let drawing = try #require(page.shown.parts.first?.drawing as? MessageDrawing)
    #expect(drawing.message == own)
    #expect(drawing.button == ActionButton("Add"))
  }

  @Test("an active search field has the text, and is added to a page without one")
  func searching() throws {
    let active = page(.searching("ra"))
    #expect(parts(active) == ["ActiveSearchField", "SegmentedControl", "ListSection"])
    let field = try #require(active.shown.parts[0].drawing as? ActiveSearchField)
    #expect((field.text, field.placeholder) == ("ra", "Find"))
    #expect(text(active).contains("│ ⌕ ra▏                               Cancel │"))
    #expect(
      parts(page(.searching(), blocks: [Row("Ramen").block])) == [
        "ActiveSearchField", "ListSection",
      ])
    #expect(parts(Page("Undescribed")) == ["SkeletonPage"])
    var undescribed = Page("Undescribed")
    undescribed.states = [.searching()]
    #expect(parts(undescribed) == ["ActiveSearchField", "SkeletonPage"])
    #expect(text(undescribed).contains("│ ⌕ ▏Search…"))
  }

  @Test("a search without results has its search field and the message")
  func searchingInVain() {
    #expect(
      parts(page(.searching("x"), .empty)) == [
        "ActiveSearchField", "SegmentedControl", "MessageDrawing",
      ])
  }

  @Test("while a page is edited, Edit is Done, and each row has a circle and no chevron")
  func editing() {
    let page = page(.editing)
    #expect(buttons(page) == ["Done", "Sort", "New"])
    #expect(page.shown.page.leading[0].isProminent)
    #expect(text(page).contains("│ │ ○ □ Ramen                              │ │"))
    #expect(text(page).contains("│ │ ○ Focaccia                             │ │"))
  }

  @Test("a segment is chosen by its title, also on a card; an unknown title changes nothing")
  func segment() {
    #expect(text(page(.segment("Recent"))).contains(" All |[Recent]"))
    #expect(text(page(.segment("Old"))) == text(page()))
    let card = ListSection { SegmentedControl(["All", "Recent"]) }
    #expect(text(page(.segment("Recent"), blocks: [card.block])).contains(" All |[Recent]"))
  }

  @Test("a menu is that of a bar button, else of the first row, with this label")
  func menu() {
    #expect(page().shown.menu == nil)
    #expect(page(.menu("Sort")).shown.menu?.items == Self.sort)
    #expect(page(.menu("Sort")).shown.menu?.isTrailing == true)
    #expect(page(.menu("Ramen")).shown.menu?.items == Self.share)
    #expect(page(.menu("Ramen")).shown.menu?.isOnRow == true)
    for label in ["New", "Focaccia", "Nothing"] {
      #expect(page(.menu(label)).shown.menu == nil)
      #expect(text(page(.menu(label))) == text(page()))
    }
  }

  @Test("of rows with one title only the first one has its menu open")
  func menuOfFirstRow() {
    let row = Row("Ramen", menu: Self.share).block
    let lines = text(page(.menu("Ramen"), blocks: [row, row])).split(separator: "\n")
    #expect(lines.count { $0.contains("(!) Delete") } == 1)
    #expect(lines.count { $0.contains("│ │ Ramen") } == 2)
  }

  @Test("a menu of a button is on a card below the bar, at the side of the button")
  func menuText() {
    #expect(
      text(page(.menu("Sort"))).contains(
        """
        │ Edit                             Sort  New │
        │                         ╭────────────────╮ │
        │                         │ ✓ By name      │ │
        │                         │   Newest first │ │
        │                         ╰────────────────╯ │
        │ Recipes                                    │
        """))
  }
}
