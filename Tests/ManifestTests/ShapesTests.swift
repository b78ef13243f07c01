import Manifest
import Navigation
import Scenes
import Testing

/// A small app without tabs, with every shape that a path can have.
enum Desk: String, CaseIterable, ScreenManifest {
  case mail, inbox, message, unread, searching, draft, share, info, rename, settings, account

  typealias Tab = Never

  enum Route: Hashable, Sendable { case inbox, message(id: Int) }
  enum Sheet: Hashable, Sendable { case draft, share, info, account }

  static func makeRouter() -> StackRouter<Route, Sheet> { StackRouter() }

  static let rootPage = Page("Mailboxes")

  var topPage: Page? {
    self == .unread ? Page("Unread") { EmptyState("No Unread Mail") } : nil
  }

  var navigationPath: ScreenPath<Never, Route, Sheet> {
    switch self {
    case .mail: ScreenPath(columns: SplitColumns(.three))
    case .inbox: ScreenPath(columns: SplitColumns(.three, selections: [.inbox]))
    case .message:
      ScreenPath(
        columns: SplitColumns(
          .three, selections: [.inbox, .message(id: 1)], visibility: .detailOnly),
        routes: [.message(id: 2)])
    case .unread:
      ScreenPath(
        columns: SplitColumns(.three, selections: [.inbox]), pageStates: [.custom("unread")])
    case .searching: ScreenPath(routes: [.inbox], pageStates: [.searching("egg"), .searching()])
    case .draft: ScreenPath(layers: [.sheet(.draft, detent: .fraction(0.4))])
    case .share: ScreenPath(layers: [.popover(.share, anchor: "Share"), .inspector(.info)])
    case .info: ScreenPath(layers: [.sheet(.info, detent: .height(320), path: [.inbox])])
    case .rename:
      ScreenPath(
        confirmation: .alert(
          title: "Rename", fields: [ConfirmationField("Name", text: "Pie")],
          buttons: [.cancel(), ConfirmationButton("Save")]))
    case .settings: ScreenPath(window: "settings")
    case .account: ScreenPath(sheet: .account)
    }
  }
}

@MainActor
@Suite("Every shape of a path, frozen") struct ShapesTests {
  private func scene(_ screen: Desk) async -> Scene {
    let drive = await screen.drive(Desk.makeRouter())
    #expect(drive.failure == nil)
    #expect(screen.difference(from: drive.path) == nil)
    return Scene(
      freezing: drive.path, id: screen.rawValue, manifest: Desk.self, topPage: screen.topPage)
  }

  @Test(
    "A router of one stack reaches every screen, and there is no tab bar", arguments: Desk.allCases)
  func single(screen: Desk) async {
    let scene = await scene(screen)
    #expect(scene.tabs == [] && scene.selectedTab == nil && !scene.hasTabBar)
    #expect(scene.pages.first?.title == (screen == .settings ? "Settings" : "Mailboxes"))
  }

  @Test("The columns of a split view are one stack with their number and visibility")
  func columns() async {
    let scene = await scene(.message)
    #expect(scene.pages.map(\.title) == ["Mailboxes", "Inbox", "Message", "Message"])
    #expect(scene.columns == SplitView(columns: 3, visibility: .detailOnly))
    #expect(await self.scene(.searching).columns == nil)
  }

  @Test("The page of a screen replaces that of its route")
  func topPage() async {
    let page = await scene(.unread).topPage
    #expect(page?.title == "Unread")
    #expect(page?.states == [.custom("unread")])
    #expect(page?.code == ".inbox")
  }

  @Test("Layers keep their heights and anchors, and an alert its fields")
  func layers() async {
    #expect(await scene(.draft).layers.map(\.fraction) == [0.4])
    #expect(await scene(.info).layers.map(\.height) == [320])
    let share = await scene(.share).layers
    #expect(share.map(\.style) == [.popover, .inspector])
    #expect(share.map(\.anchor) == ["Share", nil])
    let card = await scene(.rename).confirmation
    #expect(card?.style == .alert)
    #expect(card?.fields == [ConfirmationCard.TextEntry("Name", text: "Pie")])
    #expect(await scene(.settings).window == "settings")
  }

