import SceneSamples
import Scenes

/// Screens that use every part of the format.
enum Samples {
  private static let tabs = [
    TabItem("Home", icon: "house"), TabItem("Twice"), TabItem("Twice"), TabItem(""),
  ]

  static let everything: [Scene] = {
    var page = Page(
      "Title", titleDisplay: .inline, background: .plain,
      leading: [BarButton("Back", leadsTo: "list")],
      trailing: [BarButton("More", icon: "ellipsis", isProminent: true)], blocks: SampleBlocks.all)
    page.code = ".title"
    let full = Scene(
      id: "everything", tabs: tabs, tabBar: [2, 0, 3], selectedTab: 2,
      pages: [page, Page("Skeleton"), Page("Empty") {}],
      layers: Layer.Style.allCases.map { Layer(style: $0, pages: [page]) },
      confirmation: ConfirmationCard(
        title: "Sure?", message: "Quite?",
        choices: ConfirmationCard.Choice.Role.allCases.map { .init($0.rawValue, role: $0) }),
      link: "app://everything")
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
