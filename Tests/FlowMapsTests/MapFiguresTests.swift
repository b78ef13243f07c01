import Cookbook
import Foundation
import Harness
import Scenes
import TestSupport
import Testing
import Typography
import Wireframes

@testable import FlowMaps

/// The figures that the layout was designed for, on two apps that fit on 1,440 × 900 points.
@Suite("Figures of a map")
struct MapFiguresTests {
  @MainActor
  private static func cookbook() async throws -> MapPicture {
    let scenes = try await SceneSource(AppScreen.self).scenes { _ in true }
      .map { try $0.scene.get() }
    return MapPicture(FlowMap(app: "Cookbook", graph: FlowGraph(scenes)), scenes: scenes)
  }

  /// The map of the app in `Tests/SocialClient`.
  private static func socialClient() throws -> MapPicture {
    let path = "Tests/FlowMapsTests/Fixtures/social-client.json"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: External.path(path)))
    return MapPicture(try FlowMap(json: Array(bytes)), scenes: [])
  }

  @Test("The demo app uses half of the map, with pictures of 98 points and titles of 10")
  @MainActor
  func pictures() async throws {
    let picture = try await Self.cookbook()
    #expect(picture.layout.size == Size(width: 1_440, height: 900))
    #expect(picture.layout.mode == .pictures)
    #expect((98 * 0.9...98 * 1.1).contains(picture.layout.cellWidth))
    let share = usedShare(of: picture)
    #expect((0.51 * 0.9...0.51 * 1.1).contains(share), "\(share)")
    #expect(Font.screenTitle.size == 10)
    #expect(Font.laneTitle.size == 13)
  }

  @Test("A client of 90 screens has tiles of 96 points with titles of 11")
  func tiles() throws {
    let picture = try Self.socialClient()
    #expect(picture.layout.size == Size(width: 1_440, height: 900))
    #expect(picture.layout.mode == .tiles)
    #expect((96 * 0.9...96 * 1.1).contains(picture.layout.cellWidth))
    let share = usedShare(of: picture)
    #expect((0.32 * 0.9...0.32 * 1.1).contains(share), "\(share)")
    #expect(Font.tileTitle.size == 11)
    let cut = picture.layout.titles.filter { title in
      MapTitle(title, font: .tileTitle).lines(maxWidth: picture.layout.cellWidth - 13).count > 2
    }
    #expect(cut == [])
  }

  /// The part of the map that pictures, tiles and texts take.
  private func usedShare(of picture: MapPicture) -> Double {
    let layout = picture.layout
    var area = 0.0
    for (node, box) in layout.boxes.enumerated() {
      guard layout.mode == .pictures || box.host == nil else { continue }
      area += box.picture.area
      guard picture.showsPicture(of: node) else { continue }
      area += box.chips.reduce(0) { $0 + $1.rect.area }
      var pen = MapPen()
      picture.drawCaption(of: node, on: &pen)
      area += textArea(pen.items)
    }
    return (area + textArea(picture.ground.items)) / (layout.size.width * layout.size.height)
  }

  /// The area of all texts, as lines with the usual distance.
  private func textArea(_ items: [DisplayList.Item]) -> Double {
    items.reduce(0) { area, item in
      guard case .text(let line, _, _) = item else { return area }
      return area + line.width * line.font.size * 1.2
    }
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
