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
  private let makeDriver: @MainActor @Sendable (DriveLimits) -> SceneDriver

  /// The folder of the app's source, from which a typed manifest takes pages without a description; nil for others.
  package let appSource: String?

  /// The pages in the app's source; nil if none are needed, or not read yet.
  package var sourcePages: SourcePages?

  /// Follows a deep link.
  private let follow: @MainActor @Sendable (String, DriveLimits) async throws(LinkRefusal) -> Scene

  /// Reads a recording; nil for a manifest file.
  private let read: (@MainActor @Sendable (String) throws(MissingRecordings) -> Replay)?

  /// Runs the audit rules that need the app's types and router.
  let typedAudit: @MainActor @Sendable (DriveLimits) async -> [AuditFinding]

  /// Collects the values of the app's types that the screens show; nil for a manifest file.
  let collectUsage: (@MainActor @Sendable (DriveLimits) async -> ManifestUsage)?

  /// The limits of the drive to one screen.
  var limits = DriveLimits()

  /// How long the app's router may take to reach one screen.
  package var timeout: Duration {
    get { limits.timeout }
    set { limits.timeout = newValue }
  }

  /// Watches that the app's router does not block the main thread.
  package var watch: (any DriveWatch)? {
    get { limits.watch }
    set { limits.watch = newValue }
  }

  /// Where the screens come from.
  package enum Origin: Sendable {
    /// A manifest that was compiled with the tool.
    case compiled
    /// A manifest file.
    case file(ManifestFile)
    /// The source of an app, with what its scan found.
    case scan(ScanFindings)
  }

  /// Where the screens come from.
  package let origin: Origin

  /// The manifest file that the screens come from; nil for others.
  package var file: ManifestFile? {
    if case .file(let file) = origin { file } else { nil }
  }

  /// What the scan of the app's source found; nil for screens that do not come from one.
  package var scan: ScanFindings? {
    if case .scan(let findings) = origin { findings } else { nil }
  }

  /// Creates the source of a compiled manifest.
  package init<M: ScreenManifest>(_ manifest: M.Type) {
    self.init(manifest) { await TypedAudit.findings(in: manifest, limits: $0) }
  }

  /// Creates the source of a compiled manifest whose archives can be read.
  package init<M: ScreenManifest>(_ manifest: M.Type)
  where M.Tab: Codable, M.Route: Codable, M.Sheet: Codable {
    self.init(manifest) {
      await TypedAudit.findings(in: manifest, limits: $0)
        + TypedAudit.restorationFindings(in: manifest, limits: $0)
    }
  }

  private init<M: ScreenManifest>(
    _ manifest: M.Type,
    typedAudit: @escaping @MainActor @Sendable (DriveLimits) async -> [AuditFinding]
  ) {
    self.typedAudit = typedAudit
    origin = .compiled
    name = manifest.appName
    appSource = manifest.appSource
    collectUsage = { await ManifestUsage(of: manifest, limits: $0) }
    ids = manifest.allCases.map(\.rawValue)
    tabs = M.allTabs.map { M.item(for: $0) }
    makeDriver = { SceneDriver(manifest, limits: $0) }
    follow = { link, limits throws(LinkRefusal) in
      try await Scene(opening: link, of: manifest, limits: limits)
    }
    read = { text throws(MissingRecordings) in try Replay(text, of: manifest) }
  }

  /// Creates the source of a manifest file.
  package init(_ manifest: ManifestFile) {
    self.init(manifest, origin: .file(manifest))
  }

  /// Creates the source of screens that a scan found.
  ///
  /// - Parameters:
  ///   - screens: The screens, as a manifest file in memory.
  ///   - findings: What else the scan found.
  package init(_ screens: ManifestFile, scanned findings: ScanFindings) {
    self.init(screens, origin: .scan(findings))
  }

  private init(_ manifest: ManifestFile, origin: Origin) {
    name = manifest.app
    appSource = nil
    self.origin = origin
    ids = manifest.ids
    tabs = manifest.tabs
    makeDriver = { _ in SceneDriver(manifest) }
    follow = { link, _ throws(LinkRefusal) in try manifest.scene(withLink: link) }
    read = nil
    typedAudit = { _ in [] }
    collectUsage = nil
  }

  /// The scene that a deep link opens, according to the app's router and guards.
  @MainActor
  package func open(link: String) async throws(LinkRefusal) -> Scene {
    let scene = try await follow(link, limits)
    return sourcePages?.filling(scene) ?? scene
  }

  /// Visits the screens, and fills in pages from source.
  @MainActor var driver: SceneDriver {
    let driver = makeDriver(limits)
    guard let sourcePages else { return driver }
    return SceneDriver { index in await driver.scene(index).map(sourcePages.filling) }
  }

  /// The frames of a recording, one event a line; nil for a manifest file, which has no types.
  @MainActor
  package func replay(_ lines: String) throws(MissingRecordings) -> Replay? { try read?(lines) }

  /// The scenes of the screens with certain ids, in the order of the manifest.
  @MainActor
  package func scenes(
    where isWanted: (String) -> Bool
  ) async -> [(id: String, scene: Result<Scene, UnreachedScreen>)] {
    var scenes: [(id: String, scene: Result<Scene, UnreachedScreen>)] = []
    await forEachScene(where: isWanted) { id, scene in scenes.append((id, scene)) }
    return scenes
  }

  /// Calls a function for the scene of each screen with certain ids; one scene is in memory at a time.
  @MainActor
  package func forEachScene<Failure: Error>(
    where isWanted: (String) -> Bool,
    _ body: (String, Result<Scene, UnreachedScreen>) throws(Failure) -> Void
  ) async throws(Failure) {
    let driver = driver
    for (index, id) in ids.enumerated() where isWanted(id) {
      try body(id, await driver.scene(index))
    }
  }
}

/// Visits screens one after the other, each with a new router.
@MainActor
struct SceneDriver {
  /// The scene of the screen at an index of the manifest.
  let scene: @MainActor (Int) async -> Result<Scene, UnreachedScreen>

  init(scene: @escaping @MainActor (Int) async -> Result<Scene, UnreachedScreen>) {
    self.scene = scene
  }

  init<M: ScreenManifest>(_ manifest: M.Type, limits: DriveLimits) {
    let screens = Array(M.allCases)
    scene = { index in
      let screen = screens[index]
      let drive = await screen.drive(M.makeRouter(), limits: limits)
      let difference = screen.difference(from: drive.path)
      if let unreached = UnreachedScreen(
        id: screen.rawValue, difference: difference, failure: drive.failure)
      {
        return .failure(unreached)
      }
      return .success(
        Scene(
          freezing: drive.path, id: screen.rawValue, manifest: manifest, topPage: screen.topPage,
          link: M.link(to: screen.navigationPath)))
    }
  }
}

extension SceneSource {
  /// The values of the app's types that the screens show; nil for a manifest file, which has no types.
  @MainActor package var usage: ManifestUsage? {
    get async { await collectUsage?(limits) }
  }
}

extension SceneDriver {
  /// Creates a driver that reads the screens of a manifest file.
  init(_ manifest: ManifestFile) {
    scene = { index in
      do throws(ManifestError) {
        return .success(try manifest.scene(index))
      } catch {
        let reached = error.problem == .changed ? "one that changed since" : "\(error)"
        return .failure(
          UnreachedScreen(
            id: manifest.ids[index],
            difference: ReachDifference("file", asked: "the manifest as checked", reached: reached),
            isFromFile: true))
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
