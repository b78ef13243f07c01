import Foundation
import SceneSamples
import Scenes
import Testing

@Suite struct SceneTests {
  private func scene(pages: [String], layers: [[String]] = []) -> Scene {
    Scene(
      id: "scene", tabs: [TabItem("Home")], selectedTab: 0, pages: pages.map { Page($0) },
      layers: layers.map { Layer(style: .largeSheet, pages: $0.map { Page($0) }) })
  }

  @Test("The top page is the last of the highest layer, else of the tab")
  func topPage() {
    #expect(scene(pages: ["Root"]).topPage?.title == "Root")
    #expect(scene(pages: ["Root", "Detail"]).topPage?.title == "Detail")
    let layered = scene(pages: ["Root"], layers: [["Edit", "Unit"], ["Above"]])
    #expect(layered.topPage?.title == "Above")
  }

  @Test("Only a cover hides everything below it")
  func styles() {
    #expect(
      Layer.Style.allCases.filter(\.isSheet) == [
        .mediumSheet, .largeSheet, .customSheet, .popover, .inspector,
      ])
  }
}

@Suite struct CodingTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("Every block is unchanged after encoding and decoding", arguments: SampleBlocks.all)
  func block(_ block: Block) throws {
    #expect(try roundTrip(block) == block)
  }

  @Test("The examples contain every kind of block")
  func completeness() {
    let kinds = Set(SampleBlocks.all.map { DerivedTitle.caseName(of: $0) })
    #expect(
      kinds == [
        "section", "row", "text", "image", "button", "buttonRow", "field", "searchField",
        "segmentedControl", "progress", "grid", "bubble", "map", "gap", "emptyState", "skeleton",
      ])
  }

  @Test("A whole scene is unchanged after encoding and decoding")
  func scene() throws {
    let page = Page(
      "Title", titleDisplay: .inline, background: .plain,
      leading: [BarButton("Back", leadsTo: "list")],
      trailing: [BarButton("More", icon: "ellipsis", isProminent: true)], blocks: SampleBlocks.all)
    let scene = Scene(
      id: "everything", tabs: [TabItem("Home", icon: "house"), TabItem("Bare")], selectedTab: 1,
      pages: [page, Page("Skeleton")],
      layers: Layer.Style.allCases.map { Layer(style: $0, pages: [page]) },
      confirmation: ConfirmationCard(
        title: "Sure?", message: "Quite?",
        choices: ConfirmationCard.Choice.Role.allCases.map { .init($0.rawValue, role: $0) }),
      link: "app://everything")
    #expect(try roundTrip(scene) == scene)
  }

  @Test("A page without blocks differs from a page with an empty list of blocks")
  func skeleton() throws {
    #expect(try roundTrip(Page("Title")).blocks == nil)
    #expect(try roundTrip(Page("Title") {}).blocks == [])
  }
}
