import Manifest
import Navigation
import Scenes

/// A small app with a page, a push, a sheet and a confirmation.
enum Garden: String, ScreenManifest {
  case beds, tomato, seedSheet, compost

  enum Tab: CaseIterable, Hashable, Sendable { case beds, shed }
  enum Route: Hashable, Sendable { case plant(String) }
  enum Sheet: Hashable, Sendable { case seeds }

  static let homeTab = Tab.beds

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .beds: ScreenPath(tab: .beds)
    case .tomato: ScreenPath(tab: .beds, routes: [.plant("Tomato")])
    case .seedSheet: ScreenPath(tab: .beds, layers: [.sheet(.seeds)])
    case .compost:
      ScreenPath(
        tab: .shed, confirmation: Confirmation(title: "Compost?", buttons: [.cancel("Keep")]))
    }
  }
}

/// The same app behind a guard that lets no sheet through.
enum LockedGarden: String, ScreenManifest {
  case beds, tomato, seedSheet, compost

  static let homeTab = Garden.homeTab

  var navigationPath: ScreenPath<Garden.Tab, Garden.Route, Garden.Sheet> {
    Garden(rawValue: rawValue)?.navigationPath ?? ScreenPath()
  }

  static func makeRouter() -> TabRouter<Garden.Tab, Garden.Route, Garden.Sheet> {
    let router = TabRouter<Garden.Tab, Garden.Route, Garden.Sheet>(homeTab: homeTab)
    router.gate.addGuard { proposal in
      proposal.proposed.stacks.values.allSatisfy(\.layers.isEmpty) ? .allow : .block
    }
    return router
  }
}
