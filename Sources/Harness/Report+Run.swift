import PlainText
import Raster
package import Reports
package import Snapshots
import Wireframes

extension Report {
  /// Creates the report of a run; the caller adds the commands that resolve its findings.
  ///
  /// - Parameters:
  ///   - result: The result of the run; its screens are in the order of the manifest.
  ///   - app: The app whose screens they are, if it has a name.
  ///   - ids: The ids of all screens of the manifest, in order.
  ///   - options: The options of the run.
  ///   - toolVersion: The version of the tool.
  ///   - shard: The part of the screens that the run covered.
  ///   - shownPath: Formats a path for the report, where it must not be absolute.
  package init(
    of result: RunResult,
    app: String? = nil,
    ids: [String],
    options: RunOptions,
    toolVersion: String,
    shard: ReportedShard? = nil,
    shownPath: (String) -> String
  ) {
    let names = ids.flatMap { id in
      options.isVaried ? options.variants.map { options.name(of: id, in: $0.variant) } : [id]
    }
    // Both are in the order of the manifest.
    var next = 0
    var obsolete = names.count
    var screens: [ReportedScreen] = []
    screens.reserveCapacity(result.entries.count)
    for entry in result.entries {
      let place = names[next...].firstIndex(of: entry.id)
      next = place.map { $0 + 1 } ?? names.count
      if place == nil { obsolete += 1 }
      var screen = ReportedScreen(
        entry, order: place ?? obsolete - 1, options: options, shownPath: shownPath)
      if let last = screens.last { screen.shareTexts(with: last) }
      screens.append(screen)
    }
    self.init(
      toolVersion: toolVersion,
      app: app,
      isComplete: result.isComplete,
      manifest: ReportedManifest(ids: ids),
      variant: ReportedVariant(options.variants[0].variant, scale: options.scale),
      variants: options.isVaried ? options.variants.map(\.variant.name) : nil,
      shard: shard,
      screens: screens,
      groups: ReportedGroup.groups(of: result.entries, minimum: shard == nil ? 2 : 1))
  }
}

extension ReportedScreen {
  /// Creates the report of one finding.
  package init(
    _ entry: RunResult.Entry, order: Int, options: RunOptions, shownPath: (String) -> String
  ) {
    self.init(
      id: entry.id,
      order: order,
      title: entry.subject?.title ?? entry.id,
      tab: entry.subject?.tab,
      crumbs: entry.subject?.crumbs ?? [],
      verdict: ReportedVerdict(entry.verdict.kind),
      isRecorded: entry.isRecorded,
      files: entry.files)
    if entry.verdict.kind != .unchanged {
      let drawn = options.isVaried ? DrawnName(entry.id)?.variant : nil
      let store = drawn.map(options.store) ?? options.store
      let path = shownPath(store.path(of: DrawnName.id(of: entry.id), .text))
      // A report has no absolute paths: for a file elsewhere the folder and the name are enough.
      snapshot =
        path.hasPrefix("/")
        ? path.split(separator: "/").suffix(2).joined(separator: "/") : path
    }
    if let measured = entry.measured {
      tolerance = ReportedLimit.limits(of: options.tolerance, measured: measured)
    }
    switch entry.verdict {
    case .unchanged, .added, .obsolete: break
    case .moved(let source): movedFrom = source
    case .failed(let reason): self.reason = reason
    case .changed(let change):
      meaning = change.meaning
      text = change.text
      picture = ReportedPicture(change)
    }
  }
}

extension ReportedVerdict {
  init(_ kind: Verdict.Kind) {
    switch kind {
    case .unchanged: self = .unchanged
    case .changed: self = .changed
    case .added: self = .added
    case .obsolete: self = .obsolete
    case .moved: self = .moved
    case .failed: self = .failed
    }
  }
}

