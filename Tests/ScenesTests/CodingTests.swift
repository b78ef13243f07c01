import Foundation
import Scenes
import Testing

@Suite struct CodingTests {
  static let blocks: [Block] = [
    ListSection("Header", footer: "Footer") {
      Row("Inside")
      ListSection { Paragraph("Deeper") }
    }.block,
    Row("Bare").block,
    Row("Full", subtitle: "Below", value: "7", icon: "star", leadsTo: "detail").block,
    Row("On", accessory: .toggle(isOn: true)).block,
    Row("Off", accessory: .toggle(isOn: false)).block,
    Row("Chosen", accessory: .checkmark).block,
    Paragraph("Heading", style: .title).block,
    Paragraph("Words\nin “two” lines – 味噌 🌮").block,
    Paragraph("Remark", style: .secondary).block,
    ImagePlaceholder().block,
    ImagePlaceholder(icon: nil, height: 120.5).block,
    ActionButton("Go", leadsTo: "next").block,
    ActionButton("Else", role: .secondary).block,
    ActionButton("Lose", role: .destructive).block,
    InputField("Name", value: "Ada").block,
    InputField("Name", placeholder: "Your name").block,
    SearchField().block,
    SearchField("Find", value: "eggs").block,
    SegmentedControl(["A", "B"], selection: 1).block,
    ProgressBar(1.0 / 3, label: "A third").block,
    CardGrid(columns: 3, [.init("Card", subtitle: "Below", icon: "leaf", leadsTo: "card")]).block,
    ChatBubble("Hello").block,
    ChatBubble("Hi", isOutgoing: true).block,
    MapPlaceholder().block,
    MapPlaceholder(pins: ["Here", "There"], height: 200).block,
    Gap().block,
    Gap(8).block,
    EmptyState("Nothing", message: "Add something", icon: "tray").block,
    SkeletonLines(5).block,
  ]

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("Every block comes back from JSON as it was", arguments: blocks)
  func block(_ block: Block) throws {
    #expect(try roundTrip(block) == block)
  }

  @Test("The examples hold every kind of block")
  func completeness() {
    let kinds = Set(Self.blocks.map { DerivedTitle.caseName(of: $0) })
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
      trailing: [BarButton("More", icon: "ellipsis", isProminent: true)], blocks: Self.blocks)
    let scene = Scene(
      id: "everything", tabs: [TabItem("Home", icon: "house"), TabItem("Bare")], selectedTab: 1,
      pages: [page, Page("Skeleton")],
      layers: Layer.Style.allCases.map { Layer(style: $0, pages: [page]) },
      confirmation: ActionSheet(
        title: "Sure?", message: "Quite?",
        choices: ActionSheet.Choice.Role.allCases.map { .init($0.rawValue, role: $0) }),
      link: "app://everything")
    #expect(try roundTrip(scene) == scene)
  }

  @Test("A page without blocks stays apart from a page with none")
  func skeleton() throws {
    #expect(try roundTrip(Page("Title")).blocks == nil)
    #expect(try roundTrip(Page("Title") {}).blocks == [])
  }
}
