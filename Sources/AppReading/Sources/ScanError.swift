package import Files

/// Why the source of an app cannot be scanned at all.
package enum ScanError: Error, Equatable {
  /// There is nothing at the path.
  case missing(String)
  /// There is a file at the path.
  case notAFolder(String)
  /// The folder cannot be listed.
  case unreadable(FileError)
  /// No Swift file in the folder is read; how many could not be.
  case noSource(String, unreadable: Int)
  /// An entry under a key of the settings matches nothing in the source.
  case unusedSetting(String, String, nearest: String?)
}

extension ScanError: CustomStringConvertible {
  /// One sentence that names the folder.
  package var description: String {
    switch self {
    case .missing(let path): "there is no folder '\(path)'"
    case .notAFolder(let path):
      "'\(path)' is not a folder; name the folder of the app's source"
    case .unreadable(let error): "\(error)"
    case .noSource(let path, 0):
      "there is no Swift file in '\(path)'; tests, previews, hidden folders and what .gitignore "
        + "names are not read"
    case .noSource(let path, let count):
      "no Swift file in '\(path)' can be read; "
        + (count == 1
          ? "1 file or folder cannot be opened" : "\(count) files and folders cannot be opened")
    case .unusedSetting(let key, let entry, let nearest):
      "the source has nothing that '\(key)' of 'scan' in the settings calls '\(entry)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "correct or remove it")
    }
  }
}
