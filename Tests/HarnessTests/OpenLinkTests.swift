import Manifest
import Navigation
import Scenes
import Testing

@testable import Harness

/// A garden with links, whose guards block sheets, hold plants, and send the shed to the beds.
private enum LinkedGarden: String, ScreenManifest {
  case beds

  static let homeTab = Garden.homeTab

  static let linkCodec: LinkCodec<Garden.Tab, Garden.Route, Garden.Sheet>? = LinkCodec(
    schemes: ["garden"], tabs: [LinkPattern("beds", .beds), LinkPattern("shed", .shed)],
    routes: [
      LinkPattern("plant", .path("name"), make: Garden.Route.plant) {
        if case .plant(let name) = $0 { name } else { nil }
      }
    ],
    sheets: [LinkPattern("seeds", .seeds)])

  var navigationPath: ScreenPath<Garden.Tab, Garden.Route, Garden.Sheet> { ScreenPath(tab: .beds) }

  static func makeRouter() -> TabRouter<Garden.Tab, Garden.Route, Garden.Sheet> {
    let router = TabRouter<Garden.Tab, Garden.Route, Garden.Sheet>(homeTab: homeTab)
    router.gate.addGuard { proposal in
      let stack = proposal.proposed[proposal.proposed.selectedTab]
      if !stack.layers.isEmpty { return .block }
      if !stack.path.isEmpty { return .hold }
      if proposal.proposed.selectedTab == .shed {
        return .redirect(to: NavigationState(selectedTab: .beds))
      }
      return .allow
    }
    return router
  }
}

/// A garden whose router looks up plants: tomatoes exist, and looking up beans fails.
private enum StockedGarden: String, ScreenManifest {
  case beds, kale

  static let homeTab = Garden.homeTab
  static let linkCodec = LinkedGarden.linkCodec

  var navigationPath: ScreenPath<Garden.Tab, Garden.Route, Garden.Sheet> {
    ScreenPath(tab: .beds, routes: self == .kale ? [.plant("Kale")] : [])
  }

  static func makeRouter() -> TabRouter<Garden.Tab, Garden.Route, Garden.Sheet> {
    struct Away: Error, CustomStringConvertible {
      var description: String { "the shelf is away" }
    }
    let router = TabRouter<Garden.Tab, Garden.Route, Garden.Sheet>(homeTab: homeTab)
    router.links = linkCodec.map { codec in
      LinkOpener(codec) { path in
        await Task.yield()
        if path.routes == [.plant("Bean")] { throw Away() }
        return path.routes == [.plant("Tomato")] ? path : nil
      }
    }
    return router
  }
}

@MainActor
@Suite struct OpenLinkTests {
  @Test("A link is resolved by the app's own router")
  func lookedUp() async throws {
    let scene = try await SceneSource(StockedGarden.self).open(link: "garden://plant/Tomato")
    #expect(scene.pages.map(\.title).last == "Plant")
  }

  @Test(
    "What a look-up does not find, or cannot do, is the reason",
    arguments: [
      ("garden://plant/Kale", OpenOutcome.notFound, "The target of the link does not exist."),
      (
        "garden://plant/Bean", .failed("the shelf is away"),
        "the lookup of its target failed: the shelf is away"
      ),
      (
        "evil://plant/Kale", .refused(.foreignScheme("evil")),
        "The scheme 'evil' is not one of this app's."
      ),
    ])
  func notOpened(link: String, outcome: OpenOutcome, message: String) async {
    await #expect(throws: LinkRefusal.notOpened(outcome)) {
      try await SceneSource(StockedGarden.self).open(link: link)
    }
    #expect(LinkRefusal.notOpened(outcome).message == message)
  }

  @Test(
    "A link like the refused one is offered, and never the refused one itself",
    arguments: [
      (
        "garden://plant/Kalee?tab=beds",
        "The target of the link does not exist; did you mean 'garden://plant/Kale?tab=beds'?"
      ),
      ("garden://plant/Kale?tab=beds", "The target of the link does not exist."),
    ])
  func offered(link: String, message: String) async {
    let refusal = LinkRefusal.notOpened(.notFound)
    #expect(await refusal.message(about: link, in: SceneSource(StockedGarden.self)) == message)
  }

  @Test(
    "What a guard does not let through is refused with what the guard did",
    arguments: [
      ("garden://?sheet=seeds", LinkRefusal.notOpened(.blocked), "a guard blocks it"),
      (
        "garden://plant/Tomato", .notOpened(.held), "a guard holds it until it is resumed"
      ),
    ])
  func guarded(link: String, refusal: LinkRefusal, message: String) async {
    await #expect(throws: refusal) { try await SceneSource(LinkedGarden.self).open(link: link) }
    #expect(refusal.message == message)
  }

  @Test("A link that a guard sends elsewhere leads there")
  func redirected() async throws {
    let scene = try await SceneSource(LinkedGarden.self).open(link: "garden://?tab=shed")
    #expect(scene.id == "beds")
    #expect(scene.selectedTab == 0)
  }

  @Test("A manifest without a codec refuses every link")
  func withoutCodec() async {
    await #expect(throws: LinkRefusal.noLinks) {
      try await SceneSource(Garden.self).open(link: "garden://")
    }
    #expect(
      LinkRefusal.noLinks.message
        == "the app's router opens no links; give the manifest a 'linkCodec', or implement "
        + "'open(link:codec:)' in the router")
  }

  @Test("A manifest whose types cannot be decoded replays nothing")
  func withoutReplay() async {
    #expect(throws: MissingRecordings.notCodable) { try SceneSource(Garden.self).replay("") }
  }
}
