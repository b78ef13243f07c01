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
  ///
  /// The router's own opener looks up what the link names, as it would in the app; a router without one
  /// follows whatever the manifest's codec can read.
  @MainActor
  init<M: ScreenManifest>(opening link: String, of manifest: M.Type) async throws(LinkRefusal) {
    let router = M.makeRouter()
    if router.links == nil { router.links = M.linkCodec.map { LinkOpener($0) } }
    guard router.links != nil else { throw .noLinks }
    let outcome = await router.open(link, otherTabs: .reset)
    guard outcome == .opened || outcome == .redirected else { throw .notOpened(outcome) }
    self.init(showing: router.state, of: manifest)
  }
}
