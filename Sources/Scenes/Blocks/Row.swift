/// One line of a list.
public struct Row: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The accessory at the end of a row.
  public enum Accessory: Codable, Sendable, Hashable {
    /// Nothing.
    case none
    /// A chevron: the row leads somewhere.
    case disclosure
    /// A switch that is on or off.
    case toggle(isOn: Bool)
    /// A check mark: the row is selected.
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
  /// The accessory at the end.
  public var accessory: Accessory
  /// The id of the screen that the row leads to.
  public var leadsTo: String?
  /// The items of the row's context menu.
  public var menu: [MenuItem]
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the row comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - subtitle: The small text below the title.
  ///   - value: The grey text at the end.
  ///   - icon: The icon's SF Symbols name.
  ///   - accessory: The accessory at the end; by default a chevron if the row leads to a screen.
  ///   - leadsTo: The id of the screen that the row leads to.
  ///   - menu: The items of the row's context menu.
  public init(
    _ title: String,
    subtitle: String? = nil,
    value: String? = nil,
    icon: String? = nil,
    accessory: Accessory? = nil,
    leadsTo: String? = nil,
    menu: [MenuItem] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    self.icon = icon
    self.accessory = accessory ?? Self.defaultAccessory(leadsTo: leadsTo)
    self.leadsTo = leadsTo
    self.menu = menu
  }

  /// The row as a block.
  public var block: Block { .row(self) }
}

extension Row {
  /// Creates a row that leads to a screen, given as an enum case so that a misspelt id does not compile.
  public init(
    _ title: String, subtitle: String? = nil, value: String? = nil, icon: String? = nil,
    accessory: Accessory? = nil, leadsTo screen: some RawRepresentable<String>
  ) {
    self.init(
      title, subtitle: subtitle, value: value, icon: icon, accessory: accessory,
      leadsTo: screen.rawValue as String?)
  }
}

extension Row: BlockContent {
  package static let table = FieldTable<Row>(
    "row", "A line of a list; adjacent rows share a card.", blank: Row(""),
    fields: [
      .text("title", \.title, "The main text."),
      .text("subtitle", \.subtitle, "The small text below the title."),
      .text("value", \.value, "The grey text at the end."),
      .icon(\.icon, "The SF Symbols name of the icon."),
      .word(
        "accessory", \.accessory,
        "The accessory at the end; by default a disclosure if the row leads to a screen, otherwise none.",
        derived: { defaultAccessory(leadsTo: $0.leadsTo) }),
      .leadsTo(\.leadsTo),
      .list("menu", \.menu, "The items of the row's context menu."),
      .accessible,
      .source(\.source),
    ])

  package var isExit: Bool { declaresExit || accessory == .disclosure }

  /// The accessory of a row without an explicit one.
  private static func defaultAccessory(leadsTo: String?) -> Accessory {
    leadsTo == nil ? .none : .disclosure
  }
}

extension Row.Accessory: ManifestWord {
  package static var words: [(word: String, value: Row.Accessory)] {
    [
      ("none", .none), ("disclosure", .disclosure), ("checkmark", .checkmark),
      ("toggleOn", .toggle(isOn: true)), ("toggleOff", .toggle(isOn: false)),
    ]
  }
}
