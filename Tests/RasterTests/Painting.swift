import Testing
import Typography
import Wireframes

@testable import Raster

let white = Color(hex: 0xFFFFFF)
let black = Color(hex: 0x000000)

/// Paints items on white, one pixel per point.
func painted(
  _ items: [DisplayList.Item], width: Double = 8, height: Double = 8, scale: Int = 1
) -> Bitmap {
  var painter = Painter()
  let list = list(items, width: width, height: height)
  let bitmap = painter.bitmap(of: list, scale: scale)
  // Every test is one of painting in palette indices, too.
  var picture = Picture.palette(PaletteBitmap())
  painter.paint(list, scale: scale, into: &picture)
  #expect(picture.bitmap == bitmap)
  return bitmap
}

func list(_ items: [DisplayList.Item], width: Double = 8, height: Double = 8) -> DisplayList {
  DisplayList(size: Size(width: width, height: height), background: white, items: items)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func text(
  _ string: String, size: Double = 17, weight: FontWeight = .regular, x: Double = 4,
  y: Double = 20, color: Color = black
) -> DisplayList.Item {
  let line = Typesetter.line(string, font: Font(size: size, weight: weight))
  return .text(line, origin: Point(x: x, y: y), color)
}

func icon(_ name: String, _ rect: Rect) throws -> DisplayList.Item {
  .icon(try #require(IconCatalog.glyph(named: name)), rect, black)
}

extension Bitmap {
  /// The red channel of each pixel, one line per row: enough for black on white.
  var reds: [[Int]] {
    (0..<height).map { y in (0..<width).map { x in Int(self[x, y] & 0xFF) } }
  }

  /// The picture with left and right exchanged.
  var mirrored: Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[width - 1 - x, y] }
    }
    return result
  }

  /// The picture with rows and columns exchanged.
  var transposed: Bitmap {
    var result = Bitmap(width: height, height: width)
    for y in 0..<height {
      for x in 0..<width { result[y, x] = self[x, y] }
    }
    return result
  }

  /// FNV-1a over the pixels, byte by byte, lowest first.
  var digest: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for pixel in pixels {
      for shift: UInt32 in [0, 8, 16, 24] {
        hash = (hash ^ UInt64(pixel >> shift & 0xFF)) &* 0x100_0000_01b3
      }
    }
    return hash
  }
}

/// Black at a level of coverage over white, computed directly.
func grey(_ level: Int) -> Int {
  let alpha = (level * 255 + Coverage.full / 2) / Coverage.full
  return (255 * (255 - alpha) + 127) / 255
}
