import Testing

@testable import Scenes

@Suite("Texts and icons of a scene") struct SceneTextsTests {
  /// A scene in which each text is a letter and each icon a number, in their order.
  private var scene: Scene {
    let page = Page(
      "c", leading: [BarButton("d", icon: "2")], trailing: [BarButton("e", icon: "3")]
    ) {
      ListSection("f", footer: "g") {
        Row("h", subtitle: "i", value: "j", icon: "4")
      }
      Paragraph("k")
      ImagePlaceholder(icon: "5")
      ActionButton("l")
      InputField("m", value: "n", placeholder: "o")
      SearchField("p", value: "q")
      SegmentedControl(["r", "s"])
      ProgressBar(0.5, label: "t")
      CardGrid([CardGrid.Card("u", subtitle: "v", icon: "6")])
      ChatBubble("w")
      MapPlaceholder(pins: ["x"])
      Gap()
      EmptyState("y", message: "z", icon: "7")
      SkeletonLines()
    }
    return Scene(
      id: "id", tabs: [TabItem("a", icon: "0"), TabItem("b", icon: "1")], selectedTab: 0,
      pages: [page], layers: [Layer(style: .largeSheet, pages: [Page("A")])],
      confirmation: ConfirmationCard(title: "B", message: "C", choices: [.init("D")]))
  }

  @Test("Every text is found, in order")
  func texts() {
    #expect(scene.texts.joined() == "abcdefghijklmnopqrstuvwxyzABCD")
  }

  @Test("Every icon is found, in order")
  func icons() {
    #expect(scene.icons.joined() == "01234567")
  }
}
