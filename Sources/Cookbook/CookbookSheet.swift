public import Navigation
public import Scenes

/// The content of sheets and full-screen covers.
public enum CookbookSheet: Hashable, Sendable, Codable {
  /// The form that changes a recipe.
  case edit(recipe: String)
  /// The form that changes an ingredient of a recipe.
  case ingredient(id: String, recipe: String)
  /// The form that starts a recipe.
  case newRecipe
  /// A step of a recipe, counted from 1.
  case cook(recipe: String, step: Int)
  /// The running timer of a step.
  case timer(recipe: String, step: Int)
  /// A chat with the author of a recipe.
  case chat(recipe: String)
  /// The filters of a search.
  case filters
  /// The form that adds something to the shopping list.
  case shoppingItem
}

extension CookbookSheet: PageDescribing {
  /// The sheet's root page; a "not found" page if its recipe does not exist.
  public var page: Page {
    switch self {
    case .edit(let recipe): edit(recipe).page
    case .ingredient(let id, let recipe): ingredient(id, in: recipe).page
    case .newRecipe: NewRecipePage().page
    case .cook(let recipe, let step): cook(recipe, step: step).page
    case .timer(let recipe, let step): timer(recipe, step: step).page
    case .chat(let recipe): chat(about: recipe).page
    case .filters: SearchFiltersPage(filters: SearchFilters(), book: .sample).page
    case .shoppingItem: ShoppingItemPage().page
    }
  }

  private func edit(_ id: Recipe.ID) -> any PageDescribing {
    guard let recipe = RecipeBook.sample[id] else { return MissingPage("Recipe") }
    return RecipeEditPage(recipe: recipe)
  }

  private func ingredient(_ id: Ingredient.ID, in recipe: Recipe.ID) -> any PageDescribing {
    guard let ingredient = RecipeBook.sample[recipe]?.ingredient(id) else {
      return MissingPage("Ingredient")
    }
    return IngredientEditPage(ingredient: ingredient)
  }

  private func cook(_ id: Recipe.ID, step number: Int) -> any PageDescribing {
    guard let recipe = RecipeBook.sample[id] else { return MissingPage("Recipe") }
    guard let step = recipe.step(number) else { return MissingPage("Step") }
    return CookModePage(step: step, number: number, count: recipe.steps.count)
  }

  private func chat(about id: Recipe.ID) -> any PageDescribing {
    guard let conversation = Conversation.about(id) else { return MissingPage("Conversation") }
    return AskTheCookPage(conversation: conversation)
  }

  private func timer(_ id: Recipe.ID, step number: Int) -> any PageDescribing {
    guard let step = RecipeBook.sample[id]?.step(number) else { return MissingPage("Timer") }
    // A picture of a running clock would change with every run; the demo stops it at nine minutes.
    return CookTimerPage(step: step, remaining: .minutes(9))
  }
}

extension CookbookSheet: Linkable {
  /// The link of each sheet and cover.
  public static let links: LinkTable<Self> = [
    LinkPattern("edit", .path("recipe"), make: Self.edit) {
      if case .edit(let recipe) = $0 { recipe } else { nil }
    },
    LinkPattern(
      "ingredient", .path("recipe"), .path("id"), make: { .ingredient(id: $1, recipe: $0) }
    ) {
      if case .ingredient(let id, let recipe) = $0 { (recipe, id) } else { nil }
    },
    LinkPattern("new", .newRecipe),
    LinkPattern("cook", .path("recipe"), .path("step"), make: Self.cook) {
      if case .cook(let recipe, let step) = $0 { (recipe, step) } else { nil }
    },
    LinkPattern("timer", .path("recipe"), .path("step"), make: Self.timer) {
      if case .timer(let recipe, let step) = $0 { (recipe, step) } else { nil }
    },
    LinkPattern("chat", .path("recipe"), make: Self.chat) {
      if case .chat(let recipe) = $0 { recipe } else { nil }
    },
    LinkPattern("filters", .filters),
    LinkPattern("new-item", .shoppingItem),
  ]
}
