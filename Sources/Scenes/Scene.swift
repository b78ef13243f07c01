/// What one screen of an app shows, free of the app's own types.
///
/// A scene is the frozen navigation state of a driven router: the tab bar, the pages of the selected
/// tab, every layer above them and the confirmation on top. Everything after it (layout, text,
/// pixels, comparison) is a pure function of this value.
public struct Scene: Codable, Sendable, Hashable {
  /// The screen's id, which is also the name of its snapshot.
  public var id: String
  /// The items of the app's tabs, in order.
  public var tabs: [TabItem]
  /// The indices in ``tabs`` of the tabs in the tab bar, in its order; `nil` for all of them.
  public var tabBar: [Int]?
  /// The index in ``tabs`` of the selected tab.
  public var selectedTab: Int
  /// The pages of the selected tab from its root to the top; at least one.
  public var pages: [Page]
  /// The sheets and covers above the pages, bottom first.
  public var layers: [Layer]
  /// The confirmation above everything else.
  public var confirmation: ConfirmationCard?
  /// The deep link that leads here, if the app has one.
  public var link: String?

  /// Creates a scene from its parts.
  public init(
    id: String,
    tabs: [TabItem],
    tabBar: [Int]? = nil,
    selectedTab: Int,
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

  /// The page that a person sees on top: of the highest layer, else of the tab.
  public var topPage: Page? {
    layers.last?.pages.last ?? pages.last
  }
}

extension Scene: ManifestObject {
  // The tabs are written once for all screens, and are not among the fields.
  package static let table = FieldTable<Scene>(
    "screen", "A screen: what is on the display, from the root page of its tab to the top.",
    blank: Scene(id: "", tabs: [], selectedTab: 0, pages: []),
    fields: [
      Field(
        "id",
        "The name of the screen and of its snapshot files; each is given once, whatever the case.",
        .id, isRequired: true,
        get: { .text($0.id) }, set: { if case .text(let id) = $1 { $0.id = id } }),
      Field(
        "tab", "The selected tab; the first one unless told otherwise.", .tab,
        get: { $0.selectedTab == 0 ? nil : $0.name(ofTab: $0.selectedTab) },
        set: { if case .integer(let index) = $1 { $0.selectedTab = index } }),
      Field(
        "tabBar", "The tabs in the tab bar, in its order; all of them unless told otherwise.",
        .tabs,
        get: { scene in scene.tabBar.map { .list($0.map(scene.name)) } },
        set: { scene, value in
          guard case .list(let tabs) = value else { return }
          scene.tabBar = tabs.compactMap { if case .integer(let index) = $0 { index } else { nil } }
        }),
      .text("link", \.link, "The deep link that leads here.", role: .hidden),
      .list(
        "pages", \.pages, "The pages of the tab, from its root to the top.", isRequired: true,
        needsElement: true),
      .list("layers", \.layers, "The sheets and covers above the pages, bottom first."),
      .object("confirmation", \.confirmation),
    ])

  /// The title of a tab, or its index where another tab before it has the same.
  private func name(ofTab index: Int) -> FieldValue {
    guard tabs.indices.contains(index) else { return .integer(index) }
    let title = tabs[index].title
    // Compared as bytes, as the reader does: two spellings of one text are two titles.
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
  /// How a layer lies over what is below it.
  public enum Style: String, Codable, Sendable, CaseIterable {
    /// A sheet that takes the lower half of the display.
    case mediumSheet
    /// A sheet that leaves only the edge of what is below.
    case largeSheet
    /// A cover that fills the display.
    case fullScreenCover

    /// Whether the layer is a sheet, of whatever height.
    public var isSheet: Bool { self != .fullScreenCover }
  }

  /// How the layer lies over what is below it.
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
      .word("style", \.style, "How it lies over what is below."),
      .list(
        "pages", \.pages, "The pages of the layer, from its root to the top.", isRequired: true,
        needsElement: true),
    ])
}

extension Layer.Style: ManifestWord {}

extension Scene {
  /// The title of what is on top: of the confirmation, else of the page; the id where it has none, so
  /// that a list of screens has a name for each.
  package var topTitle: String {
    let title = confirmation?.title ?? topPage?.title ?? id
    return title.isBlank ? id : title
  }
}

extension String {
  /// Whether there is nothing to read.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
