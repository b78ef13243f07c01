import Navigation
import Scenes
import Testing
import Typography

@testable import Wireframes

@Suite("Layout of wide displays") struct RegularLayoutTests {
  private func wireframe(_ name: String, _ scene: Scene) throws -> Wireframe {
    Wireframe(
      scene,
      options: Wireframe.Options(
        variant: try Variant(name: name), showsCaption: false, showsFrame: false))
  }

  private func rects(_ region: String, _ name: String, _ scene: Scene) throws -> [Wireframes.Rect] {
    try wireframe(name, scene).regions.filter { $0.name == region }.map(\.rect)
  }

  private func layer(_ style: Layer.Style, anchor: String? = nil) -> Scene {
    SampleScenes.scene(
      layers: [Layer(style: style, pages: [SampleScenes.edit], anchor: anchor)])
  }

  private static let mail = Scene(
    id: "mail", tabs: [], selectedTab: nil,
    pages: [
      Page("Mailboxes") { Row("Inbox", value: "3", icon: "tray") },
      Page("Inbox") {
        Row("Lunch", icon: "envelope", accessory: .disclosure)
        Row("Minutes", icon: "envelope", accessory: .disclosure)
      },
      Page("Lunch") { Row("menu.pdf", accessory: .disclosure) },
    ], columns: SplitView(columns: 3))

