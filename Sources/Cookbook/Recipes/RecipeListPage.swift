import Scenes

/// The root page of the Recipes tab.
struct RecipeListPage: PageDescribing {
  let book: RecipeBook

  var page: Page {
    Page(
      "Recipes",
      leading: [BarButton("Edit")],
      trailing: [BarButton("New recipe", icon: "plus", leadsTo: .newRecipeSheet)]
    ) {
      SearchField()
      ListSection("This week") {
        for recipe in book[.thisWeek] { RecipeRow(recipe) }
      }
      ListSection("All recipes") {
        for recipe in book[.saved] { RecipeRow(recipe) }
      }
    }
  }
}
