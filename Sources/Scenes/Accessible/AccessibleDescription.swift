/// What a screen reader says of a block, a card or a bar button instead of what it shows.
public struct AccessibleDescription: Codable, Sendable, Hashable {
  /// How the elements inside are said.
  public enum Children: String, Codable, Sendable, CaseIterable {
    /// Each as it is.
    case automatic
    /// As one element that says the texts of all.
    case combine
    /// Not at all: the block is one element that says only its label and value.
    case ignore
    /// Each as it is, in a group that says the label.
    case contain
  }

  /// What kind of element a screen reader meets.
  public enum Trait: String, Codable, Sendable, CaseIterable {
    /// A heading.
    case header
    /// A button.
    case button
    /// A link to a web page.
    case link
    /// A switch that is on or off.
    case toggle
    /// A search field.
    case searchField
    /// A picture.
    case image
    /// A text that does not change.
    case staticText
    /// Selected.
    case selected
  }

  /// Whether a screen reader leaves the block out.
  public var isHidden: Bool
  /// The label instead of the shown texts.
  public var label: String?
  /// The value instead of the shown one; an empty text is no value.
  public var value: String?
  /// What happens when the element is activated.
  public var hint: String?
  /// The traits that the block does not have by itself.
  public var traits: [Trait]
  /// The traits that the block has by itself, but that are not said.
  public var removedTraits: [Trait]
  /// The level of a heading, from 1 to 6; a block with a level is a heading.
  public var headingLevel: Int?
  /// How the elements inside are said.
  public var children: Children
  /// The place among the blocks beside it: a higher number is read earlier; nil is 0.
  public var sortPriority: Double?

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - label: The label instead of the shown texts.
  ///   - value: The value instead of the shown one; an empty text is no value.
  ///   - hint: What happens when the element is activated.
  ///   - isHidden: Whether a screen reader leaves the block out.
  ///   - traits: The traits that the block does not have by itself.
  ///   - removedTraits: The traits that are not said.
  ///   - headingLevel: The level of a heading, from 1 to 6.
  ///   - children: How the elements inside are said.
  ///   - sortPriority: The place among the blocks beside it: a higher number is read earlier.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil, isHidden: Bool = false,
    traits: [Trait] = [], removedTraits: [Trait] = [], headingLevel: Int? = nil,
    children: Children = .automatic, sortPriority: Double? = nil
  ) {
    self.isHidden = isHidden
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.removedTraits = removedTraits
    self.headingLevel = headingLevel
    self.children = children
    self.sortPriority = sortPriority
  }
}

extension AccessibleDescription: ManifestObject {
  package static let table = FieldTable<AccessibleDescription>(
    "accessible", "What a screen reader says instead of what is shown.",
    blank: AccessibleDescription(),
    fields: [
      .flag("hidden", \.isHidden, "Whether a screen reader leaves it out."),
      .text("label", \.label, "The label instead of the shown texts.", role: .spoken),
      .text(
        "value", \.value, "The value instead of the shown one; an empty text is no value.",
        role: .spoken),
      .text("hint", \.hint, "What happens when it is activated.", role: .spoken),
      .words("traits", \.traits, "The traits that it does not have by itself."),
      .words("removedTraits", \.removedTraits, "The traits that are not said."),
      .optionalInteger("headingLevel", \.headingLevel, in: 1...6, "The level of a heading."),
      .word("children", \.children, "How the elements inside are said."),
      .optionalNumber(
        "sortPriority", \.sortPriority, in: -1_000_000...1_000_000,
        "A higher number than that of its neighbours, which is 0 by default, is read earlier."),
    ])
}

extension AccessibleDescription.Children: ManifestWord {}

extension AccessibleDescription.Trait: ManifestWord {}
