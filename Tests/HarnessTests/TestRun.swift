import Harness
import Manifest
import Navigation
import Scenes
import Snapshots
import TestSupport

/// Runs over the screens of a manifest, with snapshots and output in one folder.
struct TestRun {
  let folder: TemporaryFolder
  var source = SceneSource(Garden.self)
  var variant = SnapshotVariant(isDark: false, scale: 1)
  var workers = 2
  var form: SnapshotForm?
  var actual: String?
  var snapshots = "Snapshots"

  func callAsFunction(
    _ purpose: RunOptions.Purpose, only ids: Set<String>? = nil
  ) async throws -> [RunResult.Entry] {
    let options = RunOptions(
      purpose: purpose, scale: 1,
      store: SnapshotStore(folder: "\(folder.path)/\(snapshots)", variant: variant), form: form,
      actual: actual,
      output: "\(folder.path)/out", workers: workers)
    return try await ScreenRun(source, options: options)
      .run(isSelected: { ids?.contains($0) ?? true }).entries
  }
}

extension [RunResult.Entry] {
  /// Each id with the kind of its verdict.
  var kinds: [String] { map { "\($0.id) \($0.verdict.kind)" } }

  /// The ids whose snapshot was stored.
  var recorded: [String] { filter(\.isRecorded).map(\.id) }
}

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

/// The same app with a guard that refuses all sheets.
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

/// The ids of a manifest for one test.
protocol IDList: Hashable, Sendable {
  static var ids: [String] { get }
}

/// A manifest of pages that have only an id.
struct Listed<List: IDList>: ScreenManifest {
  enum Tab: CaseIterable, Hashable, Sendable { case home }
  enum Route: Hashable, Sendable { case page(String) }
  enum Sheet: Hashable, Sendable {}

  static var homeTab: Tab { .home }
  static var allCases: [Listed] { List.ids.map(Listed.init(rawValue:)) }

  let rawValue: String

  var navigationPath: ScreenPath<Tab, Route, Sheet> { ScreenPath(routes: [.page(rawValue)]) }
}
