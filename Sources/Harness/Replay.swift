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
