/// An item of a menu that a bar button opens, or of the context menu of a row.
public struct MenuItem: Codable, Sendable, Hashable {
  /// The text.
  public var label: String
  /// The icon's SF Symbols name, drawn after the text.
  public var icon: String?
  /// Whether the item destroys something; drawn in red.
  public var isDestructive: Bool
  /// Whether the item has a check mark.
  public var isChecked: Bool
  /// The id of the screen that the item leads to.
  public var leadsTo: String?
  /// Where the item comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - label: The text.
  ///   - icon: The icon's SF Symbols name.
  ///   - isDestructive: Whether the item destroys something.
  ///   - isChecked: Whether the item has a check mark.
  ///   - leadsTo: The id of the screen that the item leads to.
  public init(
    _ label: String, icon: String? = nil, isDestructive: Bool = false, isChecked: Bool = false,
    leadsTo: String? = nil
  ) {
    self.label = label
    self.icon = icon
    self.isDestructive = isDestructive
    self.isChecked = isChecked
    self.leadsTo = leadsTo
  }

  /// Creates an item that leads to a screen, given as an enum case so that a misspelt id does not compile.
  public init(
    _ label: String, icon: String? = nil, isDestructive: Bool = false,
    leadsTo screen: some RawRepresentable<String>
  ) {
    self.init(
      label, icon: icon, isDestructive: isDestructive, leadsTo: screen.rawValue as String?)
  }
}

extension MenuItem: ManifestObject {
  package static let table = FieldTable<MenuItem>(
    "menuItem", "An item of a menu.", blank: MenuItem(""),
    fields: [
      .text("label", \.label, "The text."),
      .icon(\.icon, "The SF Symbols name of the icon, drawn after the text."),
      .flag("destructive", \.isDestructive, "Whether it destroys something; drawn in red."),
      .flag("checked", \.isChecked, "Whether it has a check mark."),
      .leadsTo(\.leadsTo),
      .source(\.source),
    ])
}
