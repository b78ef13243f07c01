import Manifest
import Navigation
import Scenes
import Testing

@testable import Harness

/// A router that never returns, fails or never settles, depending on the page.
@MainActor
private final class StubbornRouter: DrivableRouter {
  struct Failure: Error, CustomStringConvertible { let description = "the database is closed" }

  private var path = ScreenPath<Garden.Tab, Garden.Route, Garden.Sheet>()
  private var reads = 0
  private var isRestless = false
  private(set) var wasCancelled = false

  func drive(to path: ScreenPath<Garden.Tab, Garden.Route, Garden.Sheet>) async throws {
    self.path = path
    switch path.routes.first {
    case .plant("late"):
      // A task that ignores its cancellation.
      await withTaskCancellationHandler {
        await withCheckedContinuation { forever = $0 }
      } onCancel: {
        Task { @MainActor in wasCancelled = true }
      }
    case .plant("broken"): throw Failure()
    case .plant("restless"): isRestless = true
    default: break
    }
  }

  private var forever: CheckedContinuation<Void, Never>?

  func leave() { forever?.resume() }

  var reached: ScreenPath<Garden.Tab, Garden.Route, Garden.Sheet> {
    reads += 1
    return isRestless ? ScreenPath(routes: [.plant("\(reads)")]) : path
  }
}

private enum StubbornGarden: String, ScreenManifest {
  case beds, late, broken, restless

  static let homeTab = Garden.homeTab

  var navigationPath: ScreenPath<Garden.Tab, Garden.Route, Garden.Sheet> {
    ScreenPath(routes: self == .beds ? [] : [.plant(rawValue)])
  }

  static func makeRouter() -> StubbornRouter { StubbornRouter() }
}

/// The notes with a log of the app's own: the notes that were opened.
private enum LoggedNotes: String, ScreenManifest {
  case first

  static let homeTab = NotesTab.notes

  var navigationPath: ScreenPath<NotesTab, NotesRoute, NotesSheet> {
    ScreenPath(routes: [.note(1)])
  }

  static func makeRouter() -> LoggedStore { LoggedStore() }
}

@MainActor private final class LoggedStore: DrivableRouter {
  struct Damage: Error {}

  private var path = ScreenPath<NotesTab, NotesRoute, NotesSheet>()

  func drive(to path: ScreenPath<NotesTab, NotesRoute, NotesSheet>) async throws {
    self.path = path
  }

  var reached: ScreenPath<NotesTab, NotesRoute, NotesSheet> { path }

  /// Reads `note 2 after 1`.
  static func recordedEvent(
    in line: String
  ) throws -> RecordedEvent<NotesTab, NotesRoute, NotesSheet>? {
    if line.hasPrefix("#") { return nil }
    let words = line.split(separator: " ").map(String.init)
    guard words.first == "note" else { throw Damage() }
    let notes = words.compactMap(Int.init)
    guard notes.count == 2 else {
      return RecordedEvent(origin: .user, after: ScreenPath(routes: notes.map(NotesRoute.note)))
    }
    let shown = notes[0] == 2 ? [notes[1], notes[0]] : [notes[0]]
    return RecordedEvent(
      before: ScreenPath(routes: [.note(notes[1])]),
      after: ScreenPath(routes: shown.map(NotesRoute.note)))
  }
}

@Suite("Routers of the app's own") @MainActor struct DrivableRouterTests {
  private func scenes(_ source: SceneSource) async -> [String: Result<Scene, UnreachedScreen>] {
    var scenes: [String: Result<Scene, UnreachedScreen>] = [:]
    for (id, scene) in await source.scenes(where: { _ in true }) { scenes[id] = scene }
    return scenes
  }

  /// The tab, the pages and the layers of each screen that is reached, and the errors of the others.
  private func summaries(_ source: SceneSource) async -> [String: String] {
    await scenes(source).mapValues { result in
      switch result {
      case .failure(let error): return error.explanation
      case .success(let scene):
        let layers = scene.layers.map { "\($0.style) \($0.pages.map(\.title))" }
        let question = scene.confirmation.map { [$0.title] } ?? []
        let tab = scene.selectedTab.map { scene.tabs[$0].title } ?? "no tab"
        return ([tab] + scene.pages.dropFirst().map(\.title))
          .joined(separator: " > ") + (layers + question).map { "; \($0)" }.joined()
      }
    }
  }

