import SwiftParsing

/// What a scan made of one Swift file, for the next scan.
package struct ScannedFile: Sendable, Equatable {
  /// The path from the app's folder.
  package var path: String
  /// The number of lines.
  package var lineCount: Int
  /// The digest of the names, types and order of its declarations; see `Skeleton`.
  package var skeleton: String
  /// Whether the result has anything of the file's bodies, values and places.
  package var isSeen: Bool
  /// Whether a part of the file is no Swift, which the report says.
  package var isDamaged: Bool

  /// Creates the facts of a file.
  package init(
    path: String, lineCount: Int, skeleton: String, isSeen: Bool, isDamaged: Bool
  ) {
    self.path = path
    self.lineCount = lineCount
    self.skeleton = skeleton
    self.isSeen = isSeen
    self.isDamaged = isDamaged
  }

  /// Reads a file alone; whether it is seen is left open.
  package init(path: String, bytes: [UInt8], settings: ScanSettings) {
    let source = AppSource(parsing: bytes, path: path, settings: settings)
    self.init(source, isSeen: true)
  }

  init(_ source: AppSource, isSeen: Bool) {
    self.init(
      path: source.path, lineCount: source.lineCount, skeleton: source.skeleton, isSeen: isSeen,
      isDamaged: !source.file.unknownOffsets.isEmpty)
  }

  /// Whether the app has the same pages with another version of this file.
  package func isSamePages(with other: ScannedFile) -> Bool {
    !isSeen && !isDamaged && !other.isDamaged && skeleton == other.skeleton
  }
}
