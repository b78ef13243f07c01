/// One of the equal parts that a run over all screens was split into.
package struct ReportedShard: Codable, Sendable, Hashable {
  /// Which part, from 1.
  package var index: Int
  /// How many parts there are.
  package var count: Int

  /// Creates a part.
  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
