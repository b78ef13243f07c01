package import PNGCoding

/// The formats of a map; each is also a file extension.
package enum MapFormat: String, Sendable, CaseIterable {
  /// Trees as text, for a terminal.
  case txt
  /// A vector picture.
  case svg
  /// A bitmap.
  case png
  /// An interactive page.
  case html
  /// A Mermaid flowchart.
  case mmd
  /// Graphviz.
  case dot
  /// JSON, for other programs and `--compare`.
  case json

  /// The format for a file name; nil for an unknown extension.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}

extension MapPicture {
  /// Writes the map in a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - scale: Pixels per point, for PNGs.
  ///   - onBand: Called before each band of rows of a PNG is drawn.
  ///   - write: Applies the next step to the file; all formats but PNG have only one step.
  /// - Throws: ``PNGEncodingError``, and errors of the closures.
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

  /// The map in a format, in memory.
  ///
  /// - Throws: ``PNGEncodingError``.
  package func bytes(_ format: MapFormat, scale: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(format, scale: scale) { bytes.take($0) }
    return bytes
  }
}
