extension Report {
  /// Joins the reports of the shards of one run into the report that the run would have given unsplit.
  ///
  /// - Parameter reports: One of each shard, in any order; a single one without a shard comes back as it is.
  /// - Throws: ``ReportMergingError`` when one is missing, doubled, unfinished or of something else.
  /// - Complexity: O(*n* log *n*) for *n* findings.
  package static func merged(_ reports: [Report]) throws(ReportMergingError) -> Report {
    guard let first = reports.first else { throw .nothing }
    if reports.count == 1, first.shard == nil { return first }
    try checkShards(reports)
    for other in reports { try check(other, against: first) }

    var merged = first
    merged.shard = nil
    merged.screens = try joined(reports)
    return merged
  }

  private static func checkShards(_ reports: [Report]) throws(ReportMergingError) {
    var seen: Set<Int> = []
    var count: Int?
    for (position, report) in reports.enumerated() {
      guard let shard = report.shard else { throw .notAShard(position: position) }
      if let count, count != shard.count { throw .differentCounts(count, shard.count) }
      count = shard.count
      guard shard.index >= 1, shard.index <= shard.count else { throw .noSuchShard(shard) }
      guard seen.insert(shard.index).inserted else { throw .doubled(shard) }
      guard report.isComplete else { throw .unfinished(shard) }
    }
    guard let count else { return }
    let missing = (1...count).filter { !seen.contains($0) }
    guard missing.isEmpty else { throw .missing(missing, count: count) }
  }

  private static func check(
    _ report: Report, against first: Report
  ) throws(ReportMergingError) {
    guard let shard = report.shard, let other = first.shard else { return }
    if report.manifest != first.manifest { throw .differentManifests(other, shard) }
    if report.variant != first.variant { throw .differentVariants(other, shard) }
    if report.toolVersion != first.toolVersion { throw .differentTools(other, shard) }
  }

  /// All findings in order, each once.
  private static func joined(
    _ reports: [Report]
  ) throws(ReportMergingError) -> [ReportedScreen] {
    var screens: [ReportedScreen] = []
    var obsolete: [String: ReportedScreen] = [:]
    for screen in reports.flatMap(\.screens) {
      if screen.verdict == .obsolete {
        // Every shard sees the whole folder and may tell of the same snapshot.
        obsolete[screen.id] = screen
      } else {
        screens.append(screen)
      }
    }
    screens.sort { $0.order < $1.order }
    for (screen, next) in zip(screens, screens.dropFirst()) where screen.order == next.order {
      throw .screenTwice(next.id)
    }
    settleMoves(of: &screens, obsolete: &obsolete)
    let start = reports[0].manifest.ids.count
    let rest = obsolete.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    return screens
      + rest.enumerated().map { offset, screen in
        var screen = screen
        screen.order = start + offset
        return screen
      }
  }

  /// Gives each moved snapshot to the first screen that claims it: two shards cannot know of each other.
  private static func settleMoves(
    of screens: inout [ReportedScreen], obsolete: inout [String: ReportedScreen]
  ) {
    var taken: Set<String> = []
    for index in screens.indices where screens[index].verdict == .moved {
      guard let source = screens[index].movedFrom else { continue }
      obsolete[source] = nil
      if !taken.insert(source).inserted {
        screens[index].verdict = .added
        screens[index].movedFrom = nil
        // What is expected of it is the snapshot that another screen took.
        screens[index].files.removeAll { $0.role == .expected }
      }
    }
  }
}

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

extension ReportMergingError: CustomStringConvertible {
  /// One sentence that says which shards are meant.
  package var description: String {
    switch self {
    case .nothing: "there are no reports to merge"
    case .notAShard(let position): "report \(position + 1) is not one of a shard"
    case .differentCounts(let one, let other):
      "the reports are of different runs: one has \(one) shards, another \(other)"
    case .noSuchShard(let shard): "there is no shard \(shard.name)"
    case .doubled(let shard): "two reports are of shard \(shard.name)"
    case .unfinished(let shard): "shard \(shard.name) was interrupted; run it again"
    case .missing(let indices, let count):
      "no report of shard\(indices.count == 1 ? "" : "s") "
        + indices.map { "\($0)/\(count)" }.joined(separator: ", ")
    case .differentManifests(let one, let other):
      "shards \(one.name) and \(other.name) ran over different screens; run both from the same commit"
    case .differentVariants(let one, let other):
      "shards \(one.name) and \(other.name) drew in different schemes or scales"
    case .differentTools(let one, let other):
      "shards \(one.name) and \(other.name) were run by different versions of screens"
    case .screenTwice(let id): "two shards worked on the screen '\(id)'"
    }
  }
}

extension ReportedShard {
  /// The shard as the option spells it.
  var name: String { "\(index)/\(count)" }
}
