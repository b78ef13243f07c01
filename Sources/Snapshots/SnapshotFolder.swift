package import Files
import Scenes

/// What lies in a folder of snapshots, by what it is.
package struct SnapshotFolder: Sendable, Equatable {
  /// The files of screens of the manifest.
  package private(set) var snapshots: [String] = []
  /// The files of ids that no screen has.
  package private(set) var obsolete: [String] = []
  /// What killed runs left.
  package private(set) var unfinished: [String] = []
  /// What is no snapshot at all.
  package private(set) var foreign: [String] = []
  /// The ids of screens without a text.
  package private(set) var missing: [String] = []

  /// Looks at the names in a store's folder.
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
    let found = Set(snapshots.filter { $0.hasSuffix(".\(SnapshotStore.Kind.text.rawValue)") })
    missing = ids.filter { !found.contains("\($0).\(SnapshotStore.Kind.text.rawValue)") }
  }
}
