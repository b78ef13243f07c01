import Manifest
import Navigation
package import Scenes

/// What a recording of a router shows, with what is wrong with the recording.
package struct Replay: Sendable, Equatable {
  /// One event of the recording.
  package struct Frame: Sendable, Equatable {
    /// Who asked for the change.
    package var origin: String
    /// What was shown after it.
    package var scene: Scene
  }

  /// The events that could be read, in their order.
  package private(set) var frames: [Frame] = []
  /// The lines that are no event of this app, from one.
  package private(set) var damagedLines: [Int] = []
  /// The lines whose event does not begin where the one before ended, from one.
  package private(set) var gaps: [Int] = []

  /// Reads a recording line by line, so that a damaged line costs only itself.
  init<M: ScreenManifest>(_ jsonLines: String, of manifest: M.Type)
  where M.Tab: Decodable, M.Route: Decodable, M.Sheet: Decodable {
    typealias State = NavigationState<M.Tab, M.Route, M.Sheet>
    var last: State?
    // By bytes: a carriage return and a line feed are one character, which is not a newline.
    let lines = jsonLines.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      // With its end, a line that cannot be read is an error and not the rest of a crash.
      let text = String(Substring(line)) + "\n"
      guard let recording = try? NavigationRecording<State>(jsonLines: text) else {
        damagedLines.append(number)
        continue
      }
      for event in recording.events {
        if let last, last != event.before { gaps.append(number) }
        last = event.after
        let scene = Scene(showing: event.after, of: manifest)
        frames.append(Frame(origin: event.origin.rawValue, scene: scene))
      }
    }
  }
}

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
