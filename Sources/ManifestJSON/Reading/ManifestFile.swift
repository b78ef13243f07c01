package import Files
package import Scenes

/// A manifest file that was checked from its first byte to its last, and whose screens are read again
/// when they are wanted.
///
/// Of each screen only its id and its place in the file are kept: 100,000 of them take 27 MB.
package struct ManifestFile: Sendable {
  /// The name of the app: what the file says, else the file's own name without its ending.
  package let app: String
  /// The ids of the screens, in their order.
  package let ids: [String]
  /// The items of the tab bar.
  package let tabs: [TabItem]
  /// The first of the fields that the format does not have.
  package let warnings: [ManifestWarning]
  /// How many fields the format does not have.
  package let warningCount: Int

  /// The path of the file.
  package var path: String { file.path }

  private let file: PartialFile
  /// Where each screen begins, and where they end.
  private let marks: [JSONCursor.Mark]

  /// Reads and checks a whole file.
  ///
  /// - Throws: The first thing that is wrong.
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

  /// The line on which a screen begins, from one.
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
  /// - Throws: ``ManifestError`` where the file changed since it was checked.
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
