import Scenes

/// Scenes that several tests draw.
enum SampleScenes {
  static let tabs = [
    TabItem("Recipes", icon: "book"), TabItem("Search", icon: "magnifyingglass"),
    TabItem("Settings", icon: "gear"),
  ]

  static let detail = Page("Shakshuka", trailing: [BarButton("More", icon: "ellipsis")]) {
    ListSection("Ingredients") {
      Row("Eggs", value: "6")
      Row("Oven", subtitle: "hot", icon: "flame", accessory: .toggle(isOn: true))
    }
    ActionButton("Start cooking")
  }

  static func scene(
    id: String = "detail", pages: [Page] = [Page("Recipes"), detail], layers: [Layer] = [],
    confirmation: ConfirmationCard? = nil
  ) -> Scene {
    Scene(
      id: id, tabs: tabs, selectedTab: 0, pages: pages, layers: layers,
      confirmation: confirmation, link: "cookbook://recipes/shakshuka")
  }

  static let edit = Page(
    "Edit", leading: [BarButton("Cancel")], trailing: [BarButton("Save", isProminent: true)]
  ) {
    Row("Name", value: "Shakshuka")
  }

  static let delete = ConfirmationCard(
    title: "Delete?", message: "It is gone then.",
    choices: [.init("Delete", role: .destructive), .init("Cancel", role: .cancel)])
}
