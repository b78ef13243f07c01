import Files
import Reports
import Snapshots

/// What earlier runs drew of screens that are gone, in the folder of a run's output.
struct LeftoverPictures {
  private let folder: String
  private let names: [String]

  /// Looks into a folder.
  init(in folder: String) throws(FileError) {
    self.folder = folder
    names = try WholeFile.names(in: folder)
  }

  /// Removes them.
  ///
  /// Only what a run drew: beside the pictures of a screen lies its text, which starts with its id.
  func remove(manifest ids: Set<String>) throws(FileError) {
    // A folder that was never a run's output holds a person's files.
    guard names.contains(Report.fileName) else { return }
    let end = ".\(SnapshotStore.Kind.text.rawValue)"
    for text in names where text.hasSuffix(end) {
      let id = String(text.dropLast(end.count))
      guard !ids.contains(id), isText("\(folder)/\(text)", of: id) else { continue }
      for name in names where Self.id(ofFile: name) == id {
        try WholeFile.remove("\(folder)/\(name)")
      }
    }
  }

  /// Whether a file is the text that a run drew of a screen; one that cannot be read is a stranger's.
  private func isText(_ path: String, of id: String) -> Bool {
    guard let bytes = try? WholeFile.read(path) else { return false }
    let words = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      .split(separator: " ", maxSplits: 1)
    return words.count == 2 && words[0] == "screen" && words[1].drop { $0 == " " } == id
  }

  /// The id in the name of a file that a run draws.
  private static func id(ofFile name: String) -> String? {
    guard let dot = name.lastIndex(of: "."),
      ["txt", "png", "svg"].contains(name[name.index(after: dot)...])
    else { return nil }
    return String(name[..<dot].prefix { $0 != "~" })
  }
}
