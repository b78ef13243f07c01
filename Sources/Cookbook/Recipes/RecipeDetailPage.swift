import Scenes

/// One recipe: where it comes from, what it needs and the way into the kitchen.
struct RecipeDetailPage: PageDescribing {
  let recipe: Recipe

  var page: Page {
    Page(
      recipe.name,
      trailing: [BarButton("More", icon: "ellipsis", leadsTo: .recipeActions)]
    ) {
      ImagePlaceholder(height: 190)
      if let story = recipe.story { Paragraph(story) }
      if let original = recipe.original { originalSection(original) }
      ListSection("Ingredients") {
        for ingredient in recipe.ingredients {
          Row(ingredient.name, value: "\(ingredient.quantity)")
        }
      }
      ActionButton("Start cooking", leadsTo: .cookMode)
      ActionButton("Add to shopping list", role: .secondary)
    }
  }

  private func originalSection(_ original: OriginalRecipe) -> ListSection {
    ListSection {
      Row(
        "Original recipe", value: original.language.name, icon: "globe",
        leadsTo: AppScreen.showing(.original(recipe: recipe.id))?.rawValue)
    }
  }
}
