/// A button in the navigation bar of a page: a text or an icon.
public struct BarButton: Codable, Sendable, Hashable, AccessibleDescribing {
  /// The text, or the accessible name when there is an icon.
  public var label: String
  /// The icon's SF Symbols name; drawn instead of the text.
  public var icon: String?
  /// Whether the button ends the task of the page; drawn semibold.
  public var isProminent: Bool
  /// The id of the screen that the button leads to.
  public var leadsTo: String?
  /// The items of the menu that the button opens; empty for a plain button.
  public var menu: [MenuItem]
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the button comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a button, drawn as its icon if it has one, else as its text.
  ///
  /// - Parameters:
  ///   - label: The text, or the accessible name when there is an icon.
  ///   - icon: The icon's SF Symbols name.
  ///   - isProminent: Whether the button ends the task of the page.
  ///   - leadsTo: The id of the screen that the button leads to.
  ///   - menu: The items of the menu that the button opens.
  public init(
    _ label: String, icon: String? = nil, isProminent: Bool = false, leadsTo: String? = nil,
    menu: [MenuItem] = []
  ) {
    self.label = label
    self.icon = icon
    self.isProminent = isProminent
    self.leadsTo = leadsTo
    self.menu = menu
  }
}

extension BarButton {
  /// Creates a button that leads to a screen, given as an enum case so that a misspelt id does not compile.
  public init(
    _ label: String, icon: String? = nil, isProminent: Bool = false,
    leadsTo screen: some RawRepresentable<String>
  ) {
    self.init(label, icon: icon, isProminent: isProminent, leadsTo: screen.rawValue as String?)
  }
}

extension BarButton: ManifestObject {
  package static let table = FieldTable<BarButton>(
    "barButton", "A button in the bar of a page.", blank: BarButton(""),
    fields: [
      .text("label", \.label, "The text, or the accessible name if there is an icon."),
      .icon(\.icon, "The SF Symbols name of the icon, drawn instead of the text."),
      .flag("prominent", \.isProminent, "Whether it ends the task of the page; drawn semibold."),
      .leadsTo(\.leadsTo),
      .list("menu", \.menu, "The items of the menu that the button opens."),
      .accessible,
      .source(\.source),
    ])
}

extension BarButton {
  /// Whether its icon or its label says that it closes the page.
  var closes: Bool {
    icon?.hasPrefix("xmark") == true || ["Cancel", "Close", "Dismiss", "Done"].contains(label)
  }
}
