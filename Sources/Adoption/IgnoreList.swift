/// The file by which git leaves out what runs write.
package enum IgnoreList {
  /// The file's path from the folder of the package.
  package static let path = ".gitignore"
  /// The line that it needs.
  package static let line = ".screens/"

  /// What is to be added at the file's end; nil where it is complete as it is.
  ///
  /// - Parameter text: What it holds; nothing where there is none.
  package static func addition(to text: String) -> String? {
    let isComplete = text.split(whereSeparator: \.isNewline).contains { line in
      ["", "/", "**/"].contains { "\($0).screens" == line || "\($0)\(Self.line)" == line }
    }
    guard !isComplete else { return nil }
    let isOpen = !text.isEmpty && text.last?.isNewline == false
    return (isOpen ? "\n" : "") + line + "\n"
  }
}
