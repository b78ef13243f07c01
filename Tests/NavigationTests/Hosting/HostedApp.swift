import Navigation
import NavigationModel
import Testing

/// A router with a test clock, long after its views have appeared.
@MainActor
struct HostedApp {
  let app: App
  let time = HostTime()

  init(state: AppState? = nil) {
    app = App(homeTab: .home, state: state)
    app.hostClock = time.clock
    time.pass(.seconds(10))
  }

  var home: Stack { app.router(for: .home) }

  /// Adds a guard that refuses the user's actions.
  func refuseUser() {
    app.gate.addGuard { $0.origin == .user ? .block : .allow }
  }

  /// Presents a sheet and waits until SwiftUI shows it.
  func present(_ item: Panel = .help, isPinned: Bool = false) throws -> StackLevel {
    app.present(item, isInteractiveDismissDisabled: isPinned)
    let id = try #require(app.activeStack.state.layers.last?.id)
    time.pass(.seconds(5))
    return .layer(id)
  }
}

extension StackRouter {
  /// The sheet that SwiftUI should show over a level.
  func sheet(over level: StackLevel = .root) -> PresentedLayer<Route, Sheet>? {
    layerBinding(over: level, isCover: false).get()
  }

  /// The sheet as a binding.
  func sheetBinding(over level: StackLevel = .root) -> RouterBinding<PresentedLayer<Route, Sheet>?>
  {
    layerBinding(over: level, isCover: false)
  }

  /// The title of the question that SwiftUI should show over a level.
  func askedTitle(over level: StackLevel = .root) -> String? { question(over: level)?.title }
}

/// Counts the changes of what `read` reads while `change` runs.
@MainActor
func changes(of read: @escaping @MainActor () -> Void, during change: () throws -> Void) rethrows
  -> Int
{
  let watcher = Watcher(read)
  watcher.watch()
  try change()
  return watcher.count
}
