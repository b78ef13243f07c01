import Manifest
import Navigation
import Scenes
import Testing

@testable import Harness
@testable import SymbolGraphs

/// A radio with routes inside routes.
private enum Radio: String, ScreenManifest {
  case stations, privacy, volume, episode, help, loud, again

  enum Tab: CaseIterable, Hashable, Sendable { case live }

  enum Route: Hashable, Sendable {
    case settings(SettingsRoute)
    case show(ShowFlow)
    case help(Help)
    case level(Volume)
    case named(page: SettingsRoute)
    indirect case again(Route)
    case search
  }

  enum SettingsRoute: Hashable, Sendable { case privacy, sound(SoundPage), about }
  enum SoundPage: Hashable, Sendable { case volume(Int), bass }
  enum ShowFlow: Hashable, Sendable { case episode(Int), hosts }
  /// No name of routes, but pages.
  enum Help: Hashable, Sendable, PageDescribing {
    case manual, contact

    var page: Page { Page(self == .manual ? "The Manual" : "Call us") }
  }
  enum Volume: Hashable, Sendable { case low, high }

  static let homeTab = Tab.live

  var navigationPath: ScreenPath<Tab, Route, Never> {
    switch self {
    case .stations: ScreenPath()
    case .privacy: ScreenPath(routes: [.settings(.privacy)])
    case .volume: ScreenPath(routes: [.settings(.privacy), .settings(.sound(.volume(3)))])
    case .episode: ScreenPath(routes: [.show(.episode(7))])
    case .help: ScreenPath(routes: [.help(.contact)])
    case .loud: ScreenPath(routes: [.level(.high), .named(page: .about)])
    case .again: ScreenPath(routes: [.again(.settings(.about))])
    }
  }
}

@Suite("Routes inside routes") @MainActor struct NestedRouteTests {
  private func symbols(_ path: [String], _ cases: [(name: String, payload: String?)])
    -> [SymbolGraph.Symbol]
  {
    [SymbolGraph.Symbol(kind: "swift.enum", path: path, id: path.joined(separator: "."))]
      + cases.enumerated().map { line, one in
        SymbolGraph.Symbol(
          kind: "swift.enum.case", path: path + [one.name], payload: one.payload,
          place: SourcePlace(file: "/\(path[path.count - 1]).swift", line: line + 1))
      }
  }

  /// What the compiler lists of the radio.
  private var graph: SymbolGraph {
    let radio = TypeName.of(Radio.self).split(separator: ".").dropFirst().map(String.init)
    func name(_ type: String) -> String { (radio + [type]).joined(separator: ".") }
    var graph = SymbolGraph(
      module: "HarnessTests",
      symbols: symbols(
        radio + ["Route"],
        [
          ("settings(_:)", name("SettingsRoute")), ("show(_:)", name("ShowFlow")),
          ("help(_:)", name("Help")), ("level(_:)", name("Volume")), ("named(page:)", nil),
          ("again(_:)", name("Route")), ("search", nil), ("queue(_:)", name("QueuePage")),
        ]))
    graph.symbols += symbols(
      radio + ["SettingsRoute"],
      [("privacy", nil), ("sound(_:)", name("SoundPage")), ("about", nil)])
    graph.symbols += symbols(radio + ["SoundPage"], [("volume(_:)", "s:Si"), ("bass", nil)])
    graph.symbols += symbols(radio + ["ShowFlow"], [("episode(_:)", "s:Si"), ("hosts", nil)])
    graph.symbols += symbols(radio + ["Help"], [("manual", nil), ("contact", nil)])
    graph.symbols += symbols(radio + ["Volume"], [("low", nil), ("high", nil)])
    graph.symbols += symbols(radio + ["QueuePage"], [("next", nil), ("all", nil)])
    graph.conformances[name("Help")] = ["Scenes.PageDescribing"]
    return graph
  }

  private func kinds(_ graphs: [SymbolGraph]) async throws -> [String: [String]] {
    let coverage = try await Coverage(of: ManifestUsage(of: Radio.self), graphs: graphs)
    let kinds = coverage.sections[1].kinds.map { ($0.name, $0.uses.map(\.screen)) }
    return Dictionary(uniqueKeysWithValues: kinds)
  }

  @Test("Coverage counts each inner case, also of cases that no screen shows")
  func coverage() async throws {
    #expect(
      try await kinds([graph]) == [
        "settings.privacy": ["privacy", "volume"], "settings.sound.volume": ["volume"],
        "settings.sound.bass": [], "settings.about": [], "show.episode": ["episode"],
        "show.hosts": [], "help.manual": [], "help.contact": ["help"], "level": ["loud"],
        "named": ["loud"], "again": ["again"], "search": [], "queue.next": [], "queue.all": [],
      ])
    let coverage = try await Coverage(of: ManifestUsage(of: Radio.self), graphs: [graph])
    let kinds = coverage.sections[1].kinds
    #expect(
      kinds.prefix(4).map(\.name) == [
        "settings.privacy", "settings.sound.volume", "settings.sound.bass", "settings.about",
      ])
    #expect(kinds[2].place == SourcePlace(file: "/SoundPage.swift", line: 2))
  }

  @Test("An inner enum of which nobody knows the cases is an error that names it")
  func unknown() async {
    var graph = graph
    graph.symbols.removeAll { $0.path.contains("ShowFlow") }
    let name = TypeName.of(Radio.ShowFlow.self)
    await #expect(throws: CoverageError.unknownKinds(of: name)) { try await kinds([graph]) }
  }

  @Test("The modules of inner enums are asked, too")
  func modules() async {
    let usage = await ManifestUsage(of: Radio.self)
    #expect(usage.types[1].nested.keys.sorted() == ["help", "settings", "settings.sound", "show"])
    #expect(!usage.knowsAllKinds)
  }

  @Test("Skeletons have the title of the innermost case; a described page is found inside")
  func titles() async {
    var titles: [String: [String]] = [:]
    for (id, scene) in await SceneSource(Radio.self).scenes(where: { _ in true }) {
      titles[id] = (try? scene.get())?.pages.dropFirst().map(\.title)
    }
    #expect(
      titles == [
        "stations": [], "privacy": ["Privacy"], "volume": ["Privacy", "Volume"],
        "episode": ["Episode"], "help": ["Call us"], "loud": ["Level", "Named"],
        "again": ["Again"],
      ])
  }

  @Test(
    "The name of an enum of routes has a word for routes",
    arguments: [
      ("SettingsRoute", true), ("Route", true), ("HomeScreen", true), ("PageKind", true),
      ("CheckoutStep", true), ("Path<Int>", true), ("ModalDestination", true),
      ("Router", false), ("Stepper", false), ("Pathology", false), ("Discover", false),
      ("Volume", false), ("Box<Route>", false), ("Screens", false),
    ])
  func names(name: String, isRoute: Bool) {
    #expect(NestedRoute.isName(name) == isRoute)
  }
}
