public import Manifest
public import Navigation
package import Scenes

/// The screens of an app without the app's types: the one door through which scenes enter.
public struct SceneSource: Sendable {
  /// The name of the module that declares the manifest, which is most often the app's.
  public let name: String

  /// The ids of all screens, in the order of the manifest.
  public let ids: [String]

  /// Makes what drives to one screen after the other.
  let makeDriver: @MainActor @Sendable () -> SceneDriver

  /// Follows a deep link.
  private let follow: @MainActor @Sendable (String) throws(LinkRefusal) -> Scene

  /// Reads a recording; nil where the app's types cannot be decoded.
  private let read: (@Sendable (String) -> Replay)?

  /// Creates the source of a compiled manifest.
  public init<M: ScreenManifest>(_ manifest: M.Type) {
    self.init(manifest, read: nil)
  }

  /// Creates the source of a compiled manifest whose recordings can be read.
  public init<M: ScreenManifest>(_ manifest: M.Type)
  where M.Tab: Decodable, M.Route: Decodable, M.Sheet: Decodable {
    self.init(manifest) { Replay($0, of: manifest) }
  }

  private init<M: ScreenManifest>(_ manifest: M.Type, read: (@Sendable (String) -> Replay)?) {
    name = String(String(reflecting: manifest).prefix { $0 != "." })
    ids = manifest.allCases.map(\.rawValue)
    makeDriver = { SceneDriver(manifest) }
    follow = { link throws(LinkRefusal) in try Scene(opening: link, of: manifest) }
    self.read = read
  }

  /// The scene that a deep link leads to, as the app's own router and guards have it.
  @MainActor
  package func open(link: String) throws(LinkRefusal) -> Scene { try follow(link) }

  /// The frames of a recording in JSON Lines; nil where the app's types cannot be decoded.
  package func replay(_ jsonLines: String) -> Replay? { read?(jsonLines) }

  /// Drives to the screens with certain ids, in the order of the manifest.
  @MainActor
  package func scenes(
    where isWanted: (String) -> Bool
  ) -> [(id: String, scene: Result<Scene, UnreachedScreen>)] {
    let driver = makeDriver()
    return ids.indices.filter { isWanted(ids[$0]) }.map { index in
      (ids[index], Result { () throws(UnreachedScreen) in try driver.scene(index) })
    }
  }
}

/// Drives to one screen after the other, each with a router of its own.
///
/// What a guard blocks leaves a router where it was. With one router for all, what is said of a blocked
/// screen would depend on the screens before it, and so on the filters of the run.
@MainActor
struct SceneDriver {
  /// The scene of the screen at an index of the manifest.
  let scene: @MainActor (Int) throws(UnreachedScreen) -> Scene

  init<M: ScreenManifest>(_ manifest: M.Type) {
    let screens = Array(M.allCases)
    scene = { index throws(UnreachedScreen) in
      let router = M.makeRouter()
      let screen = screens[index]
      let path = screen.navigationPath
      router.visit(path, otherTabs: .reset, origin: .harness)
      let asked = NavigationState(visiting: path, homeTab: M.homeTab)
      if let difference = ReachDifference(asked: asked, reached: router.state) {
        throw UnreachedScreen(id: screen.rawValue, difference: difference)
      }
      return Scene(
        freezing: router.state, id: screen.rawValue, manifest: manifest,
        link: M.link(to: path))
    }
  }
}

/// A screen that the router did not reach.
package struct UnreachedScreen: Error {
  package var id: String
  package var difference: ReachDifference
}
