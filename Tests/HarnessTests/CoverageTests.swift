import Manifest
import Navigation
import Scenes
import Testing

@testable import Harness
@testable import SymbolGraphs

/// A garden whose plants and tools list their kinds themselves.
private enum ListedGarden: String, ScreenManifest {
  case beds, tomato

  enum Tab: CaseIterable, Hashable, Sendable { case beds, shed }

  enum Route: Hashable, Sendable, KindIterable {
    case plant(String), tool(Int)

    enum Kind: CaseIterable, Hashable { case plant, tool, water }

    var kind: Kind {
      switch self {
      case .plant: .plant
      case .tool: .tool
      }
    }
  }

  static let homeTab = Tab.beds

  var navigationPath: ScreenPath<Tab, Route, Never> {
    self == .beds ? ScreenPath(tab: .beds) : ScreenPath(tab: .beds, routes: [.plant("Tomato")])
  }
}

/// A type for routes and sheets, whose description is not the name of a case.
private enum Mixed: String, ScreenManifest {
  case home, both

  enum Tab: CaseIterable, Hashable, Sendable { case home }
  enum Place: Hashable, Sendable { case here, there, nowhere }

  static let homeTab = Tab.home

  var navigationPath: ScreenPath<Tab, Place, Place> {
    switch self {
    case .home: ScreenPath(tab: .home)
    case .both: ScreenPath(tab: .home, routes: [.here], sheet: .there, fullScreenCover: .there)
    }
  }
}

private enum Wordy: String, ScreenManifest {
  case home

  enum Tab: CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case home
    var description: String { "My home" }
  }

  static let homeTab = Tab.home

  var navigationPath: ScreenPath<Tab, Garden.Sheet, Never> { ScreenPath(tab: .home) }
}

/// Routes that contain routes, in two ways.
private enum Nested: String, ScreenManifest {
  case home, list, privacy, plain, badge

  enum Tab: CaseIterable, Hashable, Sendable { case home }

  enum Route: Hashable, Sendable, EnumContaining {
    case shop(Shop), plain, settings(Settings, animated: Bool)

    static var containedEnums: [Any.Type] { [Shop.self, Settings.self] }
  }

  enum Shop: Hashable, Sendable, EnumContaining {
    case list, card(number: Int), more(settings: Settings)

    static var containedEnums: [Any.Type] { [Settings.self] }
  }

  enum Settings: Hashable, Sendable { case privacy, badge }

  static let homeTab = Tab.home

  var navigationPath: ScreenPath<Tab, Route, Settings> {
    switch self {
    case .home: ScreenPath(tab: .home)
    case .list: ScreenPath(tab: .home, routes: [.shop(.list)])
    case .privacy: ScreenPath(tab: .home, routes: [.shop(.more(settings: .privacy))])
    case .plain: ScreenPath(tab: .home, routes: [.plain, .settings(.privacy, animated: true)])
    case .badge: ScreenPath(tab: .home, sheet: .badge)
    }
  }
}

@MainActor
@Suite("Coverage") struct CoverageTests {
  private func usage<M: ScreenManifest>(_ manifest: M.Type) async -> ManifestUsage {
    await ManifestUsage(of: manifest)
  }

  /// The graph of this module with one enum, by the name that the compiler gives it.
  private func graph(_ type: Any.Type, _ cases: String...) -> SymbolGraph {
    let path = TypeName.of(type).split(separator: ".").dropFirst().map(String.init)
    return SymbolGraph(
      module: "HarnessTests",
      symbols: [SymbolGraph.Symbol(kind: "swift.enum", path: path)]
        + cases.enumerated().map { line, name in
          SymbolGraph.Symbol(
            kind: "swift.enum.case", path: path + [name],
            place: SourcePlace(file: "/garden.swift", line: line + 1))
        })
  }

  /// Kinds as `name: screens`.
  private func lines(_ coverage: Coverage) -> [String] {
    coverage.sections.map { section in
      section.roles.map(\.rawValue).joined(separator: "+") + ": "
        + section.kinds.map { kind in
          let uses = kind.uses.map { "\($0.screen)\($0.step.map { " \($0)" } ?? "")" }
          return "\(kind.name) [\(uses.joined(separator: ", "))]"
        }.joined(separator: ", ")
    }
  }

