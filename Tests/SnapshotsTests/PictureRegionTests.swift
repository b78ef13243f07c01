import Raster
import Scenes
import Testing
import Wireframes

@testable import Snapshots

@Suite("Parts of a picture")
struct PictureRegionTests {
  private let wireframe = Wireframe(
    Scene(id: "a", tabs: [TabItem("Home")], selectedTab: 0, pages: [Page("Home")]))

  private func bezel(scale: Int) throws -> PictureRegion {
    PictureRegion(try #require(wireframe.regions.first { $0.name == "bezel" }), scale: scale)
  }

  @Test("a difference is only in the last part that contains it")
  func differing() {
    let regions = [
      PictureRegion(name: "content", rect: PixelRect(left: 0, top: 0, right: 40, bottom: 30)),
      PictureRegion(name: "title", rect: PixelRect(left: 0, top: 0, right: 40, bottom: 8)),
      PictureRegion(name: "tabBar", rect: PixelRect(left: 0, top: 20, right: 40, bottom: 30)),
    ]
    let old = Bitmap(width: 40, height: 30, pixel: 0xFFFF_FFFF)
    #expect(regions.names(differingIn: old, old) == [])
    var new = old
    new[20, 25] = 0xFF00_00FF
    #expect(regions.names(differingIn: old, new) == ["tabBar"])
    new[20, 12] = 0xFF00_00FF
    #expect(regions.names(differingIn: old, new) == ["content", "tabBar"])
  }

  @Test("the bezel has all pixels of the ring, and none of the display", arguments: 1...3)
  func ring(scale: Int) throws {
    let bezel = try bezel(scale: scale)
    var isMasked = Set<Int>()
    var list = wireframe.displayList
    // The last ring is the bezel itself, above the content of the display.
    let index = try #require(
      list.items.lastIndex { if case .ring = $0 { true } else { false } })
    guard case .ring(let outer, let radius, let inner, let innerRadius, _) = list.items[index]
    else { return }
    var painter = Painter()
    func painted(_ color: Color) -> Bitmap {
      list.items[index] = .ring(
        outer: outer, outerRadius: radius, inner: inner, innerRadius: innerRadius, color)
      var bitmap = Bitmap(width: 0, height: 0)
      painter.paint(list, scale: scale, into: &bitmap)
      return bitmap
    }
    let (first, second) = (painted(Color(hex: 0x000000)), painted(Color(hex: 0x00FF00)))
    for rect in bezel.rects {
      for y in rect.top..<rect.bottom {
        for x in rect.left..<rect.right {
          #expect(isMasked.insert(y * first.width + x).inserted)
        }
      }
    }
    let drawn = Set(first.pixels.indices.filter { first.pixels[$0] != second.pixels[$0] })
    #expect(drawn.subtracting(isMasked).isEmpty)
    // Inside of the outer round corners, the mask is at most a pixel larger: where the ring covers too little of
    // a pixel to change it.
    let surplus = isMasked.subtracting(drawn).filter { pixel in
      let x = (Double(pixel % first.width) + 0.5) / Double(scale)
      let y = (Double(pixel / first.width) + 0.5) / Double(scale)
      let dx = max(outer.x + radius - x, x - outer.maxX + radius, 0)
      let dy = max(outer.y + radius - y, y - outer.maxY + radius, 0)
      return dx * dx + dy * dy < (radius - 1) * (radius - 1)
    }
    let near = [-1, 0, 1].flatMap { row in [-1, 0, 1].map { row * first.width + $0 } }
    #expect(surplus.filter { pixel in !near.contains { drawn.contains(pixel + $0) } }.isEmpty)
    for (x, y) in [(0, 400), (200, 64), (413, 400), (200, 927)] {
      #expect(bezel.contains(x: x * scale, y: y * scale))
    }
    #expect(!bezel.contains(x: 200 * scale, y: 400 * scale))
    #expect(!isMasked.contains(400 * scale * first.width + 200 * scale))
  }

  @Test("the display has its first and its last row", arguments: 1...3)
  func display(scale: Int) throws {
    let region = try #require(wireframe.regions.first { $0.name == "bezel" })
    let rect = try #require(region.opening).rect
    let (x, top, bottom) = (Int(rect.midX) * scale, Int(rect.y) * scale, Int(rect.maxY) * scale)
    let bezel = try bezel(scale: scale)
    #expect(
      [top - 1, top, bottom - 1, bottom].map { bezel.contains(x: x, y: $0) }
        == [true, false, false, true])
  }

  @Test("a part without an opening is one rectangle")
  func plain() throws {
    let content = try #require(wireframe.regions.first { $0.name == "content" })
    let region = PictureRegion(content, scale: 2)
    #expect(region.rects == [region.rect])
  }
}
