/// A sheet, cover, popover or inspector with the pages inside it.
public struct Layer: Codable, Sendable, Hashable {
  /// How a layer covers the pages below it.
  public enum Style: String, Codable, Sendable, CaseIterable {
    /// A sheet over the lower half of the display.
    case mediumSheet
    /// A sheet over all of the display but an edge at the top.
    case largeSheet
    /// A sheet with the layer's own ``Layer/fraction`` or ``Layer/height``.
    case customSheet
    /// A cover over the whole display.
    case fullScreenCover
    /// A card beside a control; a large sheet on a narrow display.
    case popover
    /// A column at the trailing edge; a large sheet on a narrow display.
    case inspector

    /// Whether the layer leaves something of the pages below it visible.
    public var isSheet: Bool { self != .fullScreenCover }
  }

  /// How the layer covers the pages below it.
  public var style: Style
  /// The pages of the layer from its root to the top; at least one.
  public var pages: [Page]
  /// The part of the display's height that a custom sheet covers, from 0 to 1.
  public var fraction: Double?
  /// The height of a custom sheet in points.
  public var height: Double?
  /// The label of the control that a popover points at.
  public var anchor: String?

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - style: How it covers the pages below it.
  ///   - pages: Its pages from its root to the top; at least one.
  ///   - fraction: The part of the display's height that a custom sheet covers, from 0 to 1.
  ///   - height: The height of a custom sheet in points.
  ///   - anchor: The label of the control that a popover points at.
  public init(
    style: Style, pages: [Page], fraction: Double? = nil, height: Double? = nil,
    anchor: String? = nil
  ) {
    self.style = style
    self.pages = pages
    self.fraction = fraction
    self.height = height
    self.anchor = anchor
  }
}

extension Layer: ManifestObject {
  package static let table = FieldTable<Layer>(
    "layer", "A sheet, cover, popover or inspector with the pages inside it.",
    blank: Layer(style: .largeSheet, pages: []),
    fields: [
      .word("style", \.style, "How it covers the pages below."),
      .optionalNumber(
        "fraction", \.fraction, in: 0...1,
        "The part of the display's height that a custom sheet covers."),
      .height(\.height, "The height of a custom sheet in points."),
      .text("anchor", \.anchor, "The label of the control that a popover points at."),
      .list(
        "pages", \.pages, "The pages of the layer, from its root to the top.", isRequired: true,
        needsElement: true),
    ])
}

extension Layer.Style: ManifestWord {}
