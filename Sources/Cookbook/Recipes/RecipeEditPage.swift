import Scenes

/// The form that changes a recipe.
struct RecipeEditPage: PageDescribing {
  let recipe: Recipe

  var page: Page {
    Page(
      "Edit Recipe",
      leading: [BarButton("Cancel", leadsTo: .recipeDiscardConfirmation)],
      trailing: [BarButton("Save", isProminent: true)]
    ) {
      ListSection("Details") {
        Row("Name", value: recipe.name)
        Row("Servings", value: "\(recipe.servings)")
        Row("Cooking time", value: "\(recipe.time)")
      }
      ListSection("Options") {
        Row("Show on home", accessory: .toggle(isOn: recipe.shelf == .thisWeek))
        Row("Vegetarian", accessory: .toggle(isOn: recipe.isVegetarian))
      }
      ActionButton("Delete recipe", role: .destructive, leadsTo: .recipeDeleteConfirmation)
    }
  }
}
