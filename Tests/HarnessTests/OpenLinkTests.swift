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
    schemes: ["garden"], tabs: [Link("shed", .shed)],
    routes: [
      Link("plant", .path("name"), make: Garden.Route.plant) {
        if case .plant(let name) = $0 { name } else { nil }
      }
    ],
    sheets: [Link("seeds", .seeds)])

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

@MainActor
@Suite struct OpenLinkTests {
  @Test(
    "What a guard does not let through is refused with what the guard did",
    arguments: [
      ("garden://?sheet=seeds", LinkRefusal.guarded(.blocked), "a guard blocks it"),
      (
        "garden://plant/Tomato", .guarded(.held), "a guard holds it until it is resumed"
      ),
    ])
  func guarded(link: String, refusal: LinkRefusal, message: String) {
    #expect(throws: refusal) { try SceneSource(LinkedGarden.self).open(link: link) }
    #expect(refusal.message == message)
  }

  @Test("A link that a guard sends elsewhere leads there")
  func redirected() throws {
    let scene = try SceneSource(LinkedGarden.self).open(link: "garden://?tab=shed")
    #expect(scene.id == "beds")
    #expect(scene.selectedTab == 0)
  }

  @Test("A manifest without a codec refuses every link")
  func withoutCodec() {
    #expect(throws: LinkRefusal.noLinks) { try SceneSource(Garden.self).open(link: "garden://") }
    #expect(LinkRefusal.noLinks.message == "the manifest has no 'linkCodec'")
  }

  @Test("A manifest whose types cannot be decoded replays nothing")
  func withoutReplay() {
    #expect(SceneSource(Garden.self).replay("") == nil)
  }
}
