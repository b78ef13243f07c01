package import Files
import PNGCoding
import Raster
import Reports
import Snapshots

/// A stored file could be read once and then no more.
struct UnreadableSnapshot: Error {
  let error: FileError
}

/// Writes the files that explain a failure: expected, actual and difference.
package struct FailureArtifacts {
  private static let folderName = "failures"

  /// The output folder of the run.
  private let output: String
  private let store: SnapshotStore

  init(output: String, store: SnapshotStore) {
    self.output = output
    self.store = store
  }

  /// Removes the failure files of earlier runs from an output folder; other files are kept.
  package static func clear(output: String) throws(FileError) {
    let folder = "\(output)/\(folderName)"
    // The unfinished files may be those of another run.
    for name in try WholeFile.names(in: folder) where !WholeFile.isUnfinished(name) {
      let pieces = name.split(separator: ".")
      guard pieces.count >= 3,
        SnapshotStore.Kind(rawValue: String(pieces[pieces.count - 1])) != nil,
        ReportedFile.Role(rawValue: String(pieces[pieces.count - 2])) != nil
      else { continue }
      try WholeFile.remove("\(folder)/\(name)")
    }
    try WholeFile.removeUnfinished(in: folder)
  }

  /// Writes the drawn text and picture.
  func writeActual(
    of drawing: Drawing, _ encoder: inout PNGEncoder
  ) throws -> [ReportedFile] {
    let png = try encoder.encode(drawing.picture, effort: .fast)
    let text = try drawing.text.map { try write(Array($0.utf8), drawing.id, .actual, .text) }
    return (text.map { [$0] } ?? []) + [try write(png, drawing.id, .actual, .picture)]
  }

  /// Writes the stored files and, for a changed picture, the difference.
  ///
  /// - Throws: ``UnreadableSnapshot`` if a stored file could be compared, but cannot be read any more.
  func writeComparison(
    of drawing: Drawing, _ verdict: Verdict, _ encoder: inout PNGEncoder
  ) throws -> [ReportedFile] {
    var files: [ReportedFile] = []
    var storedID = drawing.id
    if case .moved(let source) = verdict { storedID = source }
    for kind in drawing.kinds {
      // If a digest was compared, a stored picture was not.
      if kind == .picture, case .changed(let change) = verdict, change.isPictureAbsent { continue }
      guard let stored = try stored(storedID, kind, verdict) else { continue }
      files.append(try write(stored, drawing.id, .expected, kind))
      guard kind == .picture, case .changed(let change) = verdict, change.picture != nil,
        let expected = try? PNG.decode(stored)
      else { continue }
      let difference = expected.differencePicture(with: drawing.picture.bitmap)
      files.append(
        try write(
          try encoder.encode(difference), drawing.id, .difference, .picture))
    }
    return files
  }

  private func stored(
    _ id: String, _ kind: SnapshotStore.Kind, _ verdict: Verdict
  ) throws(UnreadableSnapshot) -> [UInt8]? {
    do {
      return try store.read(id, kind)
    } catch {
      // It may already be the reason of the failure.
      if verdict.kind == .failed { return nil }
      throw UnreadableSnapshot(error: error)
    }
  }

  private func write(
    _ bytes: [UInt8], _ id: String, _ role: ReportedFile.Role, _ kind: SnapshotStore.Kind
  ) throws(FileError) -> ReportedFile {
    let name = "\(id)\(store.variant.suffix).\(role.rawValue).\(kind.rawValue)"
    let path = "\(Self.folderName)/\(name)"
    try WholeFile.makeFolder("\(output)/\(Self.folderName)")
    try WholeFile.write(bytes, to: "\(output)/\(path)")
    return ReportedFile(role: role, kind, path: path, bytes)
  }
}

extension ReportedFile {
  /// Creates a file with a content.
  ///
  /// - Parameter path: The path in the output folder of the run.
  init(role: Role, _ kind: SnapshotStore.Kind, path: String, _ content: [UInt8]) {
    self.init(
      role: role, kind: kind == .text ? .text : .picture, path: path,
      digest: ContentDigest(of: content))
  }
}

/// The pictures of removed screens that earlier runs left in the output folder.
struct LeftoverPictures {
  private let folder: String

  /// Creates what removes them from a folder.
  init(in folder: String) { self.folder = folder }

  /// Removes them.
  ///
  /// Only files of runs are removed: next to the pictures of a screen is its text, which starts with its id.
  func remove(manifest ids: Set<String>) throws(FileError) {
    var isOfRun = false
    var names: [String] = []
    // Those of the manifest's screens may be many.
    try WholeFile.forEachName(in: folder) { name in
      if name == Report.fileName { isOfRun = true }
      if let id = Self.id(ofFile: name), !ids.contains(id) { names.append(name) }
    }
    // Without a report, the folder was never a run's output.
    guard isOfRun else { return }
    let end = ".\(SnapshotStore.Kind.text.rawValue)"
    for text in names where text.hasSuffix(end) {
      let id = String(text.dropLast(end.count))
      guard !ids.contains(id), isText("\(folder)/\(text)", of: id) else { continue }
      for name in names where Self.id(ofFile: name) == id {
        try WholeFile.remove("\(folder)/\(name)")
      }
    }
  }

  /// Whether a file is the text of a screen; an unreadable file is not.
  private func isText(_ path: String, of id: String) -> Bool {
    guard let bytes = try? WholeFile.read(path) else { return false }
    let words = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      .split(separator: " ", maxSplits: 1)
    return words.count == 2 && words[0] == "screen" && words[1].drop { $0 == " " } == id
  }

  /// The id in the name of a file that a run writes.
  private static func id(ofFile name: String) -> String? {
    guard let dot = name.lastIndex(of: "."),
      ["txt", "png", "svg"].contains(name[name.index(after: dot)...])
    else { return nil }
    return String(name[..<dot].prefix { $0 != "~" })
  }
}