extension ReportedPicture {
  init?(_ change: SnapshotChange) {
    switch change.picture {
    case nil: return nil
    case .sizes(let stored, let drawn):
      self.init(
        expectedSize: Size(width: stored.width, height: stored.height),
        actualSize: Size(width: drawn.width, height: drawn.height))
    case .pixels(let comparison):
      guard let bounds = comparison.bounds else { return nil }
      self.init(
        differing: comparison.differing, total: comparison.total,
        bounds: Bounds(
          x: bounds.left, y: bounds.top, width: bounds.width, height: bounds.height),
        regions: change.regions)
    }
  }
}

extension ReportedLimit {
  /// The limits of a run, each with the measured value.
  static func limits(
    of tolerance: SnapshotTolerance, measured: PixelComparison
  ) -> [ReportedLimit] {
    var limits: [ReportedLimit] = []
    if case .perceived(let threshold, _, _) = tolerance.metric {
      limits.append(ReportedLimit(name: "threshold", allowed: threshold))
    }
    return limits
      + tolerance.limits.findings(for: measured).map { finding in
        switch finding {
        case .pixels(let measured, let limit):
          ReportedLimit(
            name: "max-diff-pixels", allowed: Double(limit), measured: Double(measured))
        case .ratio(let measured, let limit):
          ReportedLimit(name: "max-diff-ratio", allowed: limit, measured: measured)
        case .window(let measured, _, let limit):
          ReportedLimit(
            name: "max-in-window", allowed: Double(limit), measured: Double(measured))
        }
      }
  }
}

extension ReportedScreen {
  /// The files of a snapshot; only the first variant of a run has the text.
  private var drawnKinds: [SnapshotStore.Kind] {
    isOfVariant && file(.actual, .text) == nil ? [.picture] : SnapshotStore.Kind.allCases
  }

  /// Whether the name has the suffix of a variant.
  package var isOfVariant: Bool { id.contains("~") }

  /// The missing files of the snapshot of an added screen.
  package var missingKinds: [SnapshotStore.Kind] {
    guard verdict == .added else { return [] }
    return drawnKinds.filter {
      file(.expected, $0 == .text ? .text : .picture) == nil
    }
  }

  /// The files of the snapshot that accepting the finding writes.
  ///
  /// As in a recording, the other file is kept: another variant may share it, or the run has not compared it.
  package var differingKinds: [SnapshotStore.Kind] {
    switch verdict {
    case .unchanged, .obsolete: []
    case .changed: (text == nil ? [] : [.text]) + (picture == nil ? [] : [.picture])
    case .added: missingKinds
    case .moved, .failed: drawnKinds
    }
  }

  /// The path of a missing file, in the folder of the text that the report names.
  package func snapshotPath(_ kind: SnapshotStore.Kind, _ variant: ReportedVariant) -> String {
    let name = DrawnName(id)
    let base = DrawnName.id(of: id)
    let drawn =
      name?.variant.map { SnapshotVariant($0, scale: variant.scale) } ?? SnapshotVariant(variant)
    // The report has the path as it is shown.
    let end = VisibleText.line("\(base)\(drawn.textSuffix).txt")
    let folder = (snapshot ?? end).dropLast(end.count)
    let suffix = kind == .text ? drawn.textSuffix : drawn.suffix
    return "\(folder)\(base)\(suffix).\(kind.rawValue)"
  }
}

extension SnapshotVariant {
  /// Creates the variant that a report names.
  package init(_ variant: ReportedVariant) {
    let scheme = Variant(scheme: variant.scheme == "dark" ? .dark : .light)
    let named = variant.name.flatMap { try? Variant(name: $0) }
    self.init(named ?? scheme, scale: variant.scale)
  }
}

extension ReportedVariant {
  /// Creates what a report says of a variant; light and dark phones have no name.
  init(_ variant: Variant, scale: Int) {
    let isPlain = variant == Variant(scheme: variant.scheme)
    self.init(
      scheme: variant.scheme.rawValue, scale: scale, name: isPlain ? nil : variant.name)
  }
}
