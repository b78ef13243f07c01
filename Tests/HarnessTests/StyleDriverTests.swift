import ArchitectureRouting
import GenericRouting
import Manifest
import Navigation
import RoutableRouting
import Scenes
import SheetStackRouting
import Testing

@testable import Harness

// ArchitectureRouting has a type of this name, too.
private typealias ScreenPath = Navigation.ScreenPath

private enum Wing: String, CaseIterable, Identifiable {
  case east, west

  var id: String { rawValue }
  var icon: String { "building.2" }
}

extension Wing: GenericRouting.TabType, SheetStackRouting.TabType {}

private enum Hall: Hashable, Identifiable {
  case room(Int)
  case stairs

  var id: Self { self }
}

extension Hall: GenericRouting.DestinationType, SheetStackRouting.DestinationType, Routable {
  static func from(path: String, fullPath: [String], parameters: [String: String]) -> Hall? { nil }
  static func from(path: String, fullPath: [String], parameters: [String: [String]]) -> Hall? {
    nil
  }
  static func path(for hall: Hall) -> String { "hall" }
}

private enum Guide: Hashable, Identifiable {
  case map, tour

  var id: Self { self }
}

extension Guide: GenericRouting.SheetType, SheetStackRouting.SheetType {}

/// One screen for each part of a path.
private protocol MuseumManifest: ScreenManifest
where Route == Hall, Self: RawRepresentable<String> {
  static var item: Sheet { get }
  static var otherItem: Sheet { get }
  /// The stacks of tabs that are not selected.
  var otherStacks: [Tab: StackState<Hall, Sheet>] { get }
}

extension MuseumManifest {
  fileprivate var stack: StackState<Hall, Sheet> {
    switch rawValue {
    case "root": StackState()
    case "pages": StackState(path: [.room(1), .stairs])
    case "sheet": StackState(path: [.room(1)], layers: [.sheet(Self.item)])
    case "cover": StackState(layers: [.fullScreenCover(Self.item)])
    case "sheets": StackState(layers: [.sheet(Self.item), .sheet(Self.otherItem)])
    case "detent": StackState(layers: [.sheet(Self.item, detent: .medium)])
    case "popover": StackState(layers: [.popover(Self.item)])
    case "sheetPages": StackState(layers: [.sheet(Self.item, path: [.stairs])])
    case "question":
      StackState(confirmation: Confirmation(title: "Leave?", destructiveLabel: "Leave"))
    case "columns": StackState(columns: SplitColumns(.two, selections: [.room(2)]))
    case "states": StackState(pageStates: [.loading, .editing])
    default: StackState()
    }
  }

  var navigationPath: ScreenPath<Tab, Hall, Sheet> {
    let window = rawValue == "window" ? "tickets" : nil
    return ScreenPath(
      columns: stack.columns, routes: stack.path, layers: stack.layers,
      confirmation: stack.confirmation, pageStates: stack.pageStates, window: window,
      otherStacks: otherStacks)
  }

  var otherStacks: [Tab: StackState<Hall, Sheet>] { [:] }
}

private protocol TabbedMuseum: MuseumManifest where Tab == Wing, Sheet == Guide {}

extension TabbedMuseum {
  static var homeTab: Wing { .west }
  static var item: Guide { .map }
  static var otherItem: Guide { .tour }

  var otherStacks: [Wing: StackState<Hall, Guide>] {
    rawValue == "otherTab" ? [.east: StackState(path: [.stairs], layers: [.sheet(.tour)])] : [:]
  }
}

private enum GenericMuseum: String, TabbedMuseum {
  case root, pages, sheet, cover, sheets, detent, popover, sheetPages, question, columns, states
  case window, otherTab

  static func makeRouter() -> RouterDriver<Wing, Hall, Guide> {
    GenericRouting.Router<Wing, Hall, Guide>(initialTab: .east).driver
  }
}

private enum SheetStackMuseum: String, TabbedMuseum {
  case root, pages, sheet, cover, sheets, detent, popover, sheetPages, question, columns, states
  case window, otherTab

  static func makeRouter() -> RouterDriver<Wing, Hall, Guide> {
    SheetStackRouting.Router<Wing, Hall, Guide>(initialTab: .east).driver
  }
}

private enum ArchitectureMuseum: String, TabbedMuseum {
  case root, pages, sheet, cover, sheets, detent, popover, sheetPages, question, columns, states
  case window, otherTab

  static func makeRouter() -> RouterDriver<Wing, Hall, Guide> {
    ArchitectureRouting.TabRouter<Wing, Hall, Guide>().driver
  }
}

private protocol SingleMuseum: MuseumManifest where Tab == Never, Sheet == Guide {}

extension SingleMuseum {
  static var item: Guide { .map }
  static var otherItem: Guide { .tour }
}

private enum SimpleGenericMuseum: String, SingleMuseum {
  case root, pages, sheet, cover, sheets, detent, popover, sheetPages, question, columns, states
  case window

  static func makeRouter() -> RouterDriver<Never, Hall, Guide> {
    GenericRouting.SimpleRouter<Hall, Guide>().driver
  }
}

private enum SimpleSheetStackMuseum: String, SingleMuseum {
  case root, pages, sheet, cover, sheets, detent, popover, sheetPages, question, columns, states
  case window

  static func makeRouter() -> RouterDriver<Never, Hall, Guide> {
    SheetStackRouting.SimpleRouter<Hall, Guide>().driver
  }
}

private enum AppRouterMuseum: String, SingleMuseum {
  case root, pages, sheet, cover, sheets, detent, popover, sheetPages, question, columns, states
  case window

  static func makeRouter() -> RouterDriver<Never, Hall, Guide> {
    ArchitectureRouting.AppRouter<Hall, Guide>().driver
  }
}

