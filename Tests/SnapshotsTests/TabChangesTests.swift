import Testing

@testable import Snapshots

@Suite("Changes of the tabs")
struct TabChangesTests {
  private static func text(_ tab: String?, _ bar: String?) -> String {
    let header = tab.map { "tab       \($0)\n" } ?? ""
    let drawing = bar.map { "│──────────────────────────│\n│\($0)│\n" } ?? ""
    return
      "screen    a\n\(header)stack     A\n\n╭──────────────────────────╮\n│ A                        │\n"
      + drawing + "╰──────────────────────────╯\n"
  }

  private func changes(
    _ old: (String?, String?), _ new: (String?, String?)
  ) -> TabChanges {
    TabChanges(from: Self.text(old.0, old.1), to: Self.text(new.0, new.1))
  }

  @Test("A renamed tab is the same change in its own screens and in those of other tabs")
  func rename() {
    let own = changes(
      ("Cart (2 of 2)", "     Home     [Cart]       "),
      ("Bag (2 of 2)", "     Home     [Bag]        "))
    let other = changes(
      ("Home (1 of 2)", "    [Home]     Cart        "),
      ("Home (1 of 2)", "    [Home]     Bag         "))
    let hidden = changes(("Cart (2 of 2)", nil), ("Bag (2 of 2)", nil))
    for change in [own, other, hidden] {
      #expect(change.renames == [TabRename("Cart", "Bag")])
      #expect(change.others == [])
      #expect(change.rest.old == change.rest.new)
    }
  }

  @Test("A title that is cut off in the tab bar is the one of the header")
  func cut() {
    let change = changes(
      ("Notifications (2 of 2)", "  Home [Notif…]  "), ("Activity (2 of 2)", "  Home [Activ…]  "))
    #expect(change.renames == [TabRename("Notifications", "Activity")])
    #expect(TabRename("Notif…", "Activ…").isCut(of: TabRename("Notifications", "Activity")))
    #expect(!TabRename("Notif…", "Activ…").isCut(of: TabRename("Notifications", "Inbox")))
    #expect(!TabRename("Notif", "Activ").isCut(of: TabRename("Notifications", "Activity")))
  }

  @Test("Titles that are cut off since another one became longer are not renamed")
  func cutByAnother() {
    let change = changes(
      ("Home (1 of 3)", " [Home]  Explore  Mail "), ("Home (1 of 3)", " [Home]  Explo…  Conve… "))
    #expect(change.renames == [TabRename("Mail", "Conve…")])
    #expect(change.rest.old == change.rest.new)
    let hidden = changes((nil, "  Home  Notifications  "), (nil, "  Home  Notif…  "))
    #expect(hidden.isEmpty)
  }

  @Test("A tab that was added is the same change in every tab")
  func added() {
    let first = changes(
      ("Home (1 of 2)", "  [Home]    Cart  "), ("Home (1 of 3)", " [Home]   New   Cart "))
    let last = changes(
      ("Cart (2 of 2)", "   Home   [Cart] "), ("Cart (3 of 3)", "  Home   New  [Cart] "))
    for change in [first, last] {
      #expect(change.renames == [])
      #expect(change.others == ["tab bar: Home, Cart became Home, New, Cart"])
      #expect(change.rest.old == change.rest.new)
    }
  }

  @Test("Tabs that changed places are not renamed")
  func moved() {
    let change = changes(
      ("Home (1 of 3)", " [Home]   Cart   More "), ("Home (1 of 3)", " [Home]   More   Cart "))
    #expect(change.renames == [])
    #expect(change.others == ["tab bar: Home, Cart, More became Home, More, Cart"])
  }

  @Test(
    "Another selected tab and titles with brackets are left to the lines of the text",
    arguments: [
      (("Home (1 of 2)", "  [Home]   Cart  "), ("Cart (2 of 2)", "   Home   [Cart] ")),
      (("Home (1 of 2)", "  [Home]   Cart  "), ("Start (2 of 2)", "   Home   [Start] ")),
      ((nil, "  [Home]   [x]  "), (nil, "  [Home]   [y]  ")),
      (("none of 2", nil), ("Home (1 of 2)", nil)),
      ((nil, nil), (nil, "  [Home]   Cart  ")),
    ] as [((String?, String?), (String?, String?))])
  func others(old: (String?, String?), new: (String?, String?)) {
    let change = changes(old, new)
    #expect(change.isEmpty)
    #expect(change.rest.old == Self.text(old.0, old.1))
    #expect(change.rest.new == Self.text(new.0, new.1))
  }
}