  @Test(
    "A shape is written as the code that creates it",
    arguments: [
      (Desk.mail, "ScreenPath(columns: SplitColumns(.three))"),
      (
        .message,
        "ScreenPath(columns: SplitColumns(.three, selections: [.inbox, .message(id: 1)], "
          + "visibility: .detailOnly), routes: [.message(id: 2)])"
      ),
      (
        .unread,
        "ScreenPath(columns: SplitColumns(.three, selections: [.inbox]), "
          + "pageStates: [.custom(\"unread\")])"
      ),
      (
        .searching,
        "ScreenPath(routes: [.inbox], pageStates: [.searching(\"egg\"), .searching()])"
      ),
      (.draft, "ScreenPath(layers: [.sheet(.draft, detent: .fraction(0.4))])"),
      (.share, "ScreenPath(layers: [.popover(.share, anchor: \"Share\"), .inspector(.info)])"),
      (.info, "ScreenPath(layers: [.sheet(.info, detent: .height(320.0), path: [.inbox])])"),
      (
        .rename,
        "ScreenPath(confirmation: .alert(title: \"Rename\", "
          + "fields: [ConfirmationField(\"Name\", text: \"Pie\")], "
          + "buttons: [.cancel(\"Cancel\"), ConfirmationButton(\"Save\")]))"
      ),
      (.settings, "ScreenPath(window: \"settings\")"), (.account, "ScreenPath(sheet: .account)"),
    ] as [(Desk, String)])
  func code(screen: Desk, code: String) async {
    #expect(await scene(screen).pathCode == code)
  }

  @Test("What a router did not reach is named")
  func differences() {
    typealias Path = ScreenPath<Never, Desk.Route, Desk.Sheet>
    func words(_ reached: Path, for asked: Path) -> String? {
      ReachDifference(asked: asked, reached: reached, tabs: [])?.description
    }
    #expect(words(Path(), for: Path()) == nil)
    #expect(
      words(Path(), for: Desk.inbox.navigationPath)
        == "columns: asked for 3 columns with inbox, reached no columns")
    #expect(
      words(Path(routes: [.inbox]), for: Desk.searching.navigationPath)
        == "page state: asked for searching:egg › searching, reached nothing")
    #expect(
      words(Path(), for: Path(window: "settings"))
        == "window: asked for settings, reached the main window")
    #expect(
      words(Path(sheet: .draft), for: Desk.draft.navigationPath)
        == "layers: asked for sheet of fraction:0.4 draft, reached sheet draft")
    var other = Desk.rename.navigationPath
    other.confirmation?.style = .dialog
    #expect(
      words(other, for: Desk.rename.navigationPath)
        == "confirmation: asked for alert · Rename · field Name with 'Pie' · Cancel (cancel) · "
        + "Save (default), reached Rename · field Name with 'Pie' · Cancel (cancel) · "
        + "Save (default)")
  }
}

/// An app whose other tab is not at its root page.
private enum Drawer: String, CaseIterable, ScreenManifest {
  case top

  enum Tab: CaseIterable, Hashable, Sendable { case top, bottom, side }
  enum Route: Hashable, Sendable { case tools, spares }
  enum Sheet: Hashable, Sendable { case label }

  static let homeTab = Tab.top

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    ScreenPath(
      otherStacks: [
        .bottom: StackState(
          path: [.tools, .spares], layers: [.sheet(.label)],
          confirmation: Confirmation(title: "Sure?")),
        .side: StackState(),
      ])
  }
}

@MainActor
@Suite("The stacks of other tabs") struct OtherStackTests {
  @Test("Their titles are part of the scene, except those of a root page")
  func titles() async {
    let path = await Drawer.top.reachedPath()
    #expect(Drawer.top.difference(from: path) == nil)
    let scene = Scene(freezing: path, id: "top", manifest: Drawer.self)
    #expect(
      scene.otherStacks == [
        OtherStack(tab: 1, titles: ["Bottom", "Tools", "Spares", "Label", "Sure?"])
      ])
    #expect(scene.pathCode == "ScreenPath(tab: .top, otherStacks: […])")
  }
}
