import PNGCoding
import Raster
import Snapshots

/// The files that help to understand a failure: expected, actual and difference.
struct FailureArtifacts {
  private static let folderName = "failures"
  private static let parts = ["expected", "actual", "difference"]

  private let folder: String
  private let store: SnapshotStore

  init(folder: String, store: SnapshotStore) {
    self.folder = "\(folder)/\(Self.folderName)"
    self.store = store
  }

  /// Removes what an earlier run wrote; files that no run writes stay.
  func clear() throws(FileError) {
    for name in try WholeFile.names(in: folder) {
      let pieces = name.split(separator: ".")
      guard pieces.count >= 3, let kind = pieces.last, kind == "txt" || kind == "png",
        Self.parts.contains(String(pieces[pieces.count - 2]))
      else { continue }
      try WholeFile.remove("\(folder)/\(name)")
    }
    try WholeFile.removeUnfinished(in: folder)
  }

  /// Writes what a verdict needs and returns the paths.
  func write(
    for verdict: Verdict, id: String, text: String, bitmap: Bitmap,
    encoder: inout PNGEncoder
  ) throws -> [String] {
    switch verdict {
    case .unchanged, .obsolete: return []
    case .added, .failed: return try writeActual(id, text, bitmap, &encoder)
    case .changed(let change):
      var paths = try writeActual(id, text, bitmap, &encoder)
      if change.text != nil, let stored = try store.read(id, .text) {
        paths.append(try write(stored, id, "expected", .text))
      }
      guard change.picture != nil, let stored = try store.read(id, .picture) else {
        return paths
      }
      paths.append(try write(stored, id, "expected", .picture))
      // The comparison has decoded these bytes before.
      guard let expected = try? PNG.decode(stored) else { return paths }
      let difference = bitmap.difference(from: expected)
      paths.append(
        try write(try encoder.encode(difference, effort: .fast), id, "difference", .picture))
      return paths
    }
  }

  private func writeActual(
    _ id: String, _ text: String, _ bitmap: Bitmap, _ encoder: inout PNGEncoder
  ) throws -> [String] {
    [
      try write(Array(text.utf8), id, "actual", .text),
      try write(try encoder.encode(bitmap, effort: .fast), id, "actual", .picture),
    ]
  }

  private func write(
    _ bytes: [UInt8], _ id: String, _ part: String, _ kind: SnapshotStore.Kind
  ) throws(FileError) -> String {
    try WholeFile.makeFolder(folder)
    let path = "\(folder)/\(id)\(store.variant.suffix).\(part).\(kind.rawValue)"
    try WholeFile.write(bytes, to: path)
    return path
  }
}
