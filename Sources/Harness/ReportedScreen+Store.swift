package import Reports
package import Snapshots

extension ReportedScreen {
  /// Which files of its snapshot the run did not find, for a screen that was added.
  package var missingKinds: [SnapshotStore.Kind] {
    guard verdict == .added else { return [] }
    return SnapshotStore.Kind.allCases.filter {
      file(.expected, $0 == .text ? .text : .picture) == nil
    }
  }

  /// Which files of its snapshot accepting the finding writes.
  ///
  /// As with a recording, the other file stays: another variant may share it, or the run has not
  /// looked at it.
  package var differingKinds: [SnapshotStore.Kind] {
    switch verdict {
    case .unchanged, .obsolete: []
    case .changed: (text == nil ? [] : [.text]) + (picture == nil ? [] : [.picture])
    case .added: missingKinds
    case .moved, .failed: SnapshotStore.Kind.allCases
    }
  }

  /// The path of one of the files that are missing, beside the text that the report names.
  package func snapshotPath(_ kind: SnapshotStore.Kind, _ variant: ReportedVariant) -> String {
    let end = "\(id).txt"
    let folder = (snapshot ?? end).dropLast(end.count)
    let suffix = kind == .text ? "" : SnapshotVariant(variant).suffix
    return "\(folder)\(id)\(suffix).\(kind.rawValue)"
  }
}

extension SnapshotVariant {
  /// Creates the variant that a report names.
  package init(_ variant: ReportedVariant) {
    self.init(isDark: variant.scheme == "dark", scale: variant.scale)
  }
}
