public import Navigation

/// What one screen of an app shows, without the app's own types.
///
/// A scene is the frozen navigation state of a driven router: the tab bar, the pages of the selected
/// tab, every layer above them and the confirmation on top. Everything after it (layout, text,
/// pixels, comparison) is a pure function of this value.
public struct Scene: Codable, Sendable, Hashable {
  /// The screen's id, which is also the name of its snapshot.
  public var id: String
  /// The app's tabs, in order.
  public var tabs: [TabItem]
  /// The indices in ``tabs`` of the tabs in the tab bar, in its order; `nil` for all tabs.
  ///
  /// Without tabs or with an empty list there is no tab bar.
  public var tabBar: [Int]?
  /// The index in ``tabs`` of the selected tab; `nil` if the screen's tab is not one of them.
  public var selectedTab: Int?
  /// The pages of the selected tab from its root to the top; at least one.
  public var pages: [Page]
  /// The columns that the pages are in; `nil` for a plain stack.
  ///
  /// Each of the first pages is in a column of its own, and the other pages are pushed in the last column.
  public var columns: SplitView?
  /// The layers above the pages, bottom first.
  public var layers: [Layer]
  /// The confirmation above everything else.
  public var confirmation: ConfirmationCard?
  /// The deep link that opens the screen, if the app has one.
  public var link: String?
  /// The name of the window that shows the screen; `nil` for the main window.
  public var window: String?
  /// The stacks of tabs that are not selected, except those at their root page.
  public var otherStacks: [OtherStack]

  /// Creates a scene from its parts.
  public init(
    id: String,
    tabs: [TabItem],
    tabBar: [Int]? = nil,
    selectedTab: Int?,
    pages: [Page],
    columns: SplitView? = nil,
    layers: [Layer] = [],
    confirmation: ConfirmationCard? = nil,
    link: String? = nil,
    window: String? = nil,
    otherStacks: [OtherStack] = []
  ) {
    self.id = id
    self.tabs = tabs
    self.tabBar = tabBar
    self.selectedTab = selectedTab
    self.pages = pages
    self.columns = columns
    self.layers = layers
    self.confirmation = confirmation
    self.link = link
    self.window = window
    self.otherStacks = otherStacks
  }

  /// The visible page: the top one of the highest layer, else of the tab.
  public var topPage: Page? {
    layers.last?.pages.last ?? pages.last
  }

  /// Whether the screen belongs to a tab bar, also while a cover or its page hides it.
  package var hasTabBar: Bool { !(tabBar?.isEmpty ?? tabs.isEmpty) }

  /// Whether the page at the top of the tab hides the tab bar.
  package var hidesTabBar: Bool { pages.last?.hides.contains(.tabBar) ?? false }

  /// The indices in ``tabs`` of the tabs in the tab bar, whether or not it is hidden.
  package var tabsInBar: [Int] { tabBar?.filter(tabs.indices.contains) ?? Array(tabs.indices) }

  /// The item of the selected tab, if there is one.
  package var selectedTabItem: TabItem? {
    selectedTab.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil }
  }
}

extension Scene: ManifestObject {
  // The tabs are not a field, since they are written once for all screens.
  package static let table = FieldTable<Scene>(
    "screen", "A screen: the pages and layers from the root page of its tab to the top.",
    blank: Scene(id: "", tabs: [], selectedTab: 0, pages: []),
    fields: [
      Field(
        "id",
        "The name of the screen and of its snapshot files; unique, ignoring case.",
        .id, isRequired: true,
        get: { .text($0.id) }, set: { if case .text(let id) = $1 { $0.id = id } }),
      Field(
        "tab", "The selected tab; by default the first one.", .tab,
        get: { scene in
          scene.selectedTab.flatMap { $0 == 0 ? nil : scene.name(ofTab: $0) }
        },
        set: { if case .integer(let index) = $1 { $0.selectedTab = index } }),
      Field(
        "unlistedTab", "Whether its tab is not one of the tabs; then no tab is selected.", .flag,
        hasDefault: true,
        get: { .flag($0.selectedTab == nil && !$0.tabs.isEmpty) },
        set: { if case .flag(true) = $1 { $0.selectedTab = nil } }),
      Field(
        "tabBar", "The tabs in the tab bar, in its order; by default all of them.",
        .tabs,
        get: { scene in scene.tabBar.map { .list($0.map(scene.name)) } },
        set: { scene, value in
          guard case .list(let tabs) = value else { return }
          scene.tabBar = tabs.compactMap { if case .integer(let index) = $0 { index } else { nil } }
        }),
      .text("link", \.link, "The deep link that opens the screen.", role: .hidden),
      .text("window", \.window, "The name of its window; by default it is the main window."),
      .object("columns", \.columns),
      .list(
        "pages", \.pages, "The pages of the tab, from its root to the top.", isRequired: true,
        needsElement: true),
      .list(
        "layers", \.layers,
        "The sheets, covers, popovers and inspectors above the pages, bottom first."),
      .object("confirmation", \.confirmation),
      .list("otherStacks", \.otherStacks, "The stacks of tabs that are not selected."),
    ])

  /// The title of a tab, or its index if an earlier tab has the same title.
  private func name(ofTab index: Int) -> FieldValue {
    guard tabs.indices.contains(index) else { return .integer(index) }
    let title = tabs[index].title
    // Compared as bytes, as the reader does: canonically equivalent titles are different titles.
    let first = tabs.firstIndex { $0.title.utf8.elementsEqual(title.utf8) }
    return first == index ? .text(title) : .integer(index)
  }
}

/// One item of the tab bar.
public struct TabItem: Codable, Sendable, Hashable {
  /// The text below the icon.
  public var title: String
  /// The icon's SF Symbols name.
  public var icon: String?

  /// Creates an item from its title and the SF Symbols name of its icon.
  public init(_ title: String, icon: String? = nil) {
    self.title = title
    self.icon = icon
  }
}

extension TabItem: ManifestObject {
  package static let table = FieldTable<TabItem>(
    "tab", "An item of the tab bar.", blank: TabItem(""),
    fields: [
      .text("title", \.title, "The text below the icon."),
      .icon(\.icon, "The SF Symbols name of the icon."),
    ])
}

extension Scene {
  /// The title of the confirmation, else of the top page, so that a list of screens has a name for each: the id if
  /// the title is empty, and the id in words if nothing of it is known.
  package var topTitle: String {
    let title = confirmation?.title ?? topPage?.title ?? id
    if title.isBlank { return id }
    return TextHole.isAll(of: title) ? DerivedTitle.ofID(id) : TextHole.shown(title)
  }
}

extension String {
  /// Whether the text is empty or only white space.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

/// The columns of a split view.
public struct SplitView: Codable, Sendable, Hashable {
  /// The number of columns: 2 or 3.
  public var columns: Int
  /// Which columns are visible where the screen is wide enough.
  public var visibility: ColumnVisibility

  /// Creates columns.
  public init(columns: Int, visibility: ColumnVisibility = .automatic) {
    self.columns = columns
    self.visibility = visibility
  }

  /// The numbers of columns that a split view can have.
  package static let counts = 2...3
}

extension SplitView: ManifestObject {
  package static let table = FieldTable<SplitView>(
    "columns", "The columns of a split view; each of the first pages is in a column of its own.",
    blank: SplitView(columns: 2),
    fields: [
      .integer("count", \.columns, in: counts, "The number of columns."),
      .word(
        "visibility", \.visibility, "Which columns are visible where the screen is wide enough."),
    ])
}

extension ColumnVisibility: ManifestWord {}
