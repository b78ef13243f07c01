import Files

/// The result of a run, as all report writers get it.
///
/// It is also the file of the last run, `.screens/last-run.json`, and the input of `merge`. It contains
/// no time, and no absolute path except in the commands of a tool that was started by an absolute path, so
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
///       "groups": [{ "digest": "3b1f…", "meaning": ["tab: Recipes became Cookery"],
///                    "renamedTabs": [{ "old": "Recipes", "new": "Cookery" }],
///                    "screens": ["recipeList", "recipeDetail"],
///                    "acceptCommand": "screens accept --like recipeList" }],
///       "acceptAddedCommand": "screens accept --update missing" }
///
/// `groups` has the screens with equal changes, or that failed for the same reason. A shard also lists groups of one
/// screen, which may have equals in other shards. A run of several variants has `"variants": ["standard", "dark"]`. `app`, `shard`, `groups`, `renamedTabs`, `tab`, `movedFrom`, `isRejected`, `text`,
/// `picture`, `reason`, `snapshot` and all commands are optional. A `picture` of another size has `expectedSize` and `actualSize`. Later releases may
/// add keys without changing the schema version; readers must ignore unknown keys.
package struct Report: Codable, Sendable, Equatable {
  /// The schema version that this code reads and writes.
  package static let currentSchemaVersion = 1

  /// The schema version; ``currentSchemaVersion`` if this code wrote it.
  package var schemaVersion: Int
  /// The version of the tool.
  package var toolVersion: String
  /// The name of the app.
  package var app: String?
  /// Whether the run was complete; an interrupted run has the findings until then.
  package var isComplete: Bool
  /// The manifest of the run.
  package var manifest: ReportedManifest
  /// The variant of the compared pictures; of several variants, the first.
  package var variant: ReportedVariant
  /// The names of the variants of a run of several; its screens have ids such as `recipeDetail~dark`.
  package var variants: [String]?
  /// The shard of the run; nil if it had no shards.
  package var shard: ReportedShard?
  /// The findings in the order of the manifest, then the obsolete snapshots by id.
  package var screens: [ReportedScreen]
  /// The findings that are equal, in the order of their first screens; nil without any.
  package var groups: [ReportedGroup]?
  /// The command that accepts every added screen.
  package var acceptAddedCommand: String?

  /// Creates a report with the current schema version.
  package init(
    toolVersion: String,
    app: String? = nil,
    isComplete: Bool = true,
    manifest: ReportedManifest,
    variant: ReportedVariant = .standard,
    variants: [String]? = nil,
    shard: ReportedShard? = nil,
    screens: [ReportedScreen],
    groups: [ReportedGroup]? = nil,
    acceptAddedCommand: String? = nil
  ) {
    schemaVersion = Self.currentSchemaVersion
    self.toolVersion = toolVersion
    self.app = app
    self.isComplete = isComplete
    self.manifest = manifest
    self.variant = variant
    self.variants = variants
    self.shard = shard
    self.screens = screens
    self.groups = groups
    self.acceptAddedCommand = acceptAddedCommand
  }

  /// Sets the command that accepts each finding.
  package mutating func nameCommands(_ command: (ReportedScreen) -> String?) {
    for index in screens.indices {
      screens[index].acceptCommand = command(screens[index])
      if index > 0 { screens[index].shareTexts(with: screens[index - 1]) }
    }
  }

  /// The number of findings with a verdict that the run did not record.
  package func count(_ verdict: ReportedVerdict) -> Int {
    screens.count { $0.verdict == verdict && !$0.isRecorded }
  }

  /// The number of snapshots that the run recorded.
  package var recorded: Int { screens.count { $0.isRecorded } }

  /// The number of findings that need a review.
  package var pendingCount: Int { screens.count { $0.isPending } }

  /// The findings that need a review, in order.
  package var pending: [ReportedScreen] { screens.filter(\.isPending) }
}

/// All screens of the manifest, including those that the run did not select.
package struct ReportedManifest: Codable, Sendable, Equatable {
  /// The identity of the manifest: the SHA-256 of the ids, each followed by a line feed, in hexadecimal.
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

/// The variant of the pictures in a report.
package struct ReportedVariant: Codable, Sendable, Hashable {
  /// The colour scheme, `light` or `dark`.
  package var scheme: String
  /// The number of pixels per point.
  package var scale: Int
  /// The name of the variant, such as `phone-se~ax3`; nil for a light or a dark phone.
  package var name: String?

  /// Light at scale 2.
  package static let standard = ReportedVariant(scheme: "light", scale: 2)

  /// Creates a variant.
  package init(scheme: String, scale: Int, name: String? = nil) {
    self.scheme = scheme
    self.scale = scale
    self.name = name
  }
}

/// One of the equal parts of a run.
package struct ReportedShard: Codable, Sendable, Hashable {
  /// The number of the part, from 1.
  package var index: Int
  /// The number of parts.
  package var count: Int

  /// Creates a shard.
  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

extension Report {
  /// The number of findings of each kind, as on the terminal: `3 unchanged, 1 changed`.
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

extension Report {
  /// The variants of the run in words.
  var shownVariant: String {
    variants.map { "\($0.count) variants" } ?? variant.name ?? variant.scheme
  }
}
