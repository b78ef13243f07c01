/// A sheet or cover that lies over a stack, with the pages pushed inside it.
public struct PresentedLayer<Route: Hashable & Sendable, Sheet: Hashable & Sendable>:
  Hashable, Sendable
{
  /// What the layer shows at its root.
  public var item: Sheet
  /// How the layer covers what lies beneath it.
  public var style: PresentationStyle
  /// The pages pushed inside the layer, bottom first.
  public var path: [Route]

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - item: What the layer shows at its root.
  ///   - style: How it covers what lies beneath it.
  ///   - path: The pages pushed inside it, bottom first.
  public init(_ item: Sheet, style: PresentationStyle = .sheet(.large), path: [Route] = []) {
    self.item = item
    self.style = style
    self.path = path
  }

  /// A layer shown as a sheet.
  public static func sheet(_ item: Sheet, detent: Detent = .large, path: [Route] = []) -> Self {
    Self(item, style: .sheet(detent), path: path)
  }

  /// A layer shown as a full-screen cover.
  public static func fullScreenCover(_ item: Sheet, path: [Route] = []) -> Self {
    Self(item, style: .fullScreenCover, path: path)
  }

  /// Whether the other layer is this one with, at most, other pages or another detent.
  ///
  /// A change between two such layers keeps the layer up; any other change dismisses it.
  func isContinued(by other: Self) -> Bool {
    item == other.item && style.coversEverything == other.style.coversEverything
  }
}

extension PresentedLayer: Encodable where Route: Encodable, Sheet: Encodable {}
extension PresentedLayer: Decodable where Route: Decodable, Sheet: Decodable {}
