import Navigation
import Scenes
import Testing
import Typography

@testable import Wireframes

@Suite("Where parts of blocks and displays are drawn") struct BlockGeometryTests {
  private func items(
    _ scene: Scene, variant: String? = nil
  ) throws -> [DisplayList.Item] {
    let options = Wireframe.Options(
      variant: try variant.map { try Variant(name: $0) } ?? Variant(), showsCaption: false,
      showsFrame: false)
    return Wireframe(scene, options: options).displayList.items
  }

  @Test("the segments of a control share its width without two points at each side")
  func segments() throws {
    let page = Page("Days") { SegmentedControl(["Day", "Week", "Month"], selection: 2) }
    let scene = Scene(id: "days", tabs: [], selectedTab: nil, pages: [page])
    let rounded = try items(scene).compactMap { item -> (rect: Wireframes.Rect, radius: Double)? in
      guard case .roundedRect(let rect, let radius, _, _) = item else { return nil }
      return (rect, radius)
    }
    let control = try #require(rounded.first { $0.radius == 9 }).rect
    let segment = try #require(rounded.first { $0.radius == 7 }).rect
    #expect(abs(segment.width - (control.width - 4) / 3) < 0.01)
    #expect(abs(segment.maxX - (control.maxX - 2)) < 0.01)
  }

  @Test("the buttons of a bar never lie over each other or over the way back", arguments: 1...6)
  func barButtons(count: Int) throws {
    let labels = ["Choose an agent", "View context usage", "Pick another model", "Share", "More"]
    let buttons = (0..<count).map { BarButton(labels[$0 % labels.count]) }
    let page = Page("Session", leading: [BarButton("Cancel")], trailing: buttons, blocks: [])
    let scene = Scene(id: "bar", tabs: [], selectedTab: nil, pages: [Page("Projects"), page])
    let texts = try items(scene).compactMap { item -> ClosedRange<Double>? in
      guard case .text(let line, let origin, let color) = item, color == Theme.light.accent else {
        return nil
      }
      return origin.x...(origin.x + line.width)
    }.sorted { $0.lowerBound < $1.lowerBound }
    #expect(texts.count == count + 2)
    #expect(texts.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= 390 })
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
  }

  @Test("a button with an open menu is as wide as the bar has room for")
  func openButton() throws {
    let labels = ["Choose an agent", "View context usage", "Pick another model"]
    let buttons = labels.map { BarButton($0, menu: [MenuItem("One")]) }
    func widths(_ states: [PageState]) throws -> [Double] {
      var page = Page("Session", trailing: buttons, blocks: [])
      page.states = states
      let scene = Scene(id: "bar", tabs: [], selectedTab: nil, pages: [Page("Projects"), page])
      return try items(scene).compactMap { item in
        guard case .text(let line, _, let color) = item, color == Theme.light.accent else {
          return nil
        }
        return line.width
      }
    }
    let closed = try widths([])
    let open = try widths([.menu("View context usage")])
    // The open button is drawn once more, above the dimmed page.
    #expect(open.count == closed.count + 1)
    #expect(Set(open) == Set(closed))
  }

  @Test("a map without a height has two thirds of its width")
  func map() {
    #expect(MapPlaceholder().height(width: 390, in: BlockLayout()) == 260)
  }

  @Test("the buttons of a window are 20 points apart")
  func windowControls() throws {
    let scene = Scene(id: "window", tabs: [], selectedTab: nil, pages: [Page("Window")])
    let buttons = try items(scene, variant: "mac-window").compactMap { item in
      if case .roundedRect(let rect, radius: 6, _, _) = item, rect.width == 12 { rect } else { nil }
    }
    #expect(buttons.map(\.x) == [20, 40, 60])
    #expect(buttons.allSatisfy { $0.y == 20 && $0.height == 12 })
  }

  @Test("form sheets dim what is below them once", arguments: [1, 2, 3])
  func dimming(sheets: Int) throws {
    let layers = (0..<sheets).map { Layer(style: .largeSheet, pages: [Page("Sheet \($0)")]) }
    let scene = Scene(
      id: "sheets", tabs: [], selectedTab: nil, pages: [Page("Below")], layers: layers)
    let dims = try items(scene, variant: "pad-11").count { item in
      guard case .fill(_, Theme.light.dim) = item else { return false }
      return true
    }
    #expect(dims == 1)
  }
}
