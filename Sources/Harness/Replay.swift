import Manifest
import Navigation
package import Scenes

/// The frames of a router's recording and the defects of the recording.
package struct Replay: Sendable, Equatable {
  /// One event of the recording.
  package struct Frame: Sendable, Equatable {
    /// The origin of the change.
    package var origin: String
    /// The scene after it.
    package var scene: Scene
  }

  /// The readable events, in order.
  package private(set) var frames: [Frame] = []
  /// The numbers of the lines that are not events of this app, from 1.
  package private(set) var damagedLines: [Int] = []
  /// The numbers of the lines whose event does not start in the state in which the previous one ended, from 1.
  package private(set) var gaps: [Int] = []

  /// Reads a recording line by line, so that a damaged line affects no other line.
  init<M: ScreenManifest>(_ jsonLines: String, of manifest: M.Type)
  where M.Tab: Decodable, M.Route: Decodable, M.Sheet: Decodable {
    typealias State = NavigationState<M.Tab, M.Route, M.Sheet>
    var last: State?
    // By bytes: a carriage return and a line feed are one character, which does not equal a line feed.
    let lines = jsonLines.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      // Without its line feed, an unreadable line would be taken for the incomplete end of a crashed recording.
      let text = String(Substring(line)) + "\n"
      guard let recording = try? NavigationRecording<State>(jsonLines: text) else {
        damagedLines.append(number)
        continue
      }
      for event in recording.events {
        if let last, last != event.before { gaps.append(number) }
        last = event.after
        let scene = Scene(showing: ScreenPath(reaching: event.after), of: manifest)
        frames.append(Frame(origin: event.origin.rawValue, scene: scene))
      }
    }
  }
}

extension Scene {
  /// The id of a state that no screen of the manifest has.
  private static let nameless = "(no screen)"

  /// Freezes a path, with the id of the first screen of the manifest that shows the same.
  ///
  /// Tabs in the background are not visible and are ignored.
  init<M: ScreenManifest>(
    showing path: ScreenPath<M.Tab, M.Route, M.Sheet>, of manifest: M.Type
  ) {
    var visible = path
    visible.otherStacks = [:]
    let screen = M.allCases.first { screen in
      var asked = screen.askedPath
      asked.otherStacks = [:]
      return asked == visible
    }
    self.init(
      freezing: path, id: screen?.rawValue ?? Self.nameless, manifest: manifest,
      topPage: screen?.topPage, link: M.link(to: visible))
  }

  /// Freezes the state after a deep link was opened in a new router.
  ///
  /// The router's own link opener resolves the link, as in the app; a router without one uses the manifest's
  /// codec.
  @MainActor
  init<M: ScreenManifest>(opening link: String, of manifest: M.Type) async throws(LinkRefusal) {
    let router = M.makeRouter()
    guard let outcome = await router.open(link: link, codec: M.linkCodec) else { throw .noLinks }
    guard outcome == .opened || outcome == .redirected else { throw .notOpened(outcome) }
    self.init(showing: await M.settled(router).path, of: manifest)
  }
}
