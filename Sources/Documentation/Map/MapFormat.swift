package import PNGCoding

/// The forms in which a map is written; each is also the end of a file's name.
package enum MapFormat: String, Sendable, CaseIterable {
  /// Trees for a terminal.
  case txt
  /// A picture of lines.
  case svg
  /// A picture of pixels.
  case png
  /// A page to move about in.
  case html
  /// A Mermaid flowchart.
  case mmd
  /// The language of Graphviz.
  case dot
  /// What other programs read, and `--compare`.
  case json

  /// The form that the name of a file says; nil where it says none.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}

extension MapPicture {
  /// The map in a form.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - scale: Pixels a point, for pictures of pixels.
  /// - Throws: ``PNGEncodingError``.
  package func bytes(_ format: MapFormat, scale: Int) throws(PNGEncodingError) -> [UInt8] {
    switch format {
    case .txt: Array(map.text.utf8)
    case .svg: svg
    case .png: PNGText.adding(record.json, as: MapRecord.keyword, to: try png(scale: scale))
    case .html: html()
    case .mmd: Array(map.mermaid.utf8)
    case .dot: Array(map.dot.utf8)
    case .json: Array(map.json.utf8)
    }
  }
}
