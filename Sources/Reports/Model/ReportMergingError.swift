/// Why reports cannot be joined.
package enum ReportMergingError: Error, Equatable, Sendable {
  /// There are no reports.
  case nothing
  /// A report is not one of a shard.
  ///
  /// - Parameter position: Which, from 0, in the order they were given in.
  case notAShard(position: Int)
  /// Two reports say that the run had different numbers of shards.
  case differentCounts(Int, Int)
  /// The number of a shard is not between 1 and the count.
  case noSuchShard(ReportedShard)
  /// Two reports are of the same shard.
  case doubled(ReportedShard)
  /// A shard was interrupted.
  case unfinished(ReportedShard)
  /// Shards have no report.
  ///
  /// - Parameter count: How many shards the run had.
  case missing([Int], count: Int)
  /// Two shards had different screens in their manifests.
  case differentManifests(ReportedShard, ReportedShard)
  /// Two shards drew in different schemes or scales.
  case differentVariants(ReportedShard, ReportedShard)
  /// Two shards were run by different versions of the tool.
  case differentTools(ReportedShard, ReportedShard)
  /// Two shards worked on the same screen.
  case screenTwice(String)
}
