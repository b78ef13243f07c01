package import Files
import Scenes

/// The files in a snapshot folder, by category.
package struct SnapshotFolder: Sendable, Equatable {
  /// The files of screens in the manifest.
  package private(set) var snapshots: [String] = []
  /// The files of ids without a screen.
  package private(set) var obsolete: [String] = []
  /// The temporary files of killed runs.
  package private(set) var unfinished: [String] = []
  /// The files that are not snapshots.
  package private(set) var foreign: [String] = []
  /// The ids of screens without a text.
  package private(set) var missing: [String] = []

  /// Classifies the files in a store's folder by name.
  ///
  /// - Complexity: O(*n* log *n*) in the number of files.
  package init(of store: SnapshotStore, manifest ids: [String]) throws(FileError) {
    let known = Set(ids)
    let names = try WholeFile.names(in: store.folder)
    let obsolete = Set(try store.obsoleteFiles(manifest: known))
    for name in names {
      if WholeFile.isUnfinished(name) {
        unfinished.append(name)
      } else if name.hasPrefix(".") || name == "\(SnapshotID.reserved).txt" {
        continue
      } else if obsolete.contains(name) {
        self.obsolete.append(name)
      } else if SnapshotStore.id(ofFile: name) != nil {
        snapshots.append(name)
      } else {
        foreign.append(name)
      }
    }
    foreign += try WholeFile.invalidNames(in: store.folder)
    let found = Set(snapshots.filter { $0.hasSuffix(".\(SnapshotStore.Kind.text.rawValue)") })
    missing = ids.filter { !found.contains("\($0).\(SnapshotStore.Kind.text.rawValue)") }
  }
}
