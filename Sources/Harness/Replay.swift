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
  @MainActor
  init<M: ScreenManifest>(
    _ jsonLines: String, of manifest: M.Type
  ) throws(MissingRecordings) {
    var last: ScreenPath<M.Tab, M.Route, M.Sheet>?
    // By bytes: a carriage return and a line feed are one character, which does not equal a line feed.
    let lines = jsonLines.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      let event: RecordedEvent<M.Tab, M.Route, M.Sheet>?
      do {
        event = try M.DrivenRouter.recordedEvent(in: String(Substring(line)))
      } catch let error as MissingRecordings {
        throw error
      } catch {
        damagedLines.append(number)
        continue
      }
      guard let event else { continue }
      if let last, let before = event.before, last != M.completed(before) { gaps.append(number) }
      let after = M.completed(event.after)
      last = after
      frames.append(
        Frame(origin: event.origin.rawValue, scene: Scene(showing: after, of: manifest)))
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
  init<M: ScreenManifest>(
    opening link: String, of manifest: M.Type, limits: DriveLimits
  ) async throws(LinkRefusal) {
    let router = M.makeRouter()
    guard let outcome = await M.open(link, with: router, limits: limits) else { throw .noLinks }
    guard outcome == .opened || outcome == .redirected else { throw .notOpened(outcome) }
    self.init(showing: await M.settled(router).path, of: manifest)
  }
}