private enum RoutableMuseum: String, MuseumManifest {
  case root, pages, sheet, cover, sheets, detent, popover, sheetPages, question, columns, states
  case window

  typealias Tab = Never

  static var item: Hall { .stairs }
  static var otherItem: Hall { .room(9) }

  static func makeRouter() -> RouterDriver<Never, Hall, Hall> {
    RoutableRouting.Router<Hall>().driver
  }
}

@Suite("Routers of other designs, driven by themselves") @MainActor struct StyleDriverTests {
  /// The screens that are not reached, with the missing parts, and those that are.
  private func outcome<M: ScreenManifest>(_ manifest: M.Type) async -> (
    Set<String>, [String: String]
  ) {
    var reached: Set<String> = []
    var missing: [String: String] = [:]
    for screen in M.allCases {
      let drive = await screen.drive(M.makeRouter())
      switch drive.failure {
      case nil where screen.difference(from: drive.path) == nil: reached.insert(screen.rawValue)
      case .thrown(let error)?: missing[screen.rawValue] = error
      case let failure: missing[screen.rawValue] = "unexpected: \(String(describing: failure))"
      }
    }
    return (reached, missing.mapValues { $0.replacing("the router cannot express ", with: "") })
  }

  private let shapes = [
    "columns": "a split view with two columns",
    "states": "the page states 'loading', 'editing'", "window": "the window 'tickets'",
  ]

  @Test("Generic style: one plain sheet")
  func generic() async {
    let expected = shapes.merging([
      "cover": "a full-screen cover that shows 'map'", "sheets": "a sheet that shows 'map'",
      "detent": "a medium sheet that shows 'map'", "popover": "a popover that shows 'map'",
      "sheetPages": "the pages 'stairs' inside 'map'", "question": "the question 'Leave?'",
    ]) { $1 }
    let (simple, missing) = await outcome(SimpleGenericMuseum.self)
    #expect(simple == ["root", "pages", "sheet"])
    #expect(missing == expected)
    let (tabbed, missingInTabs) = await outcome(GenericMuseum.self)
    #expect(tabbed == ["root", "pages", "sheet"])
    #expect(
      missingInTabs
        == expected.merging(["otherTab": "a sheet that shows 'tour' in the tab 'east'"]) { $1 })
  }

  @Test("Sheet stack style: plain sheets over each other")
  func sheetStack() async {
    let expected = shapes.merging([
      "cover": "a full-screen cover that shows 'map'",
      "detent": "a medium sheet that shows 'map'", "popover": "a popover that shows 'map'",
      "sheetPages": "the pages 'stairs' inside 'map'", "question": "the question 'Leave?'",
    ]) { $1 }
    let (simple, missing) = await outcome(SimpleSheetStackMuseum.self)
    #expect(simple == ["root", "pages", "sheet", "sheets"])
    #expect(missing == expected)
    let (tabbed, missingInTabs) = await outcome(SheetStackMuseum.self)
    #expect(tabbed == ["root", "pages", "sheet", "sheets"])
    #expect(
      missingInTabs
        == expected.merging(["otherTab": "a sheet that shows 'tour' in the tab 'east'"]) { $1 })
  }

  @Test("Architecture style: one sheet, one cover and a question")
  func architecture() async {
    let expected = shapes.merging([
      "sheets": "a sheet that shows 'tour'", "detent": "a medium sheet that shows 'map'",
      "popover": "a popover that shows 'map'",
      "sheetPages": "the pages 'stairs' inside 'map'",
    ]) { $1 }
    let (single, missing) = await outcome(AppRouterMuseum.self)
    #expect(single == ["root", "pages", "sheet", "cover", "question"])
    #expect(missing == expected)
    let (tabbed, missingInTabs) = await outcome(ArchitectureMuseum.self)
    #expect(tabbed == ["root", "pages", "sheet", "cover", "question", "otherTab"])
    #expect(missingInTabs == expected)
  }

  @Test("Routable style: one sheet or cover")
  func routable() async {
    let (reached, missing) = await outcome(RoutableMuseum.self)
    #expect(reached == ["root", "pages", "sheet", "cover"])
    #expect(
      missing
        == shapes.merging([
          "sheets": "a sheet that shows 'room(9)'", "detent": "a medium sheet that shows 'stairs'",
          "popover": "a popover that shows 'stairs'",
          "sheetPages": "the pages 'stairs' inside 'stairs'", "question": "the question 'Leave?'",
        ]) { $1 })
  }

  @Test("A screen without a tab is in the home tab of the manifest, not in the router's first one")
  func homeTab() async {
    let router = GenericMuseum.makeRouter()
    #expect(await GenericMuseum.pages.drive(router).path.tab == .west)
    #expect(router.reached.tab == .west)
  }

  @Test("A path without a tab that no manifest completes is in the tab that the router began with")
  func initialTab() async throws {
    let style = GenericRouting.Router<Wing, Hall, Guide>(initialTab: .west)
    style.selectedTab = .east
    try await style.drive(to: ScreenPath(routes: [.stairs]))
    #expect(style.selectedTab == .west)
    #expect(style.reached == ScreenPath(tab: .west, routes: [.stairs]))
  }

  @Test("What a style expresses of a screen is shown although the drive throws")
  func partly() async throws {
    let style = SheetStackRouting.SimpleRouter<Hall, Guide>()
    await #expect(
      throws: InexpressiblePath("a full-screen cover that shows 'tour'", "the question 'Q'")
    ) {
      try await style.drive(
        to: ScreenPath(
          routes: [.stairs], layers: [.fullScreenCover(.tour)],
          confirmation: Confirmation(title: "Q")))
    }
    #expect(style.path == [.stairs])
    #expect(style.presentedSheets == [.tour])
  }
}
