import Scenes
import Testing

@testable import Wireframes

@Suite("Layout of variants") struct VariantLayoutTests {
  private static let page = Page("Ingredients") {
    ListSection {
      Row("Eggs", value: "6")
      Row("Tomatoes, canned", value: "800 g")
    }
    ActionButton("Start cooking")
  }

  private func wireframe(_ name: String, _ scene: Scene? = nil) throws -> Wireframe {
    let scene = scene ?? SampleScenes.scene(pages: [Page("Recipes"), Self.page])
    return Wireframe(
      scene,
      options: Wireframe.Options(
        variant: try Variant(name: name), showsCaption: false, showsFrame: false))
  }

  private func boxes(_ wireframe: Wireframe, _ color: Color) -> [Rect] {
    wireframe.displayList.items.compactMap {
      if case .roundedRect(let rect, _, _, color) = $0 { rect } else { nil }
    }
  }

  @Test("at AX3 values are below titles, and buttons grow")
  func accessibilitySize() throws {
    let wireframe = try wireframe("ax3")
    // Eggs and its value: 24 + 2 × 48; Tomatoes, canned wraps: 24 + 3 × 48.
    let card = try #require(boxes(wireframe, Theme.light.surface).first)
    #expect(card.height == 120 + 168)
    let button = try #require(boxes(wireframe, Theme.light.accent).first)
    #expect(button.height == 80)
  }

  @Test("below the accessibility sizes nothing moves", arguments: ["xs", "xl", "xxxl"])
  func usualSizes(name: String) throws {
    let (wireframe, standard) = (try wireframe(name), try wireframe("standard"))
    #expect(wireframe.regions == standard.regions)
    #expect(boxes(wireframe, Theme.light.surface) == boxes(standard, Theme.light.surface))
    #expect(wireframe.displayList != standard.displayList)
  }

  @Test("bars keep their size at every text size", arguments: TextSize.allCases)
  func bars(size: TextSize) throws {
    let names: Set = ["statusBar", "navigationBar", "tabBar"]
    let regions = try wireframe(size.rawValue).regions.filter { names.contains($0.name) }
    #expect(regions == (try wireframe("standard")).regions.filter { names.contains($0.name) })
  }

  @Test("right-to-left mirrors every box and no size")
  func mirrored() throws {
    let (one, other) = (try wireframe("standard"), try wireframe("rtl"))
    #expect(one.regions.map(\.name) == other.regions.map(\.name))
    for (left, right) in zip(one.regions, other.regions) {
      let mirrored = Wireframes.Rect(
        x: 390 - left.rect.maxX, y: left.rect.y, width: left.rect.width, height: left.rect.height)
      #expect(right.rect == mirrored)
    }
    #expect(other.icons.first?.name == one.icons.first?.name)
  }

  @Test("icons with a direction turn, others do not")
  func icons() {
    #expect(MirroredIcon.name(of: "chevron.left") == "chevron.right")
    #expect(MirroredIcon.name(of: "chevron.forward.circle") == "chevron.backward.circle")
    #expect(MirroredIcon.name(of: "arrow.uturn.left") == "arrow.uturn.right")
    #expect(MirroredIcon.name(of: "chevron.down") == "chevron.down")
    #expect(MirroredIcon.name(of: "clock.arrow.left") == "clock.arrow.left")
  }

  @Test("a phone on its side shows inline titles, and sheets fill the display")
  func landscape() throws {
    let page = try wireframe("landscape")
    #expect(page.regions.contains { $0.name == "statusBar" } == false)
    let bar = try #require(page.regions.first { $0.name == "navigationBar" })
    #expect(bar.rect == Wireframes.Rect(x: 47, y: 4, width: 750, height: 44))
    let tabs = try #require(page.regions.first { $0.name == "tabBar" })
    #expect(tabs.rect == Wireframes.Rect(x: 0, y: 337, width: 844, height: 53))
    let sheet = Layer(style: .mediumSheet, pages: [SampleScenes.edit])
    let scene = SampleScenes.scene(layers: [sheet])
    let layer = try #require(
      try wireframe("landscape", scene).regions.first { $0.name == "layer 1" })
    #expect(layer.rect == Wireframes.Rect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("only a variant beyond light and dark is named in the caption")
  func caption() throws {
    let scene = SampleScenes.scene()
    func texts(_ name: String) throws -> Int {
      let options = Wireframe.Options(variant: try Variant(name: name))
      return Wireframe(scene, options: options).displayList.items.count {
        if case .text(_, let origin, _) = $0 { origin.y < 24 } else { false }
      }
    }
    #expect(try texts("standard") == 1)
    #expect(try texts("dark") == 1)
    #expect(try texts("dark~contrast") == 2)
  }
}
