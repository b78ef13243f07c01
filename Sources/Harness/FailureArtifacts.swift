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

  /// Writes what came and, where there is a snapshot, what was expected and the difference.
  ///
  /// - Returns: The paths of the files; none for a screen that is as its snapshot says.
  func writeAll(
    of drawing: Drawing, _ verdict: Verdict, _ encoder: inout PNGEncoder
  ) throws -> [String] {
    switch verdict {
    case .unchanged, .obsolete: return []
    case .added, .changed, .failed:
      let actual = [
        try write(Array(drawing.text.utf8), drawing.id, "actual", .text),
        try write(
          try encoder.encode(drawing.bitmap, effort: .fast), drawing.id, "actual", .picture),
      ]
      return actual + (try writeComparison(of: drawing, verdict, &encoder))
    }
  }

  /// Writes what was expected of a changed screen, and the difference.
  ///
  /// - Returns: The paths of the files.
  func writeComparison(
    of drawing: Drawing, _ verdict: Verdict, _ encoder: inout PNGEncoder
  ) throws -> [String] {
    guard case .changed(let change) = verdict else { return [] }
    var paths: [String] = []
    if change.text != nil, let stored = try store.read(drawing.id, .text) {
      paths.append(try write(stored, drawing.id, "expected", .text))
    }
    guard change.picture != nil, let stored = try store.read(drawing.id, .picture) else {
      return paths
    }
    paths.append(try write(stored, drawing.id, "expected", .picture))
    // The comparison has decoded these bytes before; who overwrites them meanwhile gets no picture
    // of the difference.
    guard let expected = try? PNG.decode(stored) else { return paths }
    let difference = try encoder.encode(
      expected.differencePicture(with: drawing.bitmap))
    paths.append(try write(difference, drawing.id, "difference", .picture))
    return paths
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

/// What was drawn of a screen.
struct Drawing {
  var id: String
  var text: String
  var bitmap: Bitmap
}
