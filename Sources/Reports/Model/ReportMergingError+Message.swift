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
