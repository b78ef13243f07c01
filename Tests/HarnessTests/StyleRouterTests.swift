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

private enum Deck: String, CaseIterable, Identifiable {
  case bridge, cabins

  var id: String { rawValue }
  var icon: String { self == .bridge ? "steeringwheel" : "bed.double" }
}

extension Deck: GenericRouting.TabType, SheetStackRouting.TabType {}

private enum Room: Hashable, Identifiable {
  case cabin(Int)
  case engine

  var id: Self { self }
}

extension Room: GenericRouting.DestinationType, SheetStackRouting.DestinationType, Routable {
  static func from(path: String, fullPath: [String], parameters: [String: String]) -> Room? { nil }
  static func from(path: String, fullPath: [String], parameters: [String: [String]]) -> Room? {
    nil
  }
  static func path(for room: Room) -> String { "room" }
}

private enum Card: Hashable, Identifiable {
  case menu, key

  var id: Self { self }
}

extension Card: GenericRouting.SheetType, SheetStackRouting.SheetType {}

/// The same screens for every style of router; each style cannot express some of them.
private protocol ShipManifest: ScreenManifest
where Tab == Deck, Route == Room, Sheet == Card, Self: RawRepresentable<String> {}

extension ShipManifest {
  static var homeTab: Deck { .bridge }

  var navigationPath: ScreenPath<Deck, Room, Card> {
    switch rawValue {
    case "pages": ScreenPath(tab: .cabins, routes: [.cabin(1), .engine])
    case "sheet": ScreenPath(tab: .bridge, sheet: .menu)
    case "cover": ScreenPath(tab: .bridge, fullScreenCover: .menu)
    case "sheets": ScreenPath(tab: .bridge, layers: [.sheet(.menu), .sheet(.key)])
    default:
      ScreenPath(
        tab: .bridge,
        confirmation: Confirmation(title: "Stop?", destructiveLabel: "Stop"))
    }
  }
}

private enum GenericShip: String, ShipManifest {
  case pages, sheet, cover, sheets, question

  static func makeRouter() -> Navigation.TabRouter<Deck, Room, Card> {
    GenericRouting.Router<Deck, Room, Card>(initialTab: .bridge).tabRouter(homeTab: .bridge)
  }
}

private enum SheetStackShip: String, ShipManifest {
  case pages, sheet, cover, sheets, question

  static func makeRouter() -> Navigation.TabRouter<Deck, Room, Card> {
    SheetStackRouting.Router<Deck, Room, Card>(initialTab: .bridge).tabRouter(homeTab: .bridge)
  }
}

private enum ArchitectureShip: String, ShipManifest {
  case pages, sheet, cover, sheets, question

  static func makeRouter() -> Navigation.TabRouter<Deck, Room, Card> {
    ArchitectureRouting.TabRouter<Deck, Room, Card>().tabRouter(homeTab: .bridge)
  }
}

/// A router without tabs is driven as the only tab of one.
private enum RoutableShip: String, ScreenManifest {
  case pages, sheet, cover, sheets, question

  enum Only: CaseIterable, Hashable { case tab }

  static var homeTab: Only { .tab }

  var navigationPath: ScreenPath<Only, Room, Room> {
    switch self {
    case .pages: ScreenPath(routes: [.cabin(1), .engine])
    case .sheet: ScreenPath(sheet: .engine)
    case .cover: ScreenPath(fullScreenCover: .engine)
    case .sheets: ScreenPath(layers: [.sheet(.engine), .sheet(.cabin(2))])
    case .question: ScreenPath(confirmation: Confirmation(title: "Stop?"))
    }
  }

  static func makeRouter() -> Navigation.TabRouter<Only, Room, Room> {
    let router = RoutableRouting.Router<Room>()
    return TabRouter(
      homeTab: .tab,
      mirroring: { NavigationState(selectedTab: .tab, stacks: [.tab: router.stackState().state]) },
      apply: {
        // A lost part of the single stack has no tab.
        router.apply($0[.tab])
        return []
      })
  }
}

