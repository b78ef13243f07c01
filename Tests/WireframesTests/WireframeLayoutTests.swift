import Scenes
import Testing
import Typography

@testable import Wireframes

@Suite("Layout of a wireframe")
struct WireframeLayoutTests {
  private func region(_ name: String, of wireframe: Wireframe) -> Rect? {
    wireframe.regions.last { $0.name == name }?.rect
  }

  /// The left ends of texts in a colour, at half the height of their capitals.
  private func texts(_ color: Color, of wireframe: Wireframe) -> [Point] {
    wireframe.displayList.items.compactMap { item in
      guard case .text(let line, let origin, color) = item else { return nil }
      return Point(x: origin.x, y: origin.y - FontMetrics(line.font).capHeight / 2)
    }
  }

  @Test("the chevron of a back button is 15 left of its title")
  func backButton() throws {
    let wireframe = Wireframe(SampleScenes.scene())
    let chevron = try #require(wireframe.icons.first { $0.name == "chevron.left" }).rect
    let distances = texts(Theme.light.accent, of: wireframe)
      .filter { abs($0.y - chevron.midY) < 0.01 }.map { $0.x - chevron.midX }
    #expect(distances.contains { abs($0 - 15) < 0.01 }, "\(distances)")
  }

  @Test("a subtitle is 20.5 below the title of its row")
  func subtitle() {
    let wireframe = Wireframe(SampleScenes.scene())
    let titles = texts(Theme.light.text, of: wireframe)
    let distances = texts(Theme.light.secondary, of: wireframe).flatMap { subtitle in
      titles.filter { $0.x == subtitle.x }.map { subtitle.y - $0.y }
    }
    #expect(distances.contains { abs($0 - 20.5) < 0.01 }, "\(distances)")
  }

  @Test("a section without a header is closer to what is above it")
  func sections() {
    let row = Row("Row").block
    let (plain, titled) = (
      ListSection { Row("A") }.block, ListSection("Header") { Row("A") }.block
    )
    #expect(BlockSpacing.space(between: row, and: plain) == 16)
    #expect(BlockSpacing.space(between: row, and: titled) == 22)
    #expect(BlockSpacing.space(between: plain, and: plain) == 20)
    #expect(BlockSpacing.space(between: plain, and: titled) == 8)
  }

