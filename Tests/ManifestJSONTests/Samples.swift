import Navigation
import SceneSamples
import Scenes

/// Screens that use every part of the format.
enum Samples {
  private static let tabs = [
    TabItem("Home", icon: "house"), TabItem("Twice"), TabItem("Twice"), TabItem(""),
  ]

  /// Blocks of which a screen reader says something else than what they show.
  private static let described: [Block] =
    [
      Row("Pie").accessible(
        label: "Apple pie", value: "4", hint: "Opens it", isHidden: true,
        traits: AccessibleDescription.Trait.allCases, removedTraits: [.header, .button],
        headingLevel: 3, children: .ignore, sortPriority: -1.5
      ).block,
      CardGrid([CardGrid.Card("Pie").accessible(children: .combine)])
        .accessible(children: .contain).block,
      ButtonRow([BarButton("Like").accessible(hint: "Likes it")]).accessible(value: "").block,
    ] + SampleBlocks.all.map { $0.accessible(label: "Other") }

  static let everything: [Scene] = {
    var page = Page(
      "Title", titleDisplay: .inline, background: .plain,
      leading: [BarButton("Back", leadsTo: "list")],
      trailing: [
        BarButton(
          "More", icon: "ellipsis", isProminent: true,
          menu: [
            MenuItem("Share", icon: "square.and.arrow.up", leadsTo: "share"),
            MenuItem("Delete", isDestructive: true), MenuItem("By name", isChecked: true),
          ])
      ], blocks: SampleBlocks.all + described + [.row(Row("Held", menu: [MenuItem("Copy")]))])
    page.code = ".title"
    page.states = [
      .loading, .empty, .failed, .searching("egg"), .searching(), .editing, .segment("All"),
      .menu("More"), .custom("offline"),
    ]
    let full = Scene(
      id: "everything", tabs: tabs, tabBar: [2, 0, 3], selectedTab: 2,
      pages: [page, Page("Skeleton"), Page("Empty") {}],
      columns: SplitView(columns: 3, visibility: .doubleColumn),
      layers: Layer.Style.allCases.map { Layer(style: $0, pages: [page]) } + [
        Layer(style: .customSheet, pages: [page], fraction: 0.4),
        Layer(style: .customSheet, pages: [page], height: 320),
        Layer(style: .popover, pages: [page], anchor: "More"),
      ],
      confirmation: ConfirmationCard(
        title: "Sure?", message: "Quite?",
        choices: ConfirmationCard.Choice.Role.allCases.map { .init($0.rawValue, role: $0) },
        style: .alert,
        fields: [.init("Name", text: "Ada"), .init("Password", isSecure: true)]),
      link: "app://everything", window: "Second",
      otherStacks: [
        OtherStack(tab: 1, titles: ["Twice", "Detail"]), OtherStack(tab: nil, titles: ["Hidden"]),
      ])
    let plain = tabs.indices.map { tab in
      Scene(id: "plain-\(tab)", tabs: tabs, selectedTab: tab, pages: [Page("Plain")])
    }
    let unlisted = Scene(id: "unlisted", tabs: tabs, selectedTab: nil, pages: [Page("Unlisted")])
    return [full, unlisted] + plain
  }()

  /// The smallest manifest.
  static let small = #"{"version":1,"screens":[{"id":"a","pages":[{"title":"A"}]}]}"#

  /// A manifest of one page with these blocks.
  static func page(_ blocks: String) -> String {
    #"{"version":1,"screens":[{"id":"a","pages":[{"title":"A","blocks":[\#(blocks)]}]}]}"#
  }
}
