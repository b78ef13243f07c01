import Files
import Typography
import Wireframes

/// Tells pictures apart by what is drawn in them, without painting them.
struct DisplayListDigest {
  private var bytes: [UInt8] = []

  /// Sixteen hexadecimal digits, the same for the same drawing on every machine.
  static func text(of list: DisplayList) -> String {
    var digest = DisplayListDigest()
    digest.add(list.size.width, list.size.height)
    digest.add(list.background)
    for item in list.items { digest.add(item) }
    return String(SHA256.hexadecimal(of: digest.bytes).prefix(16))
  }

  private mutating func add(_ item: DisplayList.Item) {
    switch item {
    case .fill(let rect, let color):
      add(kind: 0, rect, color)
    case .roundedRect(let rect, let radius, let corners, let color):
      add(kind: 1, rect, color)
      add(radius)
      bytes.append(corners.rawValue)
    case .ring(let outer, let outerRadius, let inner, let innerRadius, let color):
      add(kind: 2, outer, color)
      add(outerRadius, inner.x, inner.y, inner.width, inner.height, innerRadius)
    case .text(let line, let origin, let color):
      bytes.append(3)
      add(color)
      add(origin.x, origin.y, line.font.size, Double(line.glyphs.count))
      for placed in line.glyphs { add(Double(placed.glyph.rawValue), placed.x) }
    case .icon(let glyph, let rect, let color):
      add(kind: 4, rect, color)
      add(Double(glyph.rawValue))
    case .stroke(let stroke, let color):
      bytes.append(5)
      add(color)
      add(stroke.width, stroke.corner, Double(stroke.points.count), Double(stroke.dash.count))
      for point in stroke.points { add(point.x, point.y) }
      for length in stroke.dash { add(length) }
    case .beginClip(let rect):
      bytes.append(6)
      add(rect.x, rect.y, rect.width, rect.height)
    case .endClip:
      bytes.append(7)
    }
  }

  private mutating func add(kind: UInt8, _ rect: Rect, _ color: Color) {
    bytes.append(kind)
    add(rect.x, rect.y, rect.width, rect.height)
    add(color)
  }

  private mutating func add(_ color: Color) {
    bytes += [color.red, color.green, color.blue, color.alpha]
  }

  private mutating func add(_ numbers: Double...) {
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }
}
