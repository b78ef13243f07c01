import Manifest
import Navigation
import Scenes

extension Scene {
  /// What stands for the id where no screen of the manifest looks like the state.
  private static let nameless = "(no screen)"

  /// What a state shows, under the id of the first screen of the manifest that shows the same.
  ///
  /// Tabs in the background are not seen, so they do not count.
  init<M: ScreenManifest>(
    showing state: NavigationState<M.Tab, M.Route, M.Sheet>, of manifest: M.Type
  ) {
    let tab = state.selectedTab
    let stack = state[tab]
    let screen = M.allCases.first { screen in
      let asked = NavigationState(visiting: screen.navigationPath, homeTab: M.homeTab)
      return asked.selectedTab == tab && asked[tab] == stack
    }
    let path = ScreenPath(
      tab: tab, routes: stack.path, layers: stack.layers, confirmation: stack.confirmation)
    self.init(
      freezing: state, id: screen?.rawValue ?? Self.nameless, manifest: manifest,
      link: M.link(to: path))
  }

  /// What the app shows after a deep link was opened in a fresh router.
  @MainActor
  init<M: ScreenManifest>(opening link: String, of manifest: M.Type) throws(LinkRefusal) {
    guard let codec = M.linkCodec else { throw .noLinks }
    let path: ScreenPath<M.Tab, M.Route, M.Sheet>
    do { path = try codec.parse(link) } catch { throw .unread(error) }
    let router = M.makeRouter()
    let outcome = router.visit(path, otherTabs: .reset, origin: .link)
    guard outcome.isReached || outcome == .redirected else { throw .guarded(outcome) }
    self.init(showing: router.state, of: manifest)
  }
}
