package import Files
import PNGCoding
import Raster
import Snapshots

/// The files that help to understand a failure: expected, actual and difference.
package struct FailureArtifacts {
  private static let folderName = "failures"

  private let folder: String
  private let store: SnapshotStore

  init(folder: String, store: SnapshotStore) {
    self.folder = "\(folder)/\(Self.folderName)"
    self.store = store
  }

  /// Removes what an earlier run wrote; files that no run writes stay.
  func clear() throws(FileError) { try Self.clear(folder) }

  /// Removes what an earlier run wrote below the folder of its output.
  package static func clear(output: String) throws(FileError) {
    try clear("\(output)/\(folderName)")
  }

  private static func clear(_ folder: String) throws(FileError) {
    for name in try WholeFile.names(in: folder) {
      let pieces = name.split(separator: ".")
      guard pieces.count >= 3,
        SnapshotStore.Kind(rawValue: String(pieces[pieces.count - 1])) != nil,
        Artifact.Role(rawValue: String(pieces[pieces.count - 2])) != nil
      else { continue }
      try WholeFile.remove("\(folder)/\(name)")
    }
    try WholeFile.removeUnfinished(in: folder)
  }

  /// Writes what was drawn.
  func writeActual(
    of drawing: Drawing, _ encoder: inout PNGEncoder
  ) throws -> [Artifact] {
    let png = try encoder.encode(drawing.bitmap, effort: .fast)
    let text = try drawing.text.map { try write(Array($0.utf8), drawing.id, .actual, .text) }
    return (text.map { [$0] } ?? []) + [try write(png, drawing.id, .actual, .picture)]
  }

  /// Writes what is stored, and where pictures differ in what.
  func writeComparison(
    of drawing: Drawing, _ verdict: Verdict, _ encoder: inout PNGEncoder
  ) throws -> [Artifact] {
    var files: [Artifact] = []
    var storedID = drawing.id
    if case .moved(let source) = verdict { storedID = source }
    for kind in drawing.kinds {
      // A picture beside its digest is none that was compared with.
      if kind == .picture, case .changed(let change) = verdict, change.isPictureAbsent { continue }
      // What cannot be read has been told as the reason of the failure.
      guard let stored = try? store.read(storedID, kind) else { continue }
      files.append(try write(stored, drawing.id, .expected, kind))
      guard kind == .picture, case .changed(let change) = verdict, change.picture != nil,
        let expected = try? PNG.decode(stored)
      else { continue }
      let difference = expected.differencePicture(with: drawing.bitmap)
      files.append(
        try write(
          try encoder.encode(difference), drawing.id, .difference, .picture))
    }
    return files
  }

  private func write(
    _ bytes: [UInt8], _ id: String, _ role: Artifact.Role, _ kind: SnapshotStore.Kind
  ) throws(FileError) -> Artifact {
    try WholeFile.makeFolder(folder)
    let path = "\(folder)/\(id)\(store.variant.suffix).\(role.rawValue).\(kind.rawValue)"
    try WholeFile.write(bytes, to: path)
    return Artifact(role: role, kind: kind, path: path, bytes)
  }
}
