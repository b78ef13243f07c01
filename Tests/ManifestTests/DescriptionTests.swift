import Manifest
import Navigation
import Scenes
import Testing

/// A manifest with one described tab among others, and with a page that it describes itself.
private enum Kitchen: String, CaseIterable, ScreenManifest {
  case stove

  enum Tab: CaseIterable, Hashable, Sendable, TabDescribing {
    case stove, sink

    var item: TabItem { TabItem(self == .stove ? "Fire" : "Water", icon: "flame") }
    var page: Page { Page(item.title) { Gap() } }
  }

  enum Route: Hashable, Sendable { case panOfMilk(litres: Int) }
  enum Sheet: Hashable, Sendable { case recipeCard }

  static let homeTab = Tab.sink

  var navigationPath: ScreenPath<Tab, Route, Sheet> { ScreenPath() }

  static func page(for sheet: Sheet) -> Page { Page("By the manifest") }
}

@Suite struct DescriptionTests {
  @Test("A tab that describes itself gives its item and its root page")
  func tab() async {
    #expect(Kitchen.item(for: .stove) == TabItem("Fire", icon: "flame"))
    #expect(Kitchen.page(for: .sink) == Page("Water") { Gap() })
  }

  @Test("A route without a description is a skeleton with its case name as the title")
  func route() async {
    #expect(Kitchen.page(for: .panOfMilk(litres: 2)) == Page("Pan Of Milk"))
  }

  @Test("The manifest's own description of a page has priority")
  func manifest() async {
    #expect(Kitchen.page(for: .recipeCard).title == "By the manifest")
  }

  @Test("The default router starts at the home tab")
  @MainActor func router() {
    #expect(Kitchen.makeRouter().state == NavigationState(selectedTab: .sink))
  }
}

/// Routes that contain others.
private enum Harbour: String, ScreenManifest {
  case quay

  enum Tab: CaseIterable { case quay }

  enum Route: Hashable, Sendable, EnumContaining {
    case boat(Boat), crew(Boat, of: Int), rope(length: Int), described(Described)

    static var containedEnums: [Any.Type] { [Boat.self, Described.self] }
  }

  enum Boat: Hashable, Sendable { case deckPlan, sail(Sail) }
  enum Sail: Hashable, Sendable { case jib }

  enum Described: Hashable, Sendable, EnumContaining, PageDescribing {
    case inside(Boat)

    static var containedEnums: [Any.Type] { [Boat.self] }
    var page: Page { Page("Own page") }
  }

  static let homeTab = Tab.quay

  var navigationPath: ScreenPath<Tab, Route, Boat> { ScreenPath() }
}

@Suite struct ContainedPageTests {
  @Test(
    "The innermost declared value gives the page, unless one around it describes its own",
    arguments: [
      (Harbour.Route.boat(.deckPlan), "Deck Plan"), (.boat(.sail(.jib)), "Sail"),
      (.crew(.deckPlan, of: 1), "Deck Plan"), (.rope(length: 3), "Rope"),
      (.described(.inside(.deckPlan)), "Own page"),
    ])
  fileprivate func title(route: Harbour.Route, title: String) {
    #expect(Harbour.page(for: route).title == title)
  }
}

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
  private func titles<M: ScreenManifest>(_ manifest: M.Type) async -> [String] {
    var titles: [String] = []
    for screen in M.allCases {
      let path = await screen.reachedPath()
      let scene = Scene(freezing: path, id: screen.rawValue, manifest: M.self)
      let layers = scene.layers.map { "/" + $0.pages.map(\.title).joined(separator: ",") }
      titles.append(scene.pages.map(\.title).joined(separator: ",") + layers.joined())
    }
    return titles
  }

  @Test("An app without routes and sheets needs only its tabs")
  func never() async {
    #expect(await titles(Clock.self) == ["World", "Alarm"])
    for screen in Clock.allCases { #expect(await screen.reachedPath() == screen.askedPath) }
  }

  @Test("A destination's own page is used for a route and for a sheet")
  func described() async {
    #expect(await titles(Atlas.self) == ["Map", "Map,Kyoto", "Map/Osaka", "Map/Nara,Route"])
    #expect(Atlas.page(for: .route).title == "Route")
  }

  @Test("A destination without a description gets a skeleton")
  func plain() async {
    #expect(
      await titles(PlainAtlas.self) == ["Map", "Map,Place Of Interest", "Map/Place Of Interest"])
  }

  @Test("A manifest may still describe them itself")
  func told() async {
    #expect(await titles(ToldAtlas.self) == ["Map,Told", "Map/Told"])
  }
}
