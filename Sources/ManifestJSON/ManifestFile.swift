package import Files
package import Scenes

/// A manifest file that was checked completely, and whose screens are read again on demand.
///
/// Only the id and the place of each screen stay in memory: 27 MB for 100,000 screens.
package struct ManifestFile: Sendable {
  /// The name of the app: from the file, or else the file's name without its extension.
  package let app: String
  /// The ids of the screens, in the order of the file.
  package let ids: [String]
  /// The items of the tab bar.
  package let tabs: [TabItem]
  /// Warnings about the first unknown fields.
  package let warnings: [ManifestWarning]
  /// The number of unknown fields.
  package let warningCount: Int

  /// The path of the file.
  package var path: String { file.path }

  private let file: PartialFile
  /// Where each screen begins, and where the last one ends.
  private let marks: [JSONCursor.Mark]

  /// Reads and checks a whole file.
  ///
  /// - Throws: The first error in the file.
  /// - Complexity: O(bytes) time; memory for one screen, the ids and their places.
  package init(_ file: PartialFile) throws(ManifestError) {
    var decoder = ManifestDecoder(JSONCursor(file))
    var index = ManifestIndex()
    try decoder.locating { decoder throws(ManifestError) in try index.read(&decoder) }
    self.file = file
    app = index.app.flatMap { $0.isEmpty ? nil : $0 } ?? Self.name(of: file.path)
    ids = index.ids
    marks = index.marks
    tabs = decoder.tabs
    warnings = decoder.warnings
    warningCount = decoder.warningCount
  }

  /// The line on which a screen begins, from 1.
  ///
  /// - Parameter index: Its index in ``ids``.
  package func line(of index: Int) -> Int { marks[index].line }

  private static func name(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return String(stem.isEmpty ? name : stem)
  }

  /// Reads a screen.
  ///
  /// - Parameter index: Its index in ``ids``.
  /// - Throws: ``ManifestError`` if the file changed after it was checked.
  package func scene(_ index: Int) throws(ManifestError) -> Scene {
    let mark = marks[index]
    guard file.isUnchanged else { throw ManifestError(TextPlace(line: 1, column: 1), "", .changed) }
    var decoder = ManifestDecoder(
      JSONCursor(file, at: mark, window: marks[index + 1].offset - mark.offset), tabs: tabs)
    return try decoder.inside(.index(index)) { decoder throws(ManifestError) in
      try decoder.scene()
    }
  }
}
