/// The file that makes git ignore the results of runs.
package enum IgnoreList {
  /// The file's path, relative to the package folder.
  package static let path = ".gitignore"
  /// The line that it needs.
  package static let line = ".screens/"

  /// The text to append to the file; nil if it has the line already.
  ///
  /// - Parameter text: The content of the file; empty if it does not exist.
  package static func addition(to text: String) -> String? {
    let isComplete = text.split(whereSeparator: \.isNewline).contains { line in
      ["", "/", "**/"].contains { "\($0).screens" == line || "\($0)\(Self.line)" == line }
    }
    guard !isComplete else { return nil }
    let isOpen = !text.isEmpty && text.last?.isNewline == false
    return (isOpen ? "\n" : "") + line + "\n"
  }
}
