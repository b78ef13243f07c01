import Files

/// What one run found, in the form that all writers share.
///
/// It is also the file of the last run, `.screens/last-run.json`, and what shards hand to `merge`. It
/// holds no time, and no absolute path but in the commands of a tool that was started by one, so that
/// equal runs give equal bytes.
///
///     { "schemaVersion": 1, "toolVersion": "1.0.0", "app": "Cookbook", "isComplete": true,
///       "manifest": { "digest": "7f8b…", "ids": ["recipeList", "recipeDetail"] },
///       "variant": { "scheme": "light", "scale": 2 },
///       "shard": { "index": 1, "count": 4 },
///       "screens": [
///         { "id": "recipeDetail", "order": 1, "title": "Shakshuka", "tab": "Recipes",
///           "crumbs": ["Recipes", "Shakshuka"], "verdict": "changed", "isRecorded": false,
///           "meaning": ["title Shakshouka became Shakshuka"],
///           "text": { "firstLine": 3, "lines": ["-stack     …", "+stack     …"] },
///           "picture": { "differing": 12, "antialiased": 0, "total": 1536768, "regions": ["content"],
///                        "bounds": { "x": 24, "y": 300, "width": 90, "height": 14 } },
///           "tolerance": [{ "name": "max-diff-pixels", "allowed": 10, "measured": 12 }],
///           "snapshot": "Snapshots/recipeDetail.txt",
///           "files": [{ "role": "actual", "kind": "picture", "path": "failures/…", "digest": "…" }],
///           "acceptCommand": "screens accept recipeDetail" }],
///       "acceptAddedCommand": "screens accept --update missing" }
///
/// `app`, `shard`, `tab`, `movedFrom`, `isRejected`, `text`, `picture`, `reason`, `snapshot` and both
/// commands are left out where they do not apply; a `picture` of another size has `expectedSize` and `actualSize`. A later
/// version with the same number may have more keys, and readers pass over those they do not know.
package struct Report: Codable, Sendable, Equatable {
  /// The version of the form that this code reads and writes.
  package static let currentSchemaVersion = 1

  /// The version of the form, ``currentSchemaVersion`` when this code wrote it.
  package var schemaVersion: Int
  /// The version of the tool that ran.
  package var toolVersion: String
  /// The app whose screens they are.
  package var app: String?
  /// Whether the run came to its end; an interrupted one holds what was found by then.
  package var isComplete: Bool
  /// Which manifest the run was about.
  package var manifest: ReportedManifest
  /// Which of each screen's pictures were compared.
  package var variant: ReportedVariant
  /// Which part of the screens the run took; none when it took all that were selected.
  package var shard: ReportedShard?
  /// The findings in the order of the manifest, then the obsolete snapshots by id.
  package var screens: [ReportedScreen]
  /// The command that accepts every screen that was added.
  package var acceptAddedCommand: String?

  /// Creates a report of the current form.
  package init(
    toolVersion: String,
    app: String? = nil,
    isComplete: Bool = true,
    manifest: ReportedManifest,
    variant: ReportedVariant = .standard,
    shard: ReportedShard? = nil,
    screens: [ReportedScreen],
    acceptAddedCommand: String? = nil
  ) {
    schemaVersion = Self.currentSchemaVersion
    self.toolVersion = toolVersion
    self.app = app
    self.isComplete = isComplete
    self.manifest = manifest
    self.variant = variant
    self.shard = shard
    self.screens = screens
    self.acceptAddedCommand = acceptAddedCommand
  }

  /// How many findings have a verdict and were not settled by recording.
  package func count(_ verdict: ReportedVerdict) -> Int {
    screens.count { $0.verdict == verdict && !$0.isRecorded }
  }

  /// How many snapshots the run stored.
  package var recorded: Int { screens.count { $0.isRecorded } }

  /// The findings that someone has to look at, in order.
  package var pending: [ReportedScreen] { screens.filter(\.isPending) }
}

/// Which screens there are, whether or not the run was about all of them.
package struct ReportedManifest: Codable, Sendable, Equatable {
  /// What tells this manifest from another: the SHA-256 of the ids, each with a line feed, in hexadecimal.
  package var digest: String
  /// The ids of all screens, in order.
  package var ids: [String]

  /// Creates a manifest from the ids of its screens, in order.
  package init(ids: [String]) {
    self.ids = ids
    var bytes: [UInt8] = []
    for id in ids {
      bytes += id.utf8
      bytes.append(0x0A)
    }
    digest = SHA256.hexadecimal(of: bytes)
  }
}

/// Which of each screen's pictures a report is about.
package struct ReportedVariant: Codable, Sendable, Hashable {
  /// The colour scheme, `light` or `dark`.
  package var scheme: String
  /// The number of pixels a point.
  package var scale: Int

  /// Light at scale 2.
  package static let standard = ReportedVariant(scheme: "light", scale: 2)

  /// Creates a variant.
  package init(scheme: String, scale: Int) {
    self.scheme = scheme
    self.scale = scale
  }
}

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

extension Report {
  /// How many findings of each kind there are, as the terminal says it: `3 unchanged, 1 changed`.
  var summary: String {
    var parts = ReportedVerdict.allCases.compactMap { verdict in
      let count = count(verdict)
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    if recorded > 0 { parts.append("\(recorded) recorded") }
    return (parts.isEmpty ? "no screens" : parts.joined(separator: ", "))
      + (isComplete ? "" : "; the run was interrupted")
  }
}
