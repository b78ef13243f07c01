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

/// A recipe as a line of a list.
struct RecipeRow: BlockConvertible {
  let recipe: Recipe

  init(_ recipe: Recipe) {
    self.recipe = recipe
  }

  var block: Block {
    Row(
      recipe.name, subtitle: recipe.summary, icon: recipe.icon, leadsTo: .showing(recipe)
    ).block
  }
}

/// One recipe: its story, its ingredients and the button that starts cooking.
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

/// The page for a link whose target does not exist.
struct MissingPage: PageDescribing {
  /// What is missing: "Recipe".
  let thing: String

  init(_ thing: String) {
    self.thing = thing
  }

  var page: Page {
    Page(thing) {
      EmptyState(
        "\(thing) not found", message: "It may have been deleted on another device.",
        icon: "questionmark.circle")
    }
  }
}
