import Testing
import Wireframes

@testable import Raster

@Suite struct PainterBlendingTests {
  @Test("Every alpha blends every pair of channels as the formula says")
  func formula() {
    for alpha in 0...255 {
      for source in stride(from: 0, through: 255, by: 5) {
        let below = (source * 7 + alpha * 3) % 256
        let other = 255 - below
        let ink = Ink(
          Color(red: UInt8(source), green: UInt8(255 - source), blue: UInt8(source)))
        let pixel = UInt32(below) | UInt32(other) << 8 | UInt32(other) << 16 | 0xFF00_0000
        func blend(_ source: Int, _ below: Int) -> UInt32 {
          UInt32((source * alpha + below * (255 - alpha) + 127) / 255)
        }
        let expected =
          blend(source, below) | blend(255 - source, other) << 8 | blend(source, other) << 16
          | 0xFF00_0000
        #expect(ink.over(pixel, alpha: UInt32(alpha)) == expected)
      }
    }
  }

  @Test("A dimmed layer over known colours gives known colours")
  func dim() {
    let colors = [0xF2F2F7, 0xFFFFFF, 0x3B6FE0, 0x1C1C1E].map { Color(hex: $0) }
    var items = colors.enumerated().map { index, color in
      DisplayList.Item.fill(rect(Double(index) * 5, 0, 5, 2), color)
    }
    items.append(.fill(rect(0, 0, 20, 1), Color(hex: 0, alpha: 97)))
    let bitmap = painted(items, width: 20, height: 2)
    for (index, expected) in [0xFF99_9696, 0xFF9E_9E9E, 0xFF8B_4525, 0xFF13_1111].enumerated() {
      for x in index * 5..<index * 5 + 5 { #expect(bitmap[x, 0] == UInt32(expected)) }
    }
    #expect(bitmap[0, 1] == 0xFFF7_F2F2)
  }

  @Test("A transparent colour paints nothing")
  func clear() {
    let clear = Color(hex: 0x00FF00, alpha: 0)
    let items: [DisplayList.Item] = [
      .fill(rect(0, 0, 8, 8), clear), .fill(rect(0.5, 0.5, 2, 2), clear),
      .roundedRect(rect(0, 0, 8, 8), radius: 3, corners: .all, clear),
    ]
    #expect(painted(items) == painted([]))
  }

  @Test("A row of many colours blends like its single pixels")
  func rows() {
    let colors = (0..<67).map { (number: Int) -> Color in
      let hex = number / 3 * 0x030507 & 0xFFFFFF
      return Color(hex: UInt32(hex))
    }
    let fills = colors.enumerated().map { index, color in
      DisplayList.Item.fill(rect(Double(index), 0, 1, 1), color)
    }
    let shade = Color(hex: 0x3B6FE0, alpha: 140)
    let atOnce = painted(fills + [.fill(rect(0, 0, 67, 1), shade)], width: 67, height: 1)
    for (x, color) in colors.enumerated() {
      #expect(atOnce[x, 0] == Ink(shade).over(Ink(color).opaque, alpha: 140))
    }
  }
}
