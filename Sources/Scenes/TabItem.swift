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
