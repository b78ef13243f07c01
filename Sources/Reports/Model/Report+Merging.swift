extension Report {
  /// Merges the reports of the shards of one run into the report of a run without shards.
  ///
  /// - Parameter reports: One for each shard, in any order; a single one without a shard is returned unchanged.
  /// - Throws: ``ReportMergingError`` if a report is missing, duplicate, incomplete or of another run.
  /// - Complexity: O(*n* log *n*) for *n* findings.
  package static func merged(_ reports: [Report]) throws(ReportMergingError) -> Report {
    guard let first = reports.first else { throw .nothing }
    if reports.count == 1, first.shard == nil { return first }
    try checkShards(reports)
    for other in reports { try check(other, against: first) }

    var merged = first
    merged.shard = nil
    merged.screens = try joined(reports)
    merged.groups = joinedGroups(reports, screens: merged.screens)
    return merged
  }

  private static func checkShards(_ reports: [Report]) throws(ReportMergingError) {
    var seen: Set<Int> = []
    var count: Int?
    for (position, report) in reports.enumerated() {
      guard let shard = report.shard else { throw .notAShard(position: position) }
      if let count, count != shard.count { throw .differentCounts(count, shard.count) }
      count = shard.count
      guard shard.index >= 1, shard.index <= shard.count else { throw .unknownShard(shard) }
      guard seen.insert(shard.index).inserted else { throw .duplicate(shard) }
      guard report.isComplete else { throw .incomplete(shard) }
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
    if report.variant != first.variant || report.variants != first.variants {
      throw .differentVariants(other, shard)
    }
    if report.toolVersion != first.toolVersion { throw .differentTools(other, shard) }
  }

  /// All findings in order, without duplicates.
  private static func joined(
    _ reports: [Report]
  ) throws(ReportMergingError) -> [ReportedScreen] {
    var screens: [ReportedScreen] = []
    var obsolete: [String: ReportedScreen] = [:]
    for screen in reports.flatMap(\.screens) {
      if screen.verdict == .obsolete {
        // Every shard checks the whole folder, so several may report the same snapshot.
        obsolete[screen.id] = screen
      } else {
        screens.append(screen)
      }
    }
    screens.sort { $0.order < $1.order }
    for (screen, next) in zip(screens, screens.dropFirst()) where screen.order == next.order {
      throw .duplicateScreen(next.id)
    }
    resolveMoves(of: &screens, obsolete: &obsolete)
    let start = reports[0].manifest.ids.count * (reports[0].variants?.count ?? 1)
    let rest = obsolete.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    return screens
      + rest.enumerated().map { offset, screen in
        var screen = screen
        screen.order = start + offset
        return screen
      }
  }

  /// The groups of all shards, each with the screens of all shards; nil without any.
  private static func joinedGroups(
    _ reports: [Report], screens: [ReportedScreen]
  ) -> [ReportedGroup]? {
    let orders = Dictionary(screens.map { ($0.id, $0.order) }) { first, _ in first }
    let order = { (id: String) in orders[id, default: .max] }
    let groups = reports.flatMap { $0.groups ?? [] }.joined(minimum: 2) ?? []
    let sorted = groups.map { group in
      var group = group
      group.screens.sort { order($0) < order($1) }
      // The caller names the command for the merged report.
      group.acceptCommand = nil
      return group
    }
    .sorted { order($0.screens[0]) < order($1.screens[0]) }
    return sorted.isEmpty ? nil : sorted
  }

  /// Assigns each moved snapshot to the first screen that claims it, since shards do not know of each other.
  private static func resolveMoves(
    of screens: inout [ReportedScreen], obsolete: inout [String: ReportedScreen]
  ) {
    var taken: Set<String> = []
    for index in screens.indices where screens[index].verdict == .moved {
      guard let source = screens[index].movedFrom else { continue }
      obsolete[source] = nil
      if !taken.insert(source).inserted {
        screens[index].verdict = .added
        screens[index].movedFrom = nil
        // Its expected files belong to the screen that got the snapshot.
        screens[index].files.removeAll { $0.role == .expected }
      }
    }
  }
}

/// Why reports cannot be merged.
package enum ReportMergingError: Error, Equatable, Sendable {
  /// There are no reports.
  case nothing
  /// A report has no shard.
  ///
  /// - Parameter position: The index of the report, from 0.
  case notAShard(position: Int)
  /// Two reports have different numbers of shards.
  case differentCounts(Int, Int)
  /// The number of a shard is not between 1 and the count.
  case unknownShard(ReportedShard)
  /// Two reports have the same shard.
  case duplicate(ReportedShard)
  /// The run of a shard was interrupted.
  case incomplete(ReportedShard)
  /// The reports of some shards are missing.
  ///
  /// - Parameter count: The number of shards of the run.
  case missing([Int], count: Int)
  /// Two shards had different screens in their manifests.
  case differentManifests(ReportedShard, ReportedShard)
  /// Two shards drew in different variants.
  case differentVariants(ReportedShard, ReportedShard)
  /// Two shards were run by different versions of the tool.
  case differentTools(ReportedShard, ReportedShard)
  /// Two shards have the same screen.
  case duplicateScreen(String)
}

extension ReportMergingError: CustomStringConvertible {
  /// One sentence that names the shards.
  package var description: String {
    switch self {
    case .nothing: "there are no reports to merge"
    case .notAShard(let position): "report \(position + 1) is not of a shard"
    case .differentCounts(let one, let other):
      "the reports are of different runs: one has \(one) shards, another \(other)"
    case .unknownShard(let shard): "there is no shard \(shard.name)"
    case .duplicate(let shard): "two reports are of shard \(shard.name)"
    case .incomplete(let shard): "shard \(shard.name) was interrupted; run it again"
    case .missing(let indices, let count):
      "no report of shard\(indices.count == 1 ? "" : "s") "
        + indices.map { "\($0)/\(count)" }.joined(separator: ", ")
    case .differentManifests(let one, let other):
      "shards \(one.name) and \(other.name) ran over different screens; run both from the same commit"
    case .differentVariants(let one, let other):
      "shards \(one.name) and \(other.name) drew in different variants"
    case .differentTools(let one, let other):
      "shards \(one.name) and \(other.name) were run by different versions of screens"
    case .duplicateScreen(let id): "two shards contain the screen '\(id)'"
    }
  }
}

extension ReportedShard {
  /// The shard in the format of the option.
  var name: String { "\(index)/\(count)" }
}