  @Test("the sidebar and the columns have their widths")
  func columns() throws {
    #expect(
      try rects("sidebar", "pad-11~landscape", Self.mail)
        == [Wireframes.Rect(x: 0, y: 0, width: 260, height: 834)])
    #expect(
      try rects("content", "pad-11~landscape", Self.mail).map(\.x) == [0, 260, 610])
    #expect(
      try rects("navigationBar", "pad-11~landscape", Self.mail).map { [$0.y, $0.height] }
        == [[24, 50], [24, 50], [24, 50]])
    #expect(
      try rects("sidebar", "mac-window", Self.mail)
        == [Wireframes.Rect(x: 0, y: 0, width: 220, height: 800)])
  }

  @Test("the first column keeps clear of the side of a phone")
  func sides() throws {
    var scene = Self.mail
    scene.pages.removeFirst()
    scene.columns = SplitView(columns: 2)
    func row(_ name: String) throws -> Double? {
      try wireframe(name, scene).icons.first { $0.name == "envelope" }?.rect.x
    }
    #expect(try Variant(name: "phone-max~landscape").frame.sideInset == 62)
    #expect(try row("phone-max~landscape") == 62 + 24)
    #expect(try row("pad-11~landscape") == 24)
  }

  @Test(
    "a hidden column has one button, in the first column and after the controls of a window",
    arguments: [("pad-11~landscape", 28.0), ("mac-window", 106)])
  func sidebarButton(name: String, centerX: Double) throws {
    var scene = Self.mail
    scene.columns = SplitView(columns: 3, visibility: .doubleColumn)
    let drawn = try wireframe(name, scene)
    #expect(drawn.regions.count { $0.name == "content" } == 2)
    let frames = drawn.displayList.items.compactMap { item in
      if case .ring(let outer, 3.5, _, _, _) = item { outer } else { nil }
    }
    #expect(frames.map(\.midX) == [centerX])
  }

  @Test("the selected rows are highlighted, and only the last column has chevrons")
  func selection() throws {
    let wireframe = try wireframe("pad-11~landscape", Self.mail)
    let fills = wireframe.displayList.items.compactMap { item -> Wireframes.Rect? in
      if case .roundedRect(let rect, _, _, Theme.light.accentFill) = item { rect } else { nil }
    }
    #expect(
      fills == [
        Wireframes.Rect(x: 12, y: 126, width: 236, height: 44),
        Wireframes.Rect(x: 276, y: 126, width: 318, height: 56),
      ])
    #expect(wireframe.icons.count { $0.name == "chevron.right" } == 1)
    let accents = wireframe.displayList.items.count { item in
      if case .icon(_, _, Theme.light.onAccent) = item { true } else { false }
    }
    #expect(accents == 1)
  }

  @Test("the tabs are in a capsule with a border of a point")
  func capsule() throws {
    let scene = Scene(
      id: "a", tabs: [TabItem("Home"), TabItem("More")], selectedTab: 0, pages: [Page("Home")])
    let drawn = try wireframe("pad-13~landscape", scene)
    let pill = try #require(drawn.regions.first { $0.name == "tabBar" }).rect
    let rounded = drawn.displayList.items.compactMap { item in
      if case .roundedRect(let rect, let radius, _, _) = item { (rect, radius) } else { nil }
    }
    #expect(rounded.contains { $0 == (pill, pill.height / 2) })
    #expect(rounded.contains { $0 == (pill.inset(x: 1, y: 1), pill.height / 2 - 1) })
  }

  @Test("content is at most 672 points wide, in the middle, below the tabs and the title")
  func content() throws {
    let scene = SampleScenes.scene()
    let card = try #require(
      wireframe("pad-13~landscape", scene).displayList.items.compactMap {
        item -> Wireframes.Rect? in
        if case .roundedRect(let rect, 12, _, Theme.light.surface) = item { rect } else { nil }
      }.first)
    #expect(card.x == 352 && card.width == 672)
    let tabs = try rects("tabBar", "pad-13~landscape", scene)
    #expect(tabs.count == 1 && tabs[0].height == 44 && tabs[0].y == 27)
    #expect(abs(tabs[0].midX - 688) <= 1)
  }

  @Test(
    "a sheet is a form sheet in the middle",
    arguments: [
      ("pad-11", Wireframes.Rect(x: 147, y: 295, width: 540, height: 620)),
      ("pad-mini~landscape", Wireframes.Rect(x: 297, y: 62, width: 540, height: 620)),
      ("mac-window", Wireframes.Rect(x: 370, y: 90, width: 540, height: 620)),
    ])
  func formSheet(name: String, frame: Wireframes.Rect) throws {
    for style in [Layer.Style.largeSheet, .mediumSheet, .customSheet] {
      #expect(try rects("layer 1", name, layer(style)) == [frame])
    }
  }

  @Test("a sheet on a sheet leaves the edge of the lower one visible")
  func sheets() throws {
    let sheet = Layer(style: .largeSheet, pages: [SampleScenes.edit])
    let scene = SampleScenes.scene(layers: [sheet, sheet])
    let wireframe = try wireframe("pad-11", scene)
    #expect(wireframe.regions.filter { $0.name.hasPrefix("layer") }.map(\.name) == ["layer 2"])
    let edges = wireframe.displayList.items.compactMap { item -> Wireframes.Rect? in
      if case .roundedRect(let rect, 14, .top, Theme.light.fill) = item { rect } else { nil }
    }
    #expect(edges == [Wireframes.Rect(x: 163, y: 283, width: 508, height: 40)])
  }

  @Test("a cover fills the display")
  func cover() throws {
    #expect(
      try rects("layer 1", "pad-11", layer(.fullScreenCover))
        == [Wireframes.Rect(x: 0, y: 0, width: 834, height: 1210)])
    #expect(try rects("tabBar", "pad-11", layer(.fullScreenCover)) == [])
    #expect(try rects("sidebar", "mac-window", layer(.fullScreenCover)) == [])
  }

  @Test("a popover is at its control, with its arrow below it")
  func popover() throws {
    for anchor in ["More", "Eggs", "Start cooking"] {
      let scene = layer(.popover, anchor: anchor)
      let wireframe = try wireframe("pad-11", scene)
      let card = try #require(wireframe.regions.last { $0.name == "layer 1" }?.rect)
      #expect(card.width == 320)
      let arrows = wireframe.displayList.items.compactMap { item -> Point? in
        if case .stroke(let stroke, Theme.light.bar) = item { stroke.points[1] } else { nil }
      }
      let tip = try #require(arrows.first)
      let control = try #require(Self.frame(of: anchor, in: wireframe))
      #expect(tip.x >= card.x + 29 && tip.x <= card.maxX - 29)
      #expect(abs(tip.x - control.midX) <= 14, "\(anchor)")
      #expect(card.y >= control.maxY || card.maxY <= control.y)
    }
  }

  /// The frame of the icon or text of a control.
  private static func frame(of label: String, in wireframe: Wireframe) -> Wireframes.Rect? {
    if let icon = wireframe.icons.first(where: { $0.label == label }) { return icon.rect }
    let width = Typesetter.width(
      label, font: label == "Start cooking" ? .headline : .body)
    for case .text(let line, let origin, _) in wireframe.displayList.items
    where line.width == width {
      // A popover at a row points at its middle.
      if label == "Eggs" { return Wireframes.Rect(x: 81, y: origin.y - 20, width: 672, height: 30) }
      return Wireframes.Rect(x: origin.x, y: origin.y - 12, width: width, height: 12)
    }
    return nil
  }

  @Test("a confirmation is a popover without Cancel, and an alert is in the middle")
  func confirmations() throws {
    var scene = SampleScenes.scene(confirmation: SampleScenes.delete)
    let card = try #require(rects("confirmation", "pad-11", scene).first)
    #expect(card == Wireframes.Rect(x: 502, y: 83, width: 320, height: 64 + 56))
    scene.confirmation?.style = .alert
    let alert = try #require(rects("alert", "pad-11", scene).first)
    #expect(alert.width == 270 && alert.midX == 417 && abs(alert.midY - 605) <= 1)
    #expect(try rects("confirmation", "pad-11", scene) == [])
  }

  @Test("an inspector is a column of 270 points at the end, and the page is narrower")
  func inspector() throws {
    let scene = layer(.inspector)
    #expect(
      try rects("layer 1", "pad-11", scene) == [
        Wireframes.Rect(x: 564, y: 0, width: 270, height: 1210)
      ])
    #expect(
      try rects("layer 1", "mac-window", scene) == [
        Wireframes.Rect(x: 1010, y: 0, width: 270, height: 800)
      ])
    let pages = try rects("content", "mac-window", scene)
    #expect(pages.map(\.x) == [220, 1010] && pages.map(\.maxX) == [1010, 1280])
    // On a sheet, it is a sheet.
    let sheet = Layer(style: .largeSheet, pages: [SampleScenes.edit])
    let both = SampleScenes.scene(layers: [sheet, scene.layers[0]])
    #expect(try rects("layer 2", "pad-11", both).map(\.width) == [540])
  }

  @Test("in a window, rows and buttons are small, and buttons are beside each other")
  func window() throws {
    let page = Page("Recipe") {
      Row("Eggs")
      ActionButton("Cook")
      ActionButton("Share", role: .secondary)
    }
    let items = try wireframe("mac-window", SampleScenes.scene(pages: [page])).displayList.items
    func boxes(_ radius: Double, _ color: Color) -> [Wireframes.Rect] {
      items.compactMap {
        if case .roundedRect(let rect, radius, _, color) = $0 { rect } else { nil }
      }
    }
    #expect(boxes(10, Theme.light.surface).map(\.height) == [44])
    let cook = try #require(boxes(8, Theme.light.accent).first)
    let share = try #require(boxes(8, Theme.light.accentFill).last)
    #expect(cook.height == 32 && share.y == cook.y && share.x == cook.maxX + 10)
  }

  @Test("tabs that do not fit are More, and the selected one stays marked")
  func manyTabs() throws {
    let tabs = (1...12).map { TabItem("Section \($0)") }
    let scene = Scene(id: "a", tabs: tabs, selectedTab: 11, pages: [SampleScenes.detail])
    let tabBar = try #require(rects("tabBar", "pad-mini", scene).first)
    #expect(tabBar.x > 0 && tabBar.maxX < 744 - 40)
    #expect(
      try wireframe("pad-mini", scene).displayList.items.contains { item in
        if case .text(let line, _, Theme.light.accent) = item {
          line.width == Typesetter.width("More", font: Font(size: 15, weight: .semibold))
        } else {
          false
        }
      })
  }

  @Test("a large phone on its side shows columns and keeps the tabs at its bottom")
  func largePhone() throws {
    var scene = Self.mail
    scene.tabs = SampleScenes.tabs
    scene.selectedTab = 0
    #expect(
      try rects("tabBar", "phone-max~landscape", scene)
        == [Wireframes.Rect(x: 0, y: 387, width: 956, height: 53)])
    #expect(try rects("content", "phone-max~landscape", scene).count == 2)
    #expect(try rects("sidebar", "phone-max~landscape", scene) == [])
  }
}

@Suite("Menus on wide displays") struct RegularMenuTests {
  @Test(
    "an open menu is above the tabs and the columns after its own",
    arguments: ["pad-11~landscape", "phone-max~landscape", "mac-window"])
  func menu(name: String) throws {
    var list = Page(
      "Inbox", trailing: [BarButton("Sort", icon: "arrow.up", menu: [MenuItem("By name")])],
      blocks: [])
    list.states = [.menu("Sort")]
    let scene = Scene(
      id: "mail", tabs: SampleScenes.tabs, selectedTab: 0,
      pages: [list, Page("Lunch", blocks: [])], columns: SplitView(columns: 2))
    let options = Wireframe.Options(
      variant: try Variant(name: name), showsCaption: false, showsFrame: false)
    let wireframe = Wireframe(scene, options: options)
    #expect(wireframe.regions.last?.name == "menu")
    let display = options.device.display
    let whole = Wireframes.Rect(x: 0, y: 0, width: display.width, height: display.height)
    let dim = try #require(
      wireframe.displayList.items.firstIndex(of: .fill(whole, Theme.light.menuDim)))
    let titles = wireframe.displayList.items[dim...].count {
      if case .text = $0 { true } else { false }
    }
    #expect(titles == 1)
  }
}
