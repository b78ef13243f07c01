import Foundation
import SceneSamples
import Scenes
import Testing

@Suite struct CodingTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("Every block comes back from JSON as it was", arguments: SampleBlocks.all)
  func block(_ block: Block) throws {
    #expect(try roundTrip(block) == block)
  }

  @Test("The examples hold every kind of block")
  func completeness() {
    let kinds = Set(SampleBlocks.all.map { DerivedTitle.caseName(of: $0) })
    #expect(
      kinds == [
        "section", "row", "text", "image", "button", "field", "searchField", "segmentedControl",
        "progress", "grid", "bubble", "map", "gap", "emptyState", "skeleton",
      ])
  }

  @Test("A whole scene comes back from JSON as it was")
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

  @Test("A page without blocks stays apart from a page with none")
  func skeleton() throws {
    #expect(try roundTrip(Page("Title")).blocks == nil)
    #expect(try roundTrip(Page("Title") {}).blocks == [])
  }
}
