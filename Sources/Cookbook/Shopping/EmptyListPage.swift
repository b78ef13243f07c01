import Scenes

/// A shopping list on which nobody has put anything yet.
struct EmptyListPage: PageDescribing {
  let name: String

  var page: Page {
    Page(name, trailing: [BarButton("Add an item", icon: "plus", leadsTo: .shoppingItemSheet)]) {
      EmptyState(
        "Nothing to buy", message: "Add items one by one, or the ingredients of a recipe.",
        icon: "basket")
    }
  }
}
