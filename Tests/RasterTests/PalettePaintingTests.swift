import Testing
import Wireframes

@testable import Raster

@Suite struct PalettePaintingTests {
  private func picture(
    _ items: [DisplayList.Item], width: Double = 60, height: Double = 40
  ) -> (picture: Picture, bitmap: Bitmap) {
    var painter = Painter()
    let list = list(items, width: width, height: height)
    var picture = Picture.palette(PaletteBitmap())
    painter.paint(list, scale: 2, into: &picture)
    return (picture, painter.bitmap(of: list, scale: 2))
  }

  /// Squares in different colours.
  private func squares(_ count: Int) -> [DisplayList.Item] {
    (0..<count).map { index in
      let place = rect(Double(index % 20), Double(index / 20), 1, 1)
      return .fill(place, Color(hex: 0x010203 * (UInt32(index) + 1) & 0xFFFFFF))
    }
  }

  @Test("Up to 256 colours are painted in indices, and more directly", arguments: [254, 255, 256])
  func colorLimit(count: Int) {
    let (picture, bitmap) = picture(squares(count))
    #expect(picture.bitmap == bitmap)
    #expect(Set(bitmap.pixels).count == count + 1)
    if case .palette = picture {
      #expect(count <= 255)
    } else {
      #expect(count == 256)
    }
  }

  @Test("A picture of many hidden colours has the visible pixels")
  func hiddenColors() {
    let cover = DisplayList.Item.fill(rect(0, 0, 50, 30), Color(hex: 0x123456))
    let (picture, bitmap) = picture(squares(300) + [cover])
    #expect(picture.bitmap == bitmap)
  }

  @Test("Lines that nothing distinguishes share a row")
  func sharedRows() throws {
    let items: [DisplayList.Item] = [
      .fill(rect(3, 5, 20, 10), black), .fill(rect(10, 8, 5, 20), Color(hex: 0xFF0000, alpha: 90)),
      .beginClip(rect(0, 0, 60, 30)),
      .roundedRect(rect(30, 2, 20, 36), radius: 3, corners: .all, Color(hex: 0x00AA00)), .endClip,
    ]
    let (picture, bitmap) = picture(items)
    #expect(picture.bitmap == bitmap)
    guard case .palette(let indexed) = picture else {
      Issue.record("there are few colours")
      return
    }
    let rows = try #require(indexed.rowNumbers.last) + 1
    #expect(rows < 25)
    #expect(indexed.rowNumbers.count == 80 && indexed.rows.count >= Int(rows) * indexed.width)
  }

  @Test("Memory is reused between sizes, and between both kinds of pictures")
  func reuse() {
    var painter = Painter()
    var picture = Picture.palette(PaletteBitmap())
    for (count, side) in [(3, 30), (300, 40), (9, 50), (300, 20), (20, 10), (5, 60)] {
      let list = list(squares(count), width: Double(side), height: Double(side))
      painter.paint(list, scale: 1, into: &picture)
      #expect(picture.bitmap == painter.bitmap(of: list, scale: 1))
    }
  }

  @Test(
    "Clips outside of the picture and around huge glyphs hide everything", arguments: [-9e5, 9e5])
  func farClips(place: Double) throws {
    for clip in [rect(0, place, 10, 10), rect(place, 0, 10, 10), rect(2, place, 10, 2e6)] {
      let items: [DisplayList.Item] = [
        .beginClip(clip), try icon("cart", rect(-400, -400, 900, 900)),
        .roundedRect(rect(-50, -50, 200, 200), radius: 30, corners: .all, black),
        .stroke(Stroke([Point(x: 0, y: 0), Point(x: 60, y: 40)], width: 3), black), .endClip,
      ]
      let (picture, bitmap) = picture(items)
      #expect(picture.bitmap == bitmap)
    }
  }

  @Test("Random items give the same pixels in indices and directly", arguments: 0..<40)
  func random(seed: Int) {
    let (picture, bitmap) = picture(randomItems(seed))
    #expect(picture.bitmap == bitmap)
  }

  @Test("Colours that are kept from picture to picture change no pixel")
  func keptColors() {
    var painter = Painter()
    var picture = Picture.palette(PaletteBitmap())
    var kinds = Set<Bool>()
    for seed in 0..<60 {
      // Some have too many colours, on their own or with those before.
      let items = squares(seed % 7 == 0 ? 260 : seed * 3) + randomItems(seed)
      let list = list(items, width: 60, height: 40)
      painter.paint(list, scale: 2, into: &picture)
      var other = Painter()
      #expect(picture.bitmap == other.bitmap(of: list, scale: 2), "\(seed)")
      if case .palette = picture { kinds.insert(true) } else { kinds.insert(false) }
    }
    #expect(kinds == [true, false])
  }

  @Test("More colours than there are tables for, and text up to the last pixel")
  func manyInks() {
    let colored = (0..<200).map { index in
      let place = rect(Double(index % 20), Double(index / 20), 2, 2)
      return DisplayList.Item.fill(place, Color(hex: UInt32(index % 16) << 20, alpha: UInt8(index)))
    }
    for offset in 0..<12 {
      let words = text("Wg", size: 12, x: 50 + Double(offset) / 2, y: 38)
      let (picture, bitmap) = picture(colored + [words, words])
      #expect(picture.bitmap == bitmap)
    }
  }

  private func randomItems(_ seed: Int) -> [DisplayList.Item] {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % UInt64(bound))
    }
    var items: [DisplayList.Item] = []
    for index in 0..<25 {
      let place = rect(next(70) - 10, next(50) / 2 - 5, next(120) / 3, next(90) / 4)
      let color = Color(hex: UInt32(next(0xFFFFFF)), alpha: next(3) == 0 ? UInt8(next(256)) : 255)
      switch Int(next(6)) {
      case 0: items.append(.fill(place, color))
      case 1: items.append(.roundedRect(place, radius: next(20) / 2, corners: .all, color))
      case 2: items.append(text("Ag \(index)", size: 5 + next(20), x: next(50), y: next(40)))
      case 3: items.append(.beginClip(place))
      case 4: items.append(.endClip)
      default:
        let ends = [Point(x: next(60), y: next(40)), Point(x: next(60), y: next(40))]
        items.append(.stroke(Stroke(ends, width: 1 + next(4), corner: 2), color))
      }
    }
    return items
  }
}
