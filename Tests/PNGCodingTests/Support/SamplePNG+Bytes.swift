extension SamplePNG {
  /// The whole file, its pixels in stored blocks.
  var bytes: [UInt8] { Chunk.file(chunks) }

  var chunks: [Chunk] {
    var chunks = [
      Chunk.header(
        width: UInt32(width), height: UInt32(height), depth: UInt8(depth),
        colorType: colorType.rawValue, interlace: isInterlaced ? 1 : 0)
    ]
    if colorType == .palette { chunks.append(Chunk("PLTE", palette.flatMap { $0 })) }
    if hasTransparency { chunks.append(Chunk("tRNS", transparency)) }
    return chunks + [Chunk("IDAT", Deflated.stored(rows)), Chunk("IEND")]
  }

  private var transparency: [UInt8] {
    colorType == .palette
      ? paletteAlphas : clear.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  private typealias Pass = (x: Int, y: Int, dx: Int, dy: Int)

  /// Start and step of the columns and rows of each pass (section 8.2 of the specification).
  private static let adam7: [Pass] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// All rows of all passes, each with its filter byte.
  private var rows: [UInt8] {
    let passes: [Pass] = isInterlaced ? Self.adam7 : [(0, 0, 1, 1)]
    return passes.flatMap { pass in
      let columns = Array(stride(from: pass.x, to: width, by: pass.dx))
      let lines = columns.isEmpty ? [] : Array(stride(from: pass.y, to: height, by: pass.dy))
      return filtered(lines.map { y in packedRow(y, columns) })
    }
  }

  /// The samples of some pixels of a row, the first in the highest bits.
  private func packedRow(_ y: Int, _ columns: [Int]) -> [UInt8] {
    var bits: [Int] = []
    for x in columns {
      for channel in 0..<colorType.channels {
        let sample = samples[(y * width + x) * colorType.channels + channel]
        bits += (0..<depth).map { sample >> (depth - 1 - $0) & 1 }
      }
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      UInt8((0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count ? bits[start + $1] : 0) })
    }
  }

  private func filtered(_ rows: [[UInt8]]) -> [UInt8] {
    let pixelSize = max(1, colorType.channels * depth / 8)
    return rows.indices.flatMap { y in
      let above = y > 0 ? rows[y - 1] : Array(repeating: 0, count: rows[y].count)
      let filter = firstFilter.map { ($0 + y) % 5 } ?? 0
      let bytes = rows[y].indices.map { i in
        let left = i >= pixelSize ? rows[y][i - pixelSize] : 0
        let corner = i >= pixelSize ? above[i - pixelSize] : 0
        return rows[y][i] &- prediction(filter, left: left, above: above[i], corner: corner)
      }
      return [UInt8(filter)] + bytes
    }
  }

  /// The prediction that a filter subtracts from a byte (section 9.2 of the specification).
  private func prediction(_ filter: Int, left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    switch filter {
    case 1: return left
    case 2: return above
    case 3: return UInt8((Int(left) + Int(above)) / 2)
    case 4:
      let estimate = Int(left) + Int(above) - Int(corner)
      let candidates = [left, above, corner]
      let distances = candidates.map { abs(estimate - Int($0)) }
      // The nearest one; of equal ones left before above before the corner.
      return zip(candidates, distances).min { $0.1 < $1.1 }?.0 ?? 0
    default: return 0
    }
  }
}
