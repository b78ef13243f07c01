package import Reports
package import Snapshots

extension ReportedScreen {
  /// Where the screen's snapshot is stored, which follows from the path of its text.
  package func store(_ variant: SnapshotVariant) -> SnapshotStore {
    let name = "/\(id).txt"
    let path = snapshot ?? ""
    let folder = path.hasSuffix(name) ? String(path.dropLast(name.count)) : "."
    return SnapshotStore(folder: folder.isEmpty ? "/" : folder, variant: variant)
  }

  /// Which files of its snapshot the run did not find, for a screen that was added.
  package var missingKinds: [SnapshotStore.Kind] {
    guard verdict == .added else { return [] }
    return SnapshotStore.Kind.allCases.filter {
      file(.expected, $0 == .text ? .text : .picture) == nil
    }
  }
}