  @Test("a phone is 414 × 928 points with caption and bezel")
  func size() {
    let wireframe = Wireframe(SampleScenes.scene())
    #expect(wireframe.displayList.size == Size(width: 414, height: 928))
    #expect(
      region("statusBar", of: wireframe) == Rect(x: 12, y: 72, width: 390, height: 54))
    #expect(
      region("navigationBar", of: wireframe) == Rect(x: 12, y: 126, width: 390, height: 44))
    #expect(region("content", of: wireframe) == Rect(x: 12, y: 170, width: 390, height: 663))
    #expect(region("tabBar", of: wireframe) == Rect(x: 12, y: 833, width: 390, height: 83))
  }

  @Test(
    "caption and bezel are optional",
    arguments: [
      (true, false, Size(width: 390, height: 904)), (false, true, Size(width: 414, height: 868)),
      (false, false, Size(width: 390, height: 844)),
    ])
  func options(caption: Bool, frame: Bool, size: Size) {
    let options = Wireframe.Options(showsCaption: caption, showsFrame: frame)
    let wireframe = Wireframe(SampleScenes.scene(), options: options)
    #expect(wireframe.displayList.size == size)
    #expect((region("caption", of: wireframe) != nil) == caption)
    #expect((region("bezel", of: wireframe) != nil) == frame)
  }

  @Test("the caption of a deep screen shows its root and its last pages, however deep it is")
  func deepCaption() {
    func deep(_ count: Int) -> DisplayList {
      var scene = SampleScenes.scene()
      scene.pages = [scene.pages[0]] + (0..<count).map { Page("Page \(count - $0)") }
      return Wireframe(scene).displayList
    }
    #expect(deep(30) == deep(31))
    #expect(deep(30) == deep(20_000))
    #expect(deep(1) != deep(30))
  }

  @Test("a root page has a large title above its content")
  func largeTitle() {
    let wireframe = Wireframe(SampleScenes.scene(pages: [Page("Recipes") {}]))
    #expect(region("content", of: wireframe)?.y == 218)
  }

  @Test("a page with a back button of its own has no other")
  func ownBackButton() {
    func commands(_ leading: [BarButton]) -> Int {
      let pages = [Page("Recipes") {}, Page("Soup", leading: leading) {}]
      return Wireframe(SampleScenes.scene(pages: pages)).displayList.items.count
    }
    let one = commands([])
    #expect(commands([BarButton("Leave", icon: "chevron.left")]) == one)
    #expect(commands([BarButton("Leave")]) > one)
  }

  @Test(
    "a sheet begins at its detent and keeps the tab bar, a cover fills the display and hides it",
    arguments: [
      (Layer.Style.largeSheet, 72.0 + 66, true), (.mediumSheet, 72 + 422, true),
      (.fullScreenCover, 72, false),
    ])
  func layers(style: Layer.Style, top: Double, hasTabBar: Bool) {
    let scene = SampleScenes.scene(layers: [Layer(style: style, pages: [SampleScenes.edit])])
    let wireframe = Wireframe(scene)
    #expect(region("layer 1", of: wireframe)?.y == top)
    #expect(region("layer 1", of: wireframe)?.maxY == 916)
    #expect((region("tabBar", of: wireframe) != nil) == hasTabBar)
  }

  @Test("the edge of a sheet below another is 12 points above it")
  func lowerSheet() {
    let scene = SampleScenes.scene(
      layers: Array(
        repeating: Layer(style: .largeSheet, pages: [SampleScenes.edit]), count: 2))
    let edges = Wireframe(scene).displayList.items.compactMap { item -> Rect? in
      guard case .roundedRect(let rect, 14, .top, _) = item else { return nil }
      return rect
    }
    #expect(edges.map(\.y) == [126, 138])
    #expect(edges.map(\.width) == [358, 390])
  }

  @Test("a confirmation is above the home indicator")
  func confirmation() {
    let wireframe = Wireframe(SampleScenes.scene(confirmation: SampleScenes.delete))
    #expect(region("confirmation", of: wireframe)?.maxY == 882)
  }

  @Test("a gap without a height pushes the following blocks to the bottom of the page")
  func flexibleGap() {
    let page = Page("Cook", background: .plain) {
      Gap()
      ActionButton("Next step")
    }
    let scene = SampleScenes.scene(layers: [Layer(style: .fullScreenCover, pages: [page])])
    let buttons = Wireframe(scene).displayList.items.compactMap { item -> Rect? in
      guard case .roundedRect(let rect, 14, .all, Theme.light.accent) = item else { return nil }
      return rect
    }
    #expect(buttons == [Rect(x: 28, y: 916 - 58 - 50, width: 358, height: 50)])
  }

  @Test("a gap keeps the blocks around it apart, also on a page that is full")
  func gapOnFullPage() {
    let scene = SampleScenes.scene(layers: [
      Layer(
        style: .fullScreenCover,
        pages: [
          Page("Cook", background: .plain) {
            ActionButton("Next step")
            Gap()
            ActionButton("Stop")
            CardGrid(columns: 1, (1...8).map { CardGrid.Card("Step \($0)") })
          }
        ])
    ])
    let buttons = Wireframe(scene).displayList.items.compactMap { item -> Rect? in
      guard case .roundedRect(let rect, 14, .all, _) = item else { return nil }
      return rect
    }
    #expect(buttons.count == 2)
    #expect(buttons.last.map { $0.y - (buttons.first?.maxY ?? 0) } == 16)
  }

  @Test("another device has its own dimensions")
  func otherDevice() throws {
    let device = try #require(DeviceModel.named("phone-se"))
    let options = Wireframe.Options(variant: Variant(device: device), showsCaption: false)
    let wireframe = Wireframe(SampleScenes.scene(), options: options)
    #expect(wireframe.displayList.size == Size(width: 399, height: 867))
    #expect(region("tabBar", of: wireframe) == Rect(x: 12, y: 718, width: 375, height: 49))
  }

  @Test(
    "invalid dimensions do no harm",
    arguments: [Double.nan, .infinity, -1, 1e30])
  func hostileMeasures(value: Double) {
    let page = Page("Odd") {
      ImagePlaceholder(height: value)
      MapPlaceholder(pins: ["a"], height: value)
      Gap(value)
      ProgressBar(value)
      SkeletonLines(.max)
      SkeletonLines(-3)
      CardGrid(columns: -1, [.init("a")])
      CardGrid(columns: .max, [.init("a")])
      CardGrid([])
      SegmentedControl([], selection: 7)
      ListSection {}
    }
    let scene = Scene(id: "odd", tabs: [], selectedTab: 9, pages: [page])
    for case .fill(let rect, _) in Wireframe(scene).displayList.items {
      #expect(rect.x.isFinite && rect.y.isFinite && rect.height.isFinite)
    }
    #expect(TextRendering(scene).text.contains("screen    odd\n"))
  }

  @Test(
    "a value gets the space beside a short title, and at most half beside a long one",
    arguments: [("Handle", true), (String(repeating: "wide ", count: 20), false)])
  func value(title: String, isWhole: Bool) {
    let value = "@ines@harbour.example"
    let page = Page("Page") { Row(title, value: value) }
    let lines = Wireframe(SampleScenes.scene(pages: [page])).displayList.items.compactMap {
      if case .text(let line, _, _) = $0 { line } else { nil }
    }
    let whole = Typesetter.line(value, font: .body, maxWidth: .greatestFiniteMagnitude)
    #expect(lines.contains(whole) == isWhole)
  }

  @Test("a pixel of the display belongs to its own part, not to the bezel around it")
  func innermostRegion() {
    let wireframe = Wireframe(SampleScenes.scene())
    func name(x: Double, y: Double) -> String? {
      wireframe.regions.last { region in
        let rect = region.rect
        return rect.x <= x && x < rect.maxX && rect.y <= y && y < rect.maxY
      }?.name
    }
    #expect(name(x: 200, y: 400) == "content")
    #expect(name(x: 200, y: 900) == "tabBar")
    #expect(name(x: 200, y: 80) == "statusBar")
    #expect(name(x: 3, y: 400) == "bezel")
    #expect(name(x: 3, y: 10) == "caption")
  }

  @Test("the same scene gives the same wireframe")
  func determinism() {
    #expect(Wireframe(SampleScenes.scene()) == Wireframe(SampleScenes.scene()))
  }
}

@Suite struct BlockDrawingTests {
  @Test("Every kind of block has a drawing")
  func completeness() {
    let missing = Block.kinds.filter { !($0.type is any BlockDrawing.Type) }
    #expect(missing.map(\.name) == [])
  }
}
