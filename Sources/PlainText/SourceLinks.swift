/// Makes addresses of places in an app's source.
package struct SourceLinks: Sendable, Equatable {
  /// Where the places lead to.
  private enum Target: Equatable {
    /// A relative address of the folder of the source.
    case folder(String)
    /// An address with ``pathMark`` and ``lineMark``.
    case template(String)
  }

  /// The placeholder of a file's path in a template.
  package static let pathMark = "{path}"
  /// The placeholder of a line number in a template.
  package static let lineMark = "{line}"

  private let target: Target

  /// Creates links to files in a folder.
  ///
  /// - Parameter folder: The relative path from the page with the links to the folder.
  package init(folder: String) {
    let names = folder.split(separator: "/").map { URLPath.encoded(String($0)) }
    target = .folder(names.joined(separator: "/"))
  }

  /// Creates links to a server; nil if the template does not contain ``pathMark``.
  ///
  /// - Parameter template: An address such as `https://example.com/app/{path}#L{line}`.
  package init?(template: String) {
    guard template.contains(Self.pathMark) else { return nil }
    target = .template(template)
  }

  /// The address of a place; nil if the place is not `path:line`.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - root: The relative path from the page to the one that the folder is relative to, such as `../`.
  package func address(of place: String, root: String = "") -> String? {
    guard let colon = place.lastIndex(of: ":"),
      let line = Int(place[place.index(after: colon)...]), line > 0, colon > place.startIndex
    else { return nil }
    let path = place[..<colon].split(separator: "/")
      .map { URLPath.encoded(String($0)) }.joined(separator: "/")
    switch target {
    case .folder(let folder):
      return root + (folder.isEmpty || folder == "." ? path : "\(folder)/\(path)") + "#L\(line)"
    case .template(let template):
      return template.replacing(Self.pathMark, with: path)
        .replacing(Self.lineMark, with: "\(line)")
    }
  }
}
