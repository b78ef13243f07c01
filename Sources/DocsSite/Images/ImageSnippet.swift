import PlainText

/// A line that shows an image, for pasting into a document.
package struct ImageSnippet: Sendable {
  /// The kinds of documents.
  package enum Kind: String, Sendable, CaseIterable {
    /// Markdown, with the path of the file.
    case markdown
    /// Markdown of a DocC catalogue, which finds files by name.
    case docc
    /// DocC's directive.
    case directive
  }

  /// The image.
  private let image: ImageSet.Image
  /// The folder of the image, as written in the document.
  private let folder: String

  /// Creates a line.
  package init(_ image: ImageSet.Image, in folder: String) {
    self.image = image
    self.folder = folder
  }

  /// The line, without a line feed.
  package func text(_ kind: Kind) -> String {
    let name = Self.encoded(image.path)
    switch kind {
    case .markdown: return "![\(alt)](\(Self.encoded(folder))/\(name))"
    case .docc: return "![\(alt)](\(name))"
    case .directive:
      return "@Image(source: \(Self.quoted(image.path)), alt: \(Self.quoted(image.altText)))"
    }
  }

  /// The alternative text with Markdown characters escaped.
  private var alt: String {
    var result = ""
    for character in VisibleText.line(image.altText) {
      if #"\[]<>&*_`!"#.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in VisibleText.line(text) {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }

  private static func encoded(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .map { URLPath.encoded(String($0)) }.joined(separator: "/")
  }
}