@Suite("Routers of other designs under the harness") @MainActor struct StyleRouterTests {
  /// The reached screens.
  private func reached(_ source: SceneSource) async -> Set<String> {
    var reached: Set<String> = []
    for (id, scene) in await source.scenes(where: { _ in true }) {
      if case .success = scene { reached.insert(id) }
    }
    return reached
  }

  @Test("The harness reaches the screens that a style can express, and no others")
  func reachesWhatIsExpressible() async {
    #expect(await reached(SceneSource(GenericShip.self)) == ["pages", "sheet"])
    #expect(await reached(SceneSource(SheetStackShip.self)) == ["pages", "sheet", "sheets"])
    #expect(await reached(SceneSource(ArchitectureShip.self)) == ["pages", "sheet", "cover", "question"])
    #expect(await reached(SceneSource(RoutableShip.self)) == ["pages", "sheet", "cover"])
  }

  @Test("The drawn state is the one that the style's router reached")
  func drawsTheRouter() async throws {
    let source = SceneSource(SheetStackShip.self)
    let scenes = await source.scenes(where: { $0 == "sheets" }).map(\.1)
    let scene = try #require(scenes.first).get()
    #expect(scene.layers.count == 2)
  }

  @Test(
    "What the style's router does by itself is seen, and is not undone by a link into another tab")
  func followsTheStyle() {
    let style = SheetStackRouting.Router<Deck, Room, Card>(initialTab: .bridge)
    let router = style.tabRouter(homeTab: .bridge)
    let cabin = Navigation.ScreenPath<Deck, Room, Card>(tab: .cabins, routes: [.cabin(7)])
    router.visit(cabin)
    style.popToRoot(for: .cabins)
    style.navigateTo(.engine, for: .bridge)
    #expect(router.state[.bridge].path == [.engine])
    #expect(router.visit(cabin, otherTabs: .keep) == .applied)
    #expect(style[pathFor: .cabins] == [.cabin(7)])
    #expect(style[pathFor: .bridge] == [.engine])
  }

  @Test("What the style cannot express is reported")
  func losses() {
    let style = GenericRouting.Router<Deck, Room, Card>(initialTab: .bridge)
    var parts: [ConversionLoss<Deck, Room, Card>.Part] = []
    let router = style.tabRouter(homeTab: .bridge) { parts += $0.map(\.part) }
    router.visit(.init(tab: .bridge, fullScreenCover: .key))
    #expect(parts == [.style(.fullScreenCover, of: .key)])
    #expect(router.state[.bridge].layers == [.sheet(.key)])
  }

  @Test("A question that is up keeps its action while the router moves")
  func keepsAction() {
    let style = ArchitectureRouting.TabRouter<Deck, Room, Card>()
    let router = style.tabRouter(homeTab: .bridge)
    var runs = 0
    style.router(for: .bridge).presentConfirmation(
      ConfirmationState(title: "Stop?", message: "Really?") { runs += 1 })
    router.select(.cabins)
    style.router(for: .bridge).activeConfirmation?.onConfirm()
    #expect(runs == 1)
    #expect(style.selectedTab == .cabins)
  }

  @Test("The style's router moves with the verbs, links and recordings of the other")
  func drives() {
    let style = SheetStackRouting.Router<Deck, Room, Card>(initialTab: .bridge)
    let router = style.tabRouter(homeTab: .bridge)
    router.visit(ScreenPath(tab: .cabins, routes: [.cabin(7)]))
    #expect(style.selectedTab == .cabins)
    #expect(style[pathFor: .cabins] == [.cabin(7)])
    let recording = NavigationRecording(router.gate.log.events)
    style.popToRoot(for: .cabins)
    router.replay(recording)
    #expect(style[pathFor: .cabins] == [.cabin(7)])
    router.present(fullScreenCover: .key)
    #expect(style.presentedSheets == [.key])
    #expect(router.state[.cabins].layers == [.sheet(.key)])
  }
}
