import Navigation
import Scenes
import Testing

@testable import Adoption

@Suite("The manifest of scanned screens") struct ScannedManifestTests {
  private let tabs = [TabItem("Home", icon: "house"), TabItem("More")]
  private let home = Page("Home") { Row("Soup", leadsTo: "route.soup") }

  private var scenes: [Scene] {
    let soup = Page("Soup", trailing: [BarButton("Edit", leadsTo: "sheet.edit")])
    let question = ConfirmationCard(
      title: "Delete?", choices: [.init("Delete", role: .destructive)])
    return [
      Scene(id: "tab.home", tabs: tabs, selectedTab: 0, pages: [home]),
      Scene(id: "route.soup", tabs: tabs, selectedTab: 0, pages: [home, soup]),
      Scene(
        id: "sheet.edit", tabs: tabs, selectedTab: 0, pages: [home, soup],
        layers: [Layer(style: .mediumSheet, pages: [Page("Edit")])]),
      Scene(
        id: "soup.delete", tabs: tabs, selectedTab: 0, pages: [home, soup], confirmation: question),
      Scene(id: "lost", tabs: tabs, selectedTab: nil, pages: [Page("Lost")]),
    ]
  }

  @Test("Screens have paths over enums of the manifest, and keep their ids")
  func screens() {
    let manifest = ScannedManifest(scenes, app: "My \"Soups\"")
    #expect(manifest.count == 4)
    #expect(manifest.leftOut == ["lost"])
    #expect(
      manifest.screens == """
        import Manifest
        import Navigation
        import Scenes

        /// Every screen that a scan of the app's source found; a raw value is its id.
        enum AppScreen: String, ScreenManifest {
          case tabHome = "tab.home"
          case routeSoup = "route.soup"
          case sheetEdit = "sheet.edit"
          case soupDelete = "soup.delete"

          static let appName = "My \\"Soups\\""
          static let homeTab = AppTab.home

          var navigationPath: ScreenPath<AppTab, AppRoute, AppSheet> {
            switch self {
            case .tabHome: ScreenPath(tab: .home)
            case .routeSoup: ScreenPath(tab: .home, routes: [.soup])
            case .sheetEdit:
              ScreenPath(tab: .home, routes: [.soup], layers: [.sheet(.edit, detent: .medium)])
            case .soupDelete:
              ScreenPath(
                tab: .home,
                routes: [.soup],
                confirmation: Confirmation(title: "Delete?", buttons: [.destructive("Delete")]))
            }
          }
        }

        """)
  }

  @Test("Several tab bars are a function of the tab, and one with fewer tabs is a list")
  func tabBars() {
    func screens(_ bars: [[Int]?]) -> String {
      let scenes = zip(["home", "more"], bars).enumerated().map { tab, screen in
        Scene(
          id: "tab.\(screen.0)", tabs: tabs, tabBar: screen.1, selectedTab: tab,
          pages: [Page("A")])
      }
      return ScannedManifest(scenes, app: "Soups").screens
    }
    #expect(
      screens([[0], [1]]).contains(
        """
          static let homeTab = AppTab.home

          static func tabsInBar(beside tab: AppTab) -> [AppTab] {
            switch tab {
            case .home: [.home]
            case .more: [.more]
            }
          }

        """))
    #expect(screens([[0], [0]]).contains("  static let tabsInBar: [AppTab] = [.home]\n"))
    #expect(!screens([nil, [0, 1]]).contains("tabsInBar"))
  }

  @Test("A page names the bars that it hides")
  func hiddenBars() {
    let scene = Scene(
      id: "tab.home", tabs: tabs, selectedTab: 0,
      pages: [Page("Home", hides: [.navigationBar, .tabBar], blocks: [])])
    #expect(
      ScannedManifest([scene], app: "Soups").pages.contains(
        "Page(\"Home\", hides: [.navigationBar, .tabBar], blocks: [])"))
  }

  @Test("Each page is a property of its enum, and controls lead to cases")
  func pages() {
    #expect(
      ScannedManifest(scenes, app: "Soups").pages == """
        import Manifest
        import Navigation
        import Scenes

        /// The tabs.
        enum AppTab: String, CaseIterable, Codable, Sendable {
          case home
          case more
        }

        extension AppTab: TabDescribing {
          var item: TabItem {
            switch self {
            case .home: TabItem("Home", icon: "house")
            case .more: TabItem("More")
            }
          }

          var page: Page {
            switch self {
            case .home: Self.homePage
            case .more: Self.morePage
            }
          }

          private static var homePage: Page {
            Page("Home") {
              Row("Soup", leadsTo: AppScreen.routeSoup)
            }
          }

          private static var morePage: Page {
            Page("More")
          }
        }

        /// What is pushed.
        enum AppRoute: String, CaseIterable, Codable, Sendable {
          case soup
        }

        extension AppRoute: PageDescribing {
          var page: Page {
            switch self {
            case .soup: Self.soupPage
            }
          }

          private static var soupPage: Page {
            Page("Soup", trailing: [BarButton("Edit", leadsTo: AppScreen.sheetEdit)])
          }
        }

        /// What is presented.
        enum AppSheet: String, CaseIterable, Codable, Sendable {
          case edit
        }

        extension AppSheet: PageDescribing {
          var page: Page {
            switch self {
            case .edit: Self.editPage
            }
          }

          private static var editPage: Page {
            Page("Edit")
          }
        }

        """)
  }

  @Test("An app without tabs has a root page and a router with one stack")
  func tabless() {
    let root = Page("Start")
    let manifest = ScannedManifest(
      [
        Scene(id: "start", tabs: [], selectedTab: nil, pages: [root]),
        Scene(id: "route.next", tabs: [], selectedTab: nil, pages: [root, Page("Next")]),
      ], app: "App")
    #expect(manifest.count == 2)
    #expect(manifest.screens.contains("var navigationPath: ScreenPath<Never, AppRoute, Never> {"))
    #expect(manifest.screens.contains("case .start: ScreenPath()\n"))
    #expect(manifest.screens.contains("case .routeNext: ScreenPath(routes: [.next])\n"))
    #expect(manifest.screens.contains("  static var rootPage: Page {\n    Page(\"Start\")\n  }\n"))
    #expect(manifest.screens.contains("StackRouter<AppRoute, Never> { StackRouter() }"))
    #expect(!manifest.screens.contains("homeTab"))
  }

  @Test(
    "Ids and titles become names of cases",
    arguments: [
      ("route.edit-item", "routeEditItem"), ("URLView", "urlView"), ("URL", "url"), ("A", "a"),
      ("7 days", "page7Days"), ("…", "page"), ("Überblick", "berblick"), ("soupList", "soupList"),
    ])
  func names(text: String, name: String) {
    #expect(ScannedManifest.name(text) == name)
  }

  @Test("Equal names are told apart, and properties of the enums are not cases")
  func unique() {
    let pages = ["Page", "Item", "Item", "default"].enumerated().map { index, title in
      Scene(
        id: "x\(index).\(title)", tabs: [], selectedTab: nil,
        pages: [Page("Root"), Page(title, blocks: [.gap(Gap(Double(index)))])])
    }
    let code = ScannedManifest(pages, app: "App").pages
    for name in ["pagePage", "itemPage", "itemPage2", "`default`"] {
      #expect(code.contains("  case \(name)\n"), "\(name)")
    }
  }

  @Test("Every block is written with all of its fields")
  func blocks() {
    let blocks: [Block] = [
      .section(
        ListSection("Head", footer: "Foot") {
          Row("Row", subtitle: "s", value: "v", icon: "i", accessory: .toggle(isOn: true))
          Row("To", accessory: Row.Accessory.none, leadsTo: "a", menu: [MenuItem("M")])
        }),
      .text(Paragraph("Hello, ‹\u{2060}name\u{2060}›", style: .title)),
      .image(ImagePlaceholder(icon: nil, height: 3, label: "L")),
      .button(ActionButton("B", role: .destructive, leadsTo: "gone")),
      .buttonRow(ButtonRow([BarButton("A", icon: "a", isProminent: true)])),
      .field(InputField("F", value: "v", placeholder: "p", buttons: [BarButton("G")])),
      .searchField(SearchField("S")),
      .segmentedControl(SegmentedControl(["1", "2"], selection: 1)),
      .progress(ProgressBar(0.5, label: "P")), .grid(CardGrid(columns: 3, [.init("C")])),
      .grid(CardGrid(isTextOnly: true, [.init("D")])),
      .bubble(ChatBubble("T", isOutgoing: true)), .map(MapPlaceholder(pins: ["x"], height: 2)),
      .gap(Gap(4)), .emptyState(EmptyState("E", message: "m", icon: "i")),
      .skeleton(SkeletonLines(2)),
      Row("Pie").accessible(label: "Apple pie", traits: [.header], sortPriority: 2).block,
      ListSection("Pies") { Gap(1) }.accessible(isHidden: true).block,
      Row("A pie with a long name", subtitle: "and a long subtitle").accessible(
        label: "Apple pie", value: "", hint: "Opens the recipe of the pie",
        removedTraits: [.button],
        headingLevel: 2, children: .combine
      ).block,
      ButtonRow([BarButton("A").accessible(hint: "Adds")]).block,
    ]
    let code = PageCode(screens: ["a": "a"]).call(Page("T", blocks: blocks)).code(indentation: "")
    #expect(
      code == #"""
        Page("T") {
          ListSection("Head", footer: "Foot") {
            Row("Row", subtitle: "s", value: "v", icon: "i", accessory: .toggle(isOn: true))
            Row("To", accessory: .some(.none), leadsTo: AppScreen.a.rawValue, menu: [MenuItem("M")])
          }
          Paragraph("Hello, ‹\u{2060}name\u{2060}›", style: .title)
          ImagePlaceholder(icon: nil, height: 3.0, label: "L")
          ActionButton("B", role: .destructive, leadsTo: "gone")
          ButtonRow([BarButton("A", icon: "a", isProminent: true)])
          InputField("F", value: "v", placeholder: "p", buttons: [BarButton("G")])
          SearchField("S")
          SegmentedControl(["1", "2"], selection: 1)
          ProgressBar(0.5, label: "P")
          CardGrid(columns: 3, [CardGrid.Card("C")])
          CardGrid(isTextOnly: true, [CardGrid.Card("D")])
          ChatBubble("T", isOutgoing: true)
          MapPlaceholder(pins: ["x"], height: 2.0)
          Gap(4.0)
          EmptyState("E", message: "m", icon: "i")
          SkeletonLines(2)
          Row("Pie").accessible(label: "Apple pie", traits: [.header], sortPriority: 2.0)
          ListSection("Pies") {
            Gap(1.0)
          }
          .accessible(isHidden: true)
          Row("A pie with a long name", subtitle: "and a long subtitle")
            .accessible(
              label: "Apple pie",
              value: "",
              hint: "Opens the recipe of the pie",
              removedTraits: [.button],
              headingLevel: 2,
              children: .combine)
          ButtonRow([BarButton("A").accessible(hint: "Adds")])
        }
        """#)
  }
}
