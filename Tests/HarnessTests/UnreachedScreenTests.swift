import Manifest
import Navigation
import Testing

@testable import Harness

/// A garden whose guards block the sheet, hold the plant and redirect from the shed, and whose last screen is
/// left again by an observer of the router.
private enum ToldGarden: String, ScreenManifest {
  case seedSheet, tomato, shed, left

  static let homeTab = Garden.homeTab

  var navigationPath: ScreenPath<Garden.Tab, Garden.Route, Garden.Sheet> {
    switch self {
    case .seedSheet: ScreenPath(tab: .beds, sheet: .seeds)
    case .tomato: ScreenPath(tab: .beds, routes: [.plant("Tomato")])
    case .shed: ScreenPath(tab: .shed)
    case .left: ScreenPath(tab: .beds, routes: [.plant("Tomato"), .plant("Leek")])
    }
  }

  static func makeRouter() -> TabRouter<Garden.Tab, Garden.Route, Garden.Sheet> {
    let router = TabRouter<Garden.Tab, Garden.Route, Garden.Sheet>(homeTab: homeTab)
    router.gate.addGuard { proposal in
      let stack = proposal.proposed[.beds]
      if !stack.layers.isEmpty { return .block }
      if stack.path == [.plant("Tomato")] { return .hold }
      if proposal.proposed.selectedTab == .shed {
        return .redirect(to: NavigationState(selectedTab: .beds))
      }
      return .allow
    }
    router.gate.onEvent = { [unowned router] event in
      if !event.after[.beds].path.isEmpty { router.popToRoot() }
    }
    return router
  }
}

/// A garden with an asynchronous guard, which allows the shed and blocks the sheet.
private enum AskingGarden: String, ScreenManifest {
  case shed, seedSheet

  static let homeTab = Garden.homeTab

  var navigationPath: ScreenPath<Garden.Tab, Garden.Route, Garden.Sheet> {
    self == .shed ? ScreenPath(tab: .shed) : ScreenPath(sheet: .seeds)
  }

  static func makeRouter() -> TabRouter<Garden.Tab, Garden.Route, Garden.Sheet> {
    let router = TabRouter<Garden.Tab, Garden.Route, Garden.Sheet>(homeTab: homeTab)
    router.gate.addAsyncGuard { proposal in
      for _ in 0..<20 { await Task.yield() }
      return proposal.proposed.selectedTab == .shed ? .allow : .block
    }
    return router
  }
}

@Suite("Screens that are not reached") @MainActor struct UnreachedScreenTests {
  private func explanations(_ source: SceneSource) async -> [String: String] {
    var explanations: [String: String] = [:]
    for (id, scene) in await source.scenes(where: { _ in true }) {
      if case .failure(let error) = scene { explanations[id] = error.explanation }
    }
    return explanations
  }

  private static let guardRemedy =
    "; let the guard allow the origin 'harness', or set up in 'makeRouter()' what it checks, "
    + "such as a signed-in user"

  @Test("The action of a guard is reported with a remedy")
  func guards() async {
    let remedy = Self.guardRemedy
    #expect(
      await explanations(SceneSource(ToldGarden.self)) == [
        "seedSheet": "a guard blocks it (layers: asked for sheet seeds, reached nothing)" + remedy,
        "tomato":
          "a guard holds it until it is resumed (stack: asked for plant(\"Tomato\"), reached nothing)"
          + remedy,
        "shed": "a guard redirects it (tab: asked for shed, reached beds)" + remedy,
        "left":
          "stack: asked for plant(\"Tomato\") › plant(\"Leek\"), reached nothing; change its path or "
          + "the router that 'makeRouter()' returns",
      ])
  }

  @Test("The harness waits for an asynchronous guard, and reports what it does not allow")
  func asynchronous() async {
    #expect(
      await explanations(SceneSource(AskingGarden.self)) == [
        "seedSheet":
          "a guard blocks it (layers: asked for sheet seeds, reached nothing)" + Self.guardRemedy
      ])
  }
}
