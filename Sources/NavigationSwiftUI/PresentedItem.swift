#if canImport(SwiftUI)
  /// A layer as SwiftUI wants it: with an identity that stays while the layer is the same.
  public struct PresentedItem<Sheet: Hashable & Sendable>: Identifiable, Hashable, Sendable {
    /// The layer's name, which is the same in every launch.
    public var id: String
    /// What the layer shows.
    public var item: Sheet

    /// Creates an item.
    public init(id: String, item: Sheet) {
      self.id = id
      self.item = item
    }
  }
#endif
