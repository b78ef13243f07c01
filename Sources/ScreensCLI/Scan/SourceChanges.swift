import AppReading
import Files

/// What changed in an app's source since the last scan.
struct SourceChanges {
  /// The paths of the files whose content differs; nil if there are other files than before.
  private let paths: [String]?

  /// Compares the digests of two moments.
  init(from before: FolderDigests, to after: FolderDigests) {
    guard before.entries.map(\.path) == after.entries.map(\.path) else {
      paths = nil
      return
    }
    let pairs = zip(before.entries, after.entries)
    guard pairs.allSatisfy({ $0.isWhole == $1.isWhole }) else {
      paths = nil
      return
    }
    paths = pairs.filter { $0.digest != $1.digest }.map(\.1.path)
  }

  /// Whether nothing changed.
  var isEmpty: Bool { paths?.isEmpty == true }

  /// More files are parsed faster together with all others.
  private static let most = 40

  /// Changed files by whether a page uses them.
  struct Parts {
    /// What the scan makes of the files now that no page uses.
    var unseen: [String: ScannedFile] = [:]
    /// The paths of the files that a page uses.
    var seen: [String] = []
  }

  /// The changed files, if the files that no page uses change no name; else nil.
  ///
  /// - Parameters:
  ///   - folder: The app's folder.
  ///   - files: What the last scan made of all files.
  ///   - settings: The settings of the scan.
  func parts(
    in folder: String, among files: [String: ScannedFile], _ settings: ScanSettings
  ) -> Parts? {
    guard let paths, paths.count <= Self.most else { return nil }
    var parts = Parts()
    for path in paths {
      guard let old = files[path] else { return nil }
      if old.isSeen {
        parts.seen.append(path)
        continue
      }
      guard let bytes = (try? WholeFile.read("\(folder)/\(path)")) ?? nil else { return nil }
      var new = ScannedFile(path: path, bytes: bytes, settings: settings)
      guard old.isSamePages(with: new) else { return nil }
      new.isSeen = false
      parts.unseen[path] = new
    }
    return parts
  }
}
