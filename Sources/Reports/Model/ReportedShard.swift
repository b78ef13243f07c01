/// One of the equal parts that a run over all screens was split into.
public struct ReportedShard: Codable, Sendable, Hashable {
  /// Which part, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int

  /// Creates a part.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