  @Test("Types that list their kinds and types without values need no symbol graph")
  func listed() async throws {
    let coverage = try await Coverage(of: usage(ListedGarden.self), graphs: [])
    #expect(
      lines(coverage) == [
        "tab: beds [beds, tomato], shed []",
        "route: plant [tomato push], tool [], water []",
        "sheet: ",
      ])
    #expect(coverage.total == 5)
    #expect(coverage.shown == 2)
    #expect(coverage.percent == 40)
    #expect(coverage.questions.questions.isEmpty)
  }

  @Test("A type of which nobody knows the cases is an error that names it")
  func unknown() async {
    await #expect(throws: CoverageError.unknownKinds(of: "HarnessTests.Garden.Route")) {
      try await Coverage(of: usage(Garden.self), graphs: [graph(Garden.Sheet.self, "seeds")])
    }
  }

  @Test("The cases of the symbol graph are looked for, in their order and with their places")
  func compiled() async throws {
    let graphs = [
      graph(Garden.Tab.self, "shed", "beds", "pond"), graph(Garden.Route.self, "plant(_:)"),
      graph(Garden.Sheet.self, "seeds", "tools(_:of:)"),
    ]
    let coverage = try await Coverage(of: usage(Garden.self), graphs: graphs)
    #expect(
      lines(coverage) == [
        "tab: shed [compost], beds [beds, tomato, seedSheet], pond []",
        "route: plant [tomato push]",
        "sheet: seeds [seedSheet sheet], tools []",
      ])
    #expect(coverage.percent == 66)
    #expect(coverage.sections[2].kinds[1].place == SourcePlace(file: "/garden.swift", line: 2))
    #expect(coverage.questions.others.map(\.title) == ["Compost?"])
    #expect(coverage.questions.others.map(\.screens) == [["compost"]])
  }

  @Test("A screen that a guard keeps the router from shows nothing")
  func unreached() async throws {
    let graphs = [graph(Garden.Route.self, "plant(_:)"), graph(Garden.Sheet.self, "seeds")]
    let coverage = try await Coverage(of: usage(LockedGarden.self), graphs: graphs)
    #expect(coverage.unreached == ["seedSheet"])
    #expect(lines(coverage).last == "sheet: seeds []")
  }

  @Test("One type for routes and sheets is counted once, with each kind of step that shows it")
  func mixed() async throws {
    let graphs = [graph(Mixed.Place.self, "here", "there", "nowhere")]
    let coverage = try await Coverage(of: usage(Mixed.self), graphs: graphs)
    #expect(
      lines(coverage) == [
        "tab: home [home, both]",
        "route+sheet: here [both push], there [both sheet, both cover], nowhere []",
      ])
  }

  @Test("A value that hides the name of its case is an error, and no case that is not shown")
  func stray() async {
    await #expect(throws: CoverageError.strayValue("My home", of: "HarnessTests.Wordy.Tab")) {
      try await Coverage(of: usage(Wordy.self), graphs: [graph(Wordy.Tab.self, "home")])
    }
  }

  @Test("A question of the code that no screen asks lowers the percentage")
  func confirmations() async throws {
    var graph = graph(Garden.Route.self, "plant(_:)")
    let sheet = self.graph(Garden.Sheet.self, "seeds")
    #expect(try await Coverage(of: usage(Garden.self), graphs: [graph, sheet]).percent == 100)
    for name in ["dig(_:)", "burn()"] {
      graph.symbols.append(
        SymbolGraph.Symbol(
          kind: "swift.type.method", path: ["Confirmation", name],
          type: "s:10Navigation12ConfirmationV"))
    }
    let coverage = try await Coverage(of: usage(Garden.self), graphs: [graph, sheet])
    #expect(coverage.questions.questions.map(\.name) == ["burn()", "dig(_:)"])
    #expect(coverage.total == 6)
    #expect(coverage.percent == 66)
  }

  @Test("The modules to ask about are those of the types and of the manifest")
  func modules() async {
    #expect(await usage(ListedGarden.self).modules == ["HarnessTests"])
    #expect(await usage(ListedGarden.self).knowsAllKinds)
    #expect(await !usage(Garden.self).knowsAllKinds)
  }

  @Test("The cases of contained enums are listed with the screens that show them")
  func contained() async throws {
    let coverage = try await Coverage(
      of: usage(Nested.self),
      graphs: [
        graph(Nested.Route.self, "shop", "plain", "settings"),
        graph(Nested.Shop.self, "list", "card", "more"),
        graph(Nested.Settings.self, "privacy", "badge"),
      ])
    let lines = coverage.sections.dropFirst().map { section in
      let kinds = section.kinds.map { "\($0.name) \($0.uses.map(\.screen).joined(separator: "+"))" }
      return section.roles.map(\.rawValue).joined(separator: " ") + ": "
        + kinds.joined(separator: ", ")
    }
    #expect(
      lines == [
        "route: shop list+privacy, plain plain, settings plain",
        "route: list list, card , more privacy",
        "route sheet: privacy privacy+plain, badge badge",
      ])
    #expect((coverage.shown, coverage.total) == (8, 9))
  }
}
