import Navigation
import Scenes
import Testing

@testable import Wireframes

@Suite("Columns of wide displays") struct ColumnArrangementTests {
  /// The columns as words: "sidebar 260, list 350, detail 600", with "tabs above" for tabs at the top.
  private func words(
    _ name: String, pages: Int, columns: SplitView?, hasTabs: Bool = false, inspector: Double = 0
  ) throws -> String {
    let device = try Variant(name: name).frame
    let scene = Scene(
      id: "mail", tabs: hasTabs ? SampleScenes.tabs : [], selectedTab: hasTabs ? 0 : nil,
      pages: (0..<pages).map { Page("\($0)") }, columns: columns)
    let area = Wireframes.Rect(
      x: 0, y: 0, width: device.display.width - inspector, height: device.display.height)
    let arrangement = ColumnArrangement(scene, in: area, on: device)
    #expect(arrangement.columns.first?.frame.x == 0)
    #expect(arrangement.columns.last?.frame.maxX == area.width)
    for (column, next) in zip(arrangement.columns, arrangement.columns.dropFirst()) {
      #expect(column.frame.maxX == next.frame.x)
    }
    let columns = arrangement.columns.map { column in
      let kind =
        switch column.content {
        case .tabs: "tabs"
        case .page: column.isSidebar ? "sidebar" : "list"
        case .detail: "detail"
        }
      return "\(kind) \(Int(column.frame.width))"
    }
    let button = arrangement.hidesColumn ? " with a button" : ""
    return (arrangement.hasTopTabs ? "tabs above, " : "") + columns.joined(separator: ", ")
      + button
  }

  @Test(
    "columns are shown while the detail has 360 points",
    arguments: [
      ("pad-11~landscape", "sidebar 260, list 350, detail 600"),
      ("pad-13", "sidebar 260, list 350, detail 422"),
      ("pad-11", "list 350, detail 484 with a button"),
      ("pad-mini", "list 350, detail 394 with a button"),
      ("mac-window", "sidebar 220, list 300, detail 760"),
      ("phone-max~landscape", "list 350, detail 606 with a button"),
    ])
  func threeColumns(name: String, expected: String) throws {
    #expect(try words(name, pages: 3, columns: SplitView(columns: 3)) == expected)
  }

  @Test(
    "beside two columns, the tabs are a sidebar where there is room",
    arguments: [
      ("pad-11~landscape", "tabs 260, list 350, detail 600"),
      ("pad-11", "tabs above, list 350, detail 484"),
      ("mac-window", "tabs 220, list 300, detail 760"),
    ])
  func tabsAndColumns(name: String, expected: String) throws {
    let columns = SplitView(columns: 2)
    #expect(try words(name, pages: 2, columns: columns, hasTabs: true) == expected)
  }

  @Test("without columns, tabs are above the page, and in a window beside it")
  func tabs() throws {
    #expect(
      try words("pad-13", pages: 2, columns: nil, hasTabs: true) == "tabs above, detail 1032")
    #expect(try words("pad-13", pages: 2, columns: nil) == "detail 1032")
    #expect(
      try words("mac-window", pages: 2, columns: nil, hasTabs: true) == "tabs 220, detail 1060")
  }

  @Test("an inspector leaves less room")
  func inspector() throws {
    let columns = SplitView(columns: 3)
    #expect(
      try words("pad-11~landscape", pages: 3, columns: columns, inspector: 270)
        == "list 350, detail 590 with a button")
    #expect(
      try words("mac-window", pages: 3, columns: columns, hasTabs: true, inspector: 270)
        == "tabs 220, list 300, detail 490 with a button")
  }

  @Test("the visibility hides columns, but never the column of the top page")
  func visibility() throws {
    let only = SplitView(columns: 3, visibility: .detailOnly)
    #expect(
      try words("pad-11~landscape", pages: 3, columns: only) == "detail 1210 with a button")
    #expect(try words("pad-11~landscape", pages: 1, columns: only) == "sidebar 260, detail 950")
    let double = SplitView(columns: 3, visibility: .doubleColumn)
    #expect(
      try words("mac-window", pages: 4, columns: double) == "list 300, detail 980 with a button")
    #expect(
      try words("pad-11", pages: 1, columns: SplitView(columns: 3)) == "sidebar 260, list 574")
  }
}
