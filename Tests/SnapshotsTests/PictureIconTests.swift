import Raster
import Testing

@testable import Snapshots

@Suite("Changes of icons")
struct PictureIconTests {
  private func icon(_ name: String, _ label: String?, x: Int) -> PictureIcon {
    PictureIcon(
      name: name, label: label, rect: PixelRect(left: x, top: 10, right: x + 4, bottom: 14))
  }

  private func sentences(_ points: [(x: Int, y: Int)], icons: [PictureIcon]) -> [String] {
    let old = Bitmap(width: 400, height: 30, pixel: 0xFFFF_FFFF)
    var new = old
    for point in points { new[point.x, point.y] = 0xFF00_0000 }
    let regions = [
      PictureRegion(name: "content", rect: old.bounds),
      PictureRegion(name: "tabBar", rect: PixelRect(left: 100, top: 0, right: 400, bottom: 30)),
    ]
    return icons.sentences(differingIn: old, new, regions)
  }

  @Test("each changed icon has a sentence with its part and its text")
  func changed() {
    let icons = [
      icon("gear", "Home", x: 200), icon("heart", "Milk", x: 20), icon("star", "Ink", x: 60),
    ]
    #expect(
      sentences([(201, 11), (202, 12), (23, 13)], icons: icons) == [
        "content: the icon of Milk is now heart", "tabBar: the icon of Home is now gear",
      ])
  }

  @Test("nothing is said if anything else differs, or if the text has the icon's name")
  func others() {
    let icons = [icon("heart", "Milk", x: 20), icon("timer", nil, x: 60)]
    #expect(sentences([(21, 11), (50, 11)], icons: icons) == [])
    #expect(sentences([(61, 11)], icons: icons) == [])
    #expect(
      sentences([(21, 11), (61, 11)], icons: icons) == ["content: the icon of Milk is now heart"])
    #expect(sentences([(21, 11)], icons: []) == [])
  }

  @Test("many icons are counted")
  func many() {
    let icons = (0..<8).map { icon("heart", "Row \($0)", x: 10 * $0) }
    let found = sentences((0..<8).map { (10 * $0 + 1, 11) }, icons: icons)
    #expect(found.count == MeaningDifference.maxContentLines + 1)
    #expect(found.last == "picture: 2 more icons")
  }
}
