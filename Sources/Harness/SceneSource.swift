package import Manifest
package import ManifestJSON
package import Navigation
package import Scenes

/// The screens of an app without the app's types; all scenes come from here.
package struct SceneSource: Sendable {
  /// The name of the app: the manifest's `appName`, or the name in a manifest file.
  package let name: String

  /// The ids of all screens, in the order of the manifest.
  package let ids: [String]

  /// The items of the tab bar.
  package let tabs: [TabItem]

  /// Creates a driver, which visits screens.
  let makeDriver: @MainActor @Sendable () -> SceneDriver

  /// Follows a deep link.
  private let follow: @MainActor @Sendable (String) async throws(LinkRefusal) -> Scene

  /// Reads a recording; nil if the app's types are not Codable.
  private let read: (@Sendable (String) -> Replay)?

  /// Runs the audit rules that need the app's types and router.
  let typedAudit: @MainActor @Sendable () async -> [AuditFinding]

  /// Collects the values of the app's types that the screens show; nil for a manifest file.
  let collectUsage: (@MainActor @Sendable () -> ManifestUsage)?

  /// The manifest file that the screens come from; nil for a compiled manifest.
  package let file: ManifestFile?

  /// Creates the source of a compiled manifest.
  package init<M: ScreenManifest>(_ manifest: M.Type) {
    self.init(manifest, read: nil) { await TypedAudit.findings(in: manifest) }
  }

  /// Creates the source of a compiled manifest whose recordings and archives can be read.
  package init<M: ScreenManifest>(_ manifest: M.Type)
  where M.Tab: Codable, M.Route: Codable, M.Sheet: Codable {
    self.init(manifest, read: { Replay($0, of: manifest) }) {
      await TypedAudit.findings(in: manifest) + TypedAudit.restorationFindings(in: manifest)
    }
  }

  private init<M: ScreenManifest>(
    _ manifest: M.Type, read: (@Sendable (String) -> Replay)?,
    typedAudit: @escaping @MainActor @Sendable () async -> [AuditFinding]
  ) {
    self.typedAudit = typedAudit
    file = nil
    name = manifest.appName
    collectUsage = { ManifestUsage(of: manifest) }
    ids = manifest.allCases.map(\.rawValue)
    tabs = M.Tab.allCases.map { M.item(for: $0) }
    makeDriver = { SceneDriver(manifest) }
    follow = { link throws(LinkRefusal) in
      try await Scene(opening: link, of: manifest)
    }
    self.read = read
  }

  /// Creates the source of a manifest file.
  package init(_ manifest: ManifestFile) {
    name = manifest.app
    file = manifest
    ids = manifest.ids
    tabs = manifest.tabs
    makeDriver = { SceneDriver(manifest) }
    follow = { link throws(LinkRefusal) in try manifest.scene(withLink: link) }
    read = nil
    typedAudit = { [] }
    collectUsage = nil
  }

  /// The scene that a deep link opens, according to the app's router and guards.
  @MainActor
  package func open(link: String) async throws(LinkRefusal) -> Scene { try await follow(link) }

  /// The frames of a recording in JSON Lines; nil if the app's types cannot be decoded.
  package func replay(_ jsonLines: String) -> Replay? { read?(jsonLines) }

  /// The scenes of the screens with certain ids, in the order of the manifest.
  @MainActor
  package func scenes(
    where isWanted: (String) -> Bool
  ) -> [(id: String, scene: Result<Scene, UnreachedScreen>)] {
    var scenes: [(id: String, scene: Result<Scene, UnreachedScreen>)] = []
    forEachScene(where: isWanted) { id, scene in scenes.append((id, scene)) }
    return scenes
  }

  /// Calls a function for the scene of each screen with certain ids; one scene is in memory at a time.
  @MainActor
  package func forEachScene<Failure: Error>(
    where isWanted: (String) -> Bool,
    _ body: (String, Result<Scene, UnreachedScreen>) throws(Failure) -> Void
  ) throws(Failure) {
    let driver = makeDriver()
    for (index, id) in ids.enumerated() where isWanted(id) {
      try body(id, Result { () throws(UnreachedScreen) in try driver.scene(index) })
    }
  }
}

/// Visits screens one after the other, each with a new router.
@MainActor
struct SceneDriver {
  /// The scene of the screen at an index of the manifest.
  let scene: @MainActor (Int) throws(UnreachedScreen) -> Scene

  init<M: ScreenManifest>(_ manifest: M.Type) {
    let screens = Array(M.allCases)
    scene = { index throws(UnreachedScreen) in
      let screen = screens[index]
      let router = M.makeRouter()
      let outcome = screen.visit(by: router)
      if let difference = screen.difference(from: router.state) {
        throw UnreachedScreen(id: screen.rawValue, difference: difference, outcome: outcome)
      }
      return Scene(
        freezing: router.state, id: screen.rawValue, manifest: manifest,
        link: M.link(to: screen.navigationPath))
    }
  }
}

extension SceneSource {
  /// The values of the app's types that the screens show; nil for a manifest file, which has no types.
  @MainActor package var usage: ManifestUsage? { collectUsage?() }
}

extension SceneDriver {
  /// Creates a driver that reads the screens of a manifest file.
  init(_ manifest: ManifestFile) {
    scene = { index throws(UnreachedScreen) in
      do throws(ManifestError) {
        return try manifest.scene(index)
      } catch {
        let reached = error.problem == .changed ? "one that changed since" : "\(error)"
        throw UnreachedScreen(
          id: manifest.ids[index],
          difference: ReachDifference("file", asked: "the manifest as checked", reached: reached))
      }
    }
  }
}

extension ManifestFile {
  /// The first screen that has a deep link.
  ///
  /// A file contains the links of its screens but not their codec, so the text must be equal.
  ///
  /// - Complexity: O(bytes of the file).
  func scene(withLink link: String) throws(LinkRefusal) -> Scene {
    for index in ids.indices {
      if let scene = try? scene(index), scene.link == link { return scene }
    }
    throw .unlisted
  }
}
