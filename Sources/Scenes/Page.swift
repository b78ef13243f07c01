public import Navigation

/// One page: its bar and, if described, its content.
public struct Page: Codable, Sendable, Hashable {
  /// How the title of a page is shown.
  public enum TitleDisplay: String, Codable, Sendable, CaseIterable {
    /// Large on the root page of a tab, inline everywhere else.
    case automatic
    /// Large, below the bar.
    case large
    /// In the middle of the bar.
    case inline
    /// Not on the page; only back buttons, breadcrumbs, lists and maps name it.
    case hidden
  }

  /// The colour behind the content.
  public enum Background: String, Codable, Sendable, CaseIterable {
    /// Grey, for lists of cards.
    case grouped
    /// White in light mode, for reading and for full-screen tasks.
    case plain
  }

  /// What a page can hide of the bars around its content.
  public enum Bar: String, Codable, Sendable, CaseIterable {
    /// The bar at the top, with the title, the back button and all other buttons.
    case navigationBar
    /// Only the back button of the navigation bar.
    case backButton
    /// The tab bar, while the page is at the top of its tab.
    case tabBar
  }

  /// The text in the bar, and on the back button of the page above.
  public var title: String
  /// How the title is shown.
  public var titleDisplay: TitleDisplay
  /// The title on the back button of the page above: nil for ``title``, and empty for the system's word.
  public var backTitle: String?
  /// The colour behind the content.
  public var background: Background
  /// The bars that are not drawn.
  public var hides: [Bar]
  /// The buttons before the title; on a pushed page they follow the back button.
  public var leading: [BarButton]
  /// The buttons after the title.
  public var trailing: [BarButton]
  /// The content from top to bottom, or `nil` for a neutral skeleton.
  public var blocks: [Block]?
  /// The states of the page other than its usual content.
  public var states: [PageState] = []
  /// The tab, route or sheet that the page shows, as Swift code, such as `.recipe(id: "pie")`.
  ///
  /// Freezing a router sets it. Pages that look the same but have different code are different pages.
  /// In the code, `…` replaces what has no Swift code, such as a closure.
  public var code: String?
  /// Tells pages apart whose ``code`` is equal because `…` replaces the difference; nil for complete code.
  ///
  /// It is another number in each run and not written to files.
  package var identity: Int?
  /// The language of the system's words on the page; nil for English.
  ///
  /// It is not written to files.
  package var language: TextLocale?
  /// Where the page comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  private enum CodingKeys: CodingKey {
    case title, titleDisplay, backTitle, background, hides, leading, trailing, blocks, states, code,
      source
  }

  /// The replacement in ``code`` of a value that has no Swift code.
  package static let unknownCode = "…"

  /// Whether pages with the same code may be different ones.
  var isAmbiguous: Bool { identity == nil && code?.contains(Self.unknownCode) == true }

  /// Creates a page from its bar and its content.
  ///
  /// - Parameters:
  ///   - title: The text in the bar.
  ///   - titleDisplay: How the title is shown.
  ///   - backTitle: The title on the back button of the page above: nil for `title`, and empty for the system's word.
  ///   - background: The colour behind the content.
  ///   - hides: The bars that are not drawn.
  ///   - leading: The buttons before the title.
  ///   - trailing: The buttons after the title.
  ///   - content: The blocks from top to bottom.
  public init(
    _ title: String,
    titleDisplay: TitleDisplay = .automatic,
    backTitle: String? = nil,
    background: Background = .grouped,
    hides: [Bar] = [],
    leading: [BarButton] = [],
    trailing: [BarButton] = [],
    @BlockBuilder content: () -> [Block]
  ) {
    self.init(
      title, titleDisplay: titleDisplay, backTitle: backTitle, background: background, hides: hides,
      leading: leading, trailing: trailing, blocks: content())
  }

  /// Creates a page from its bar and its blocks; without blocks it is drawn as a skeleton.
  public init(
    _ title: String,
    titleDisplay: TitleDisplay = .automatic,
    backTitle: String? = nil,
    background: Background = .grouped,
    hides: [Bar] = [],
    leading: [BarButton] = [],
    trailing: [BarButton] = [],
    blocks: [Block]? = nil
  ) {
    self.title = title
    self.titleDisplay = titleDisplay
    self.backTitle = backTitle
    self.background = background
    self.hides = hides
    self.leading = leading
    self.trailing = trailing
    self.blocks = blocks
  }
}

extension Page: ManifestObject {
  package static let table = FieldTable<Page>(
    "page", "A page: its bar and its content.", blank: Page(""),
    fields: [
      .text("title", \.title, "The text in the bar."),
      .word(
        "titleDisplay", \.titleDisplay,
        "How the title is shown; by default large on the root page of a tab, inline elsewhere."),
      .text(
        "backTitle", \.backTitle,
        "The title on the back button of the page above; by default the page's, and if empty the system's word.",
        role: .hidden),
      .word("background", \.background, "The colour behind the content."),
      .words("hides", \.hides, "The bars that are not drawn."),
      .text(
        "code", \.code, "The Swift code of the tab, route or sheet that the page shows.",
        role: .hidden),
      .list("leading", \.leading, "The buttons before the title."),
      .list("trailing", \.trailing, "The buttons after the title."),
      .blocks(
        \.blocks,
        "The content from top to bottom; a page without it is drawn as a skeleton."),
      .list("states", \.states, "Its states other than its usual content."),
      .source(\.source),
    ])
}

extension Page.TitleDisplay: ManifestWord {}

extension Page.Background: ManifestWord {}

extension Page.Bar: ManifestWord {}

extension Page {
  /// The title on the back button of the page above; empty for the system's word.
  package var titleOnBackButton: String { backTitle ?? title }
}

/// A route or sheet that describes its page.
///
/// Any other type gets a skeleton whose title comes from its case name, so a manifest gives useful pictures
/// before any page is described.
public protocol PageDescribing {
  /// The page.
  var page: Page { get }
}

/// A tab that describes its item in the tab bar and its root page.
public protocol TabDescribing: PageDescribing {
  /// The item in the tab bar.
  var item: TabItem { get }
}
