/// One line of a list.
public struct Row: Codable, Sendable, Hashable, BlockConvertible {
  /// What stands at the end of a row.
  public enum Accessory: Codable, Sendable, Hashable {
    /// Nothing.
    case none
    /// A chevron: the row leads somewhere.
    case disclosure
    /// A switch that is on or off.
    case toggle(isOn: Bool)
    /// A check mark: the row is the chosen one.
    case checkmark
  }

  /// The main text.
  public var title: String
  /// The small text below the title.
  public var subtitle: String?
  /// The grey text at the end.
  public var value: String?
  /// The icon's SF Symbols name.
  public var icon: String?
  /// What stands at the end.
  public var accessory: Accessory
  /// The id of the screen that the row leads to.
  public var leadsTo: String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - subtitle: The small text below the title.
  ///   - value: The grey text at the end.
  ///   - icon: The icon's SF Symbols name.
  ///   - accessory: What stands at the end; a row that leads to a screen has a chevron unless
  ///     another accessory is given.
  ///   - leadsTo: The id of the screen that the row leads to.
  public init(
    _ title: String,
    subtitle: String? = nil,
    value: String? = nil,
    icon: String? = nil,
    accessory: Accessory? = nil,
    leadsTo: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    self.icon = icon
    self.accessory = accessory ?? (leadsTo == nil ? .none : .disclosure)
    self.leadsTo = leadsTo
  }

  /// The row as a block.
  public var block: Block { .row(self) }
}