  @Test("A class per tab is driven by its own methods; what it cannot express is named")
  func classPerTab() async {
    let remedy = "; change its path, or let 'drive(to:)' of the app's router express it"
    #expect(
      await summaries(SceneSource(MailScreen.self)) == [
        "inbox": "Inbox", "message": "Archive > Message > Attachments",
        "compose": "Inbox > Message; largeSheet [\"Compose\"]",
        "search":
          "the router cannot express a full-screen cover (layers: asked for cover compose, reached nothing)"
          + remedy,
        "newAccount":
          "the router cannot express a sheet on a sheet (layers: asked for sheet account › "
          + "sheet compose, reached nothing)" + remedy,
      ])
  }

  @Test("A tree of coordinators is driven by its own methods")
  func coordinators() async {
    #expect(
      await summaries(SceneSource(ShopScreen.self)) == [
        "shop": "Shop", "reviews": "Orders > Product > Reviews",
        "cart": "Shop; largeSheet [\"Cart\", \"Product\"]",
        "payment": "Shop; largeSheet [\"Cart\"]; fullScreenCover [\"Payment\"]",
      ])
  }

  @Test("A store is driven by its actions, also where an effect changes the state later")
  func store() async {
    #expect(
      await summaries(SceneSource(NotesScreen.self)) == [
        "notes": "Notes", "note": "Trash > Note > Note",
        "share": "Notes > Note; largeSheet [\"Share\"]", "delete": "Notes; Delete?",
      ])
  }

  @Test("A single stack has no tab, and the router of another design is driven by its driver")
  func packageRouters() async {
    #expect(
      await summaries(SceneSource(DiaryScreen.self)) == ["days": "no tab", "day": "no tab > Day"])
    #expect(
      await summaries(SceneSource(CalendarScreen.self)) == [
        "month": "Home", "event": "Home > Event; largeSheet [\"Invite\"]", "settings": "Settings",
      ])
  }

  @Test("A link is opened by the codec of the manifest and the app's router")
  func link() async throws {
    let link = try #require(NotesScreen.link(to: NotesScreen.share.navigationPath))
    let scene = try await SceneSource(NotesScreen.self).open(link: link)
    #expect(scene.id == "share")
    await #expect(throws: LinkRefusal.self) {
      try await SceneSource(NotesScreen.self).open(link: "notes://nowhere")
    }
    await #expect(throws: LinkRefusal.noLinks) {
      try await SceneSource(MailScreen.self).open(link: "mail://inbox")
    }
  }

  @Test("A router without recordings of its own refuses to replay one")
  func noRecordings() {
    #expect(throws: MissingRecordings.unsupported) { try SceneSource(MailScreen.self).replay("x") }
  }

  @Test("A router reads its own recordings, whose lines may be anything")
  func recordings() throws {
    let log = """
      note 1
      # a comment
      note 2 after 1
      broken
      note 4 after 3
      """
    let replay = try #require(try SceneSource(LoggedNotes.self).replay(log))
    #expect(replay.frames.map(\.scene.id) == ["first", "(no screen)", "(no screen)"])
    #expect(replay.frames.map(\.scene.pages.count) == [2, 3, 2])
    #expect(replay.frames.map(\.origin) == ["user", "code", "code"])
    #expect(replay.damagedLines == [4])
    #expect(replay.gaps == [5])
  }

  @Test("Order, coverage and links are audited with the app's router")
  func audit() async throws {
    let findings = await SceneSource(ShopScreen.self).audit(maxDepth: nil)
    #expect(!findings.contains { $0.rule == .orderDependence || $0.rule == .unreached })
    let usage = try #require(await SceneSource(MailScreen.self).usage)
    #expect(usage.unreached == ["search", "newAccount"])
  }

  @Test("A drive that throws is reported with the app's error")
  func broken() async {
    let drive = await StubbornGarden.broken.drive(StubbornRouter())
    #expect(drive.failure == .thrown("the database is closed"))
    let unreached = UnreachedScreen(id: "broken", difference: nil, failure: drive.failure)
    #expect(unreached?.reason == "the database is closed")
  }

  @Test("A drive that does not return is cancelled and abandoned, with its last state")
  func late() async {
    var limits = DriveLimits()
    limits.timeout = .milliseconds(20)
    let router = StubbornRouter()
    let drive = await StubbornGarden.late.drive(router, limits: limits)
    #expect(drive.failure == .timedOut(.milliseconds(20)))
    #expect(drive.path == StubbornGarden.late.askedPath)
    while !router.wasCancelled { await Task.yield() }
    router.leave()
  }

  @Test("A router whose state is another one at each read is not settled")
  func restless() async {
    let drive = await StubbornGarden.restless.drive(StubbornRouter())
    #expect(drive.failure == .unsettled(reads: 100))
  }
}
