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

extension MapFormat {
  /// Whether the format shows positions, so that the map is laid out for it.
  package var isDrawn: Bool {
    switch self {
    case .svg, .png, .html: true
    case .txt, .mmd, .dot, .json: false
    }
  }
}

extension FlowMap {
  /// The map in a format without positions; nil for the others.
  package func text(_ format: MapFormat) -> String? {
    switch format {
    case .txt: text
    case .mmd: mermaid
    case .dot: dot
    case .json: json
    case .svg, .png, .html: nil
    }
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
    case .txt, .mmd, .dot, .json: try write(.append(Array((map.text(format) ?? "").utf8)))
    case .svg: try write(.append(svg))
    case .png:
      let record = PNGText.chunk(record.json, as: MapRecord.keyword)
      try png(scale: scale, onBand: onBand) { step in
        try write(PNGText.adding(record, to: step))
      }
    case .html: try write(.append(html()))
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
