import Navigation
import Scenes

/// Which values of an app's types the screens of its manifest show.
package struct ManifestUsage: Sendable, Equatable {
  /// A question that screens ask.
  package struct ShownConfirmation: Sendable, Equatable {
    package var title: String
    package var screens: [String]
  }

  /// The usage of the app's types for tabs, routes and sheets; one that is for two of these comes once.
  package private(set) var types: [KindUsage] = []
  /// The different questions that are asked, in the order of the manifest.
  package private(set) var confirmations: [ShownConfirmation] = []
  /// The screens that the router does not reach, whose states show nothing.
  package private(set) var unreached: [String] = []
  /// The name of the manifest's type with that of its module.
  package let manifestName: String
  /// The enum case of each screen, by its id.
  package let caseNames: [String: String]

  /// Collects what the screens of a manifest show, as a router of its own reaches each.
  @MainActor
  package init<M: ScreenManifest>(of manifest: M.Type) {
    manifestName = TypeName.of(manifest)
    caseNames = Dictionary(
      M.allCases.map { ($0.rawValue, DerivedTitle.caseName(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    var tabs = KindUsage(.tab, M.Tab.self)
    var routes = KindUsage(.route, M.Route.self)
    var sheets = KindUsage(.sheet, M.Sheet.self)
    var questions: [Confirmation: Int] = [:]
    for screen in M.allCases {
      let id = screen.rawValue
      let state = screen.reachedState()
      guard state == screen.askedState else {
        unreached.append(id)
        continue
      }
      let stack = state[state.selectedTab]
      tabs.add(state.selectedTab, on: id, by: nil)
      for route in stack.path + stack.layers.flatMap(\.path) {
        routes.add(route, on: id, by: .push)
      }
      for layer in stack.layers {
        sheets.add(layer.item, on: id, by: layer.style.coversEverything ? .cover : .sheet)
      }
      guard let question = stack.confirmation else { continue }
      if let index = questions[question] {
        confirmations[index].screens.append(id)
      } else {
        questions[question] = confirmations.count
        confirmations.append(ShownConfirmation(title: question.title, screens: [id]))
      }
    }
    types = [tabs]
    types += routes.typeName == sheets.typeName ? [routes.joined(with: sheets)] : [routes, sheets]
  }
}

extension ManifestUsage {
  /// The modules in which the app's types are declared, sorted.
  package var modules: [String] {
    let names = types.filter { $0.kinds != .listed([]) }.map(\.typeName) + [manifestName]
    return Set(names.compactMap { $0.split(separator: ".").first.map(String.init) }).sorted()
  }

  /// Whether every type says itself what kinds it has.
  package var knowsAllKinds: Bool { !types.contains { $0.kinds == .unknown } }
}
