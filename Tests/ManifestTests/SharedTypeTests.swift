import Manifest
import Navigation
import Scenes
import Testing

/// An app with only tabs.
private enum Clock: String, ScreenManifest {
  case world, alarm

  enum Tab: String, CaseIterable { case world, alarm }

  static let homeTab = Tab.world

  var navigationPath: ScreenPath<Tab, Never, Never> { ScreenPath(tab: Tab(rawValue: rawValue)) }
}

/// An app with one type for routes and sheets.
private enum Atlas: String, ScreenManifest {
  case map, place, placeSheet, routeInSheet

  enum Tab: CaseIterable { case map }

  enum Destination: Hashable, Sendable, PageDescribing {
    case place(String), route

    var page: Page {
      switch self {
      case .place(let name): Page(name)
      case .route: Page("Route")
      }
    }
  }

  static let homeTab = Tab.map

  var navigationPath: ScreenPath<Tab, Destination, Destination> {
    switch self {
    case .map: ScreenPath(tab: .map)
    case .place: ScreenPath(tab: .map, routes: [.place("Kyoto")])
    case .placeSheet: ScreenPath(tab: .map, sheet: .place("Osaka"))
    case .routeInSheet:
      ScreenPath(tab: .map, layers: [.sheet(.place("Nara"), path: [.route])])
    }
  }
}

/// The same app without descriptions of its pages.
private enum PlainAtlas: String, ScreenManifest {
  case map, place, placeSheet

  enum Destination: Hashable, Sendable { case placeOfInterest }

  static let homeTab = Atlas.Tab.map

  var navigationPath: ScreenPath<Atlas.Tab, Destination, Destination> {
    switch self {
    case .map: ScreenPath(tab: .map)
    case .place: ScreenPath(tab: .map, routes: [.placeOfInterest])
    case .placeSheet: ScreenPath(tab: .map, sheet: .placeOfInterest)
    }
  }
}

/// The same app, whose manifest describes the pages of routes and sheets with one function.
private enum ToldAtlas: String, ScreenManifest {
  case place, placeSheet

  static let homeTab = Atlas.Tab.map

  var navigationPath: ScreenPath<Atlas.Tab, PlainAtlas.Destination, PlainAtlas.Destination> {
    self == .place
      ? ScreenPath(tab: .map, routes: [.placeOfInterest])
      : ScreenPath(tab: .map, sheet: .placeOfInterest)
  }

  static func page(for destination: PlainAtlas.Destination) -> Page { Page("Told") }
}

@MainActor
@Suite("Manifests with one type for routes and sheets") struct SharedTypeTests {
  /// The titles of the pages of each screen, those of layers after a slash.
  private func titles<M: ScreenManifest>(_ manifest: M.Type) -> [String] {
    M.allCases.map { screen in
      let state = screen.reachedState()
      let scene = Scene(freezing: state, id: screen.rawValue, manifest: M.self)
      let layers = scene.layers.map { "/" + $0.pages.map(\.title).joined(separator: ",") }
      return scene.pages.map(\.title).joined(separator: ",") + layers.joined()
    }
  }

  @Test("An app without routes and sheets needs only its tabs")
  func never() {
    #expect(titles(Clock.self) == ["World", "Alarm"])
    #expect(Clock.allCases.map { $0.reachedState() } == Clock.allCases.map(\.askedState))
  }

  @Test("A destination's own page is used for a route and for a sheet")
  func described() {
    #expect(titles(Atlas.self) == ["Map", "Map,Kyoto", "Map/Osaka", "Map/Nara,Route"])
    #expect(Atlas.page(for: .route).title == "Route")
  }

  @Test("A destination without a description gets a skeleton")
  func plain() {
    #expect(titles(PlainAtlas.self) == ["Map", "Map,Place Of Interest", "Map/Place Of Interest"])
  }

  @Test("A manifest may still describe them itself")
  func told() {
    #expect(titles(ToldAtlas.self) == ["Map,Told", "Map/Told"])
  }
}
