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
