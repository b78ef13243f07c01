/// A sheet, cover, popover or inspector over a stack, with the pages pushed inside it.
public struct PresentedLayer<Route: Hashable & Sendable, Sheet: Hashable & Sendable>: Sendable {
  /// What the layer shows at its root.
  public var item: Sheet
  /// How the layer covers what is beneath it.
  public var style: PresentationStyle
  /// The pages pushed inside the layer, bottom first.
  public var path: [Route]
  /// Whether a swipe or a tap beside the layer cannot dismiss it; the app's own code always can.
  public var isInteractiveDismissDisabled: Bool
  /// The identity of this presentation, assigned by the router that presents the layer; nil before.
  ///
  /// It stays the same while the layer is presented, also when its item is changed in place. Not part of `==`.
  public internal(set) var id: PresentationID?

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - item: What the layer shows at its root.
  ///   - style: How it covers what is beneath it.
  ///   - path: The pages pushed inside it, bottom first.
  ///   - isInteractiveDismissDisabled: Whether a swipe cannot dismiss it.
  public init(
    _ item: Sheet, style: PresentationStyle = .sheet(.large), path: [Route] = [],
    isInteractiveDismissDisabled: Bool = false
  ) {
    self.item = item
    self.style = style
    self.path = path
    self.isInteractiveDismissDisabled = isInteractiveDismissDisabled
  }

  /// A layer shown as a sheet.
  public static func sheet(_ item: Sheet, detent: Detent = .large, path: [Route] = []) -> Self {
    Self(item, style: .sheet(detent), path: path)
  }

  /// A layer shown as a full-screen cover.
  public static func fullScreenCover(_ item: Sheet, path: [Route] = []) -> Self {
    Self(item, style: .fullScreenCover, path: path)
  }

  /// A layer shown as a popover.
  ///
  /// - Parameters:
  ///   - item: What the layer shows at its root.
  ///   - anchor: The label of the control that the popover points at.
  ///   - path: The pages pushed inside it, bottom first.
  public static func popover(_ item: Sheet, anchor: String? = nil, path: [Route] = []) -> Self {
    Self(item, style: .popover(anchor: anchor), path: path)
  }

  /// A layer shown as an inspector.
  public static func inspector(_ item: Sheet, path: [Route] = []) -> Self {
    Self(item, style: .inspector, path: path)
  }
}

extension PresentedLayer: Identifiable {}

extension PresentedLayer: Hashable {
  /// Whether two layers have the same content and style; their identities may differ.
  public static func == (one: Self, other: Self) -> Bool {
    one.item == other.item && one.style == other.style && one.path == other.path
      && one.isInteractiveDismissDisabled == other.isInteractiveDismissDisabled
  }

  /// Hashes the item, the style and the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(item)
    hasher.combine(style)
    hasher.combine(path)
  }
}

enum PresentedLayerKey: String, CodingKey {
  case item, style, path, isInteractiveDismissDisabled
}

extension PresentedLayer: Encodable where Route: Encodable, Sheet: Encodable {
  /// Encodes the layer; `isInteractiveDismissDisabled` only if it is true.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PresentedLayerKey.self)
    try container.encode(item, forKey: .item)
    try container.encode(style, forKey: .style)
    try container.encode(path, forKey: .path)
    if isInteractiveDismissDisabled {
      try container.encode(true, forKey: .isInteractiveDismissDisabled)
    }
  }
}

extension PresentedLayer: Decodable where Route: Decodable, Sheet: Decodable {
  /// Decodes a layer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PresentedLayerKey.self)
    self.init(
      try container.decode(Sheet.self, forKey: .item),
      style: try container.decode(PresentationStyle.self, forKey: .style),
      path: try container.decode([Route].self, forKey: .path),
      isInteractiveDismissDisabled: try container.decodeIfPresent(
        Bool.self, forKey: .isInteractiveDismissDisabled) ?? false)
  }
}
