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
  /// Writes the map in a form.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - scale: Pixels a point, for pictures of pixels.
  ///   - onBand: Called before each band of rows of a picture of pixels is drawn.
  ///   - write: Does the next step to the file; all but pictures of pixels come as a whole.
  /// - Throws: ``PNGEncodingError``, or what a closure throws.
  package func write(
    _ format: MapFormat, scale: Int, onBand: () throws -> Void = {},
    to write: (PNG.FileStep) throws -> Void
  ) throws {
    switch format {
    case .txt: try write(.append(Array(map.text.utf8)))
    case .svg: try write(.append(svg))
    case .png:
      let record = PNGText.chunk(record.json, as: MapRecord.keyword)
      try png(scale: scale, onBand: onBand) { step in
        try write(PNGText.adding(record, to: step))
      }
    case .html: try write(.append(html()))
    case .mmd: try write(.append(Array(map.mermaid.utf8)))
    case .dot: try write(.append(Array(map.dot.utf8)))
    case .json: try write(.append(Array(map.json.utf8)))
    }
  }

  /// The map in a form, in memory.
  ///
  /// - Throws: ``PNGEncodingError``.
  package func bytes(_ format: MapFormat, scale: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(format, scale: scale) { bytes.take($0) }
    return bytes
  }
}
