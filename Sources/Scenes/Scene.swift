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
  public var tabBar: [Int]?
  /// The index in ``tabs`` of the selected tab; `nil` if the screen's tab is not one of them.
  public var selectedTab: Int?
  /// The pages of the selected tab from its root to the top; at least one.
  public var pages: [Page]
  /// The sheets and covers above the pages, bottom first.
  public var layers: [Layer]
  /// The confirmation above everything else.
  public var confirmation: ConfirmationCard?
  /// The deep link that opens the screen, if the app has one.
  public var link: String?

  /// Creates a scene from its parts.
  public init(
    id: String,
    tabs: [TabItem],
    tabBar: [Int]? = nil,
    selectedTab: Int?,
    pages: [Page],
    layers: [Layer] = [],
    confirmation: ConfirmationCard? = nil,
    link: String? = nil
  ) {
    self.id = id
    self.tabs = tabs
    self.tabBar = tabBar
    self.selectedTab = selectedTab
    self.pages = pages
    self.layers = layers
    self.confirmation = confirmation
    self.link = link
  }

  /// The visible page: the top one of the highest layer, else of the tab.
  public var topPage: Page? {
    layers.last?.pages.last ?? pages.last
  }

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
        get: { .flag($0.selectedTab == nil) },
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
      .list(
        "pages", \.pages, "The pages of the tab, from its root to the top.", isRequired: true,
        needsElement: true),
      .list("layers", \.layers, "The sheets and covers above the pages, bottom first."),
      .object("confirmation", \.confirmation),
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

/// A sheet or a full-screen cover with the pages inside it.
public struct Layer: Codable, Sendable, Hashable {
  /// How a layer covers the pages below it.
  public enum Style: String, Codable, Sendable, CaseIterable {
    /// A sheet over the lower half of the display.
    case mediumSheet
    /// A sheet over all of the display but an edge at the top.
    case largeSheet
    /// A cover over the whole display.
    case fullScreenCover

    /// Whether the layer is a sheet, of any height.
    public var isSheet: Bool { self != .fullScreenCover }
  }

  /// How the layer covers the pages below it.
  public var style: Style
  /// The pages of the layer from its root to the top; at least one.
  public var pages: [Page]

  /// Creates a layer from its style and its pages.
  public init(style: Style, pages: [Page]) {
    self.style = style
    self.pages = pages
  }
}

extension Layer: ManifestObject {
  package static let table = FieldTable<Layer>(
    "layer", "A sheet or a full-screen cover with the pages inside it.",
    blank: Layer(style: .largeSheet, pages: []),
    fields: [
      .word("style", \.style, "How it covers the pages below."),
      .list(
        "pages", \.pages, "The pages of the layer, from its root to the top.", isRequired: true,
        needsElement: true),
    ])
}

extension Layer.Style: ManifestWord {}

extension Scene {
  /// The title of the confirmation, else of the top page; the id if that is empty, so that a list of screens has
  /// a name for each.
  package var topTitle: String {
    let title = confirmation?.title ?? topPage?.title ?? id
    return title.isBlank ? id : title
  }
}

extension String {
  /// Whether the text is empty or only white space.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
