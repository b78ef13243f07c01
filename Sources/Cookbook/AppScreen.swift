/// Every screen of Cookbook; a raw value is the name of the screen's snapshot.
public enum AppScreen: String, CaseIterable, Hashable, Sendable {
  // Recipes

  /// The member's recipes.
  case recipeList
  /// A recipe with its ingredients.
  case recipeDetail
  /// What can be done with a recipe.
  case recipeActions
  /// The form that changes a recipe.
  case recipeEditSheet
  /// The question before changes are lost, over the form.
  case recipeDiscardConfirmation
  /// The question before a recipe is lost.
  case recipeDeleteConfirmation
  /// The form that changes an ingredient, over the form of its recipe.
  case ingredientEditSheet
  /// The choice of a unit, pushed inside the sheet of the ingredient.
  case ingredientUnitPicker
  /// A step of a recipe over everything else.
  case cookMode
  /// The running timer over the step.
  case cookTimerSheet
  /// A chat with the author of a recipe.
  case askTheCook
  /// The form that starts a recipe.
  case newRecipeSheet
  /// A recipe whose original is in another language.
  case ramenDetail
  /// That original, in Japanese.
  case ramenInJapanese

  // Search

  /// Recent searches and suggestions.
  case search
  /// What a search found.
  case searchResults
  /// A search that found nothing.
  case searchNoResults
  /// What narrows a search.
  case searchFilters
  /// The choice of a diet, pushed inside the sheet of the filters.
  case searchDiets
  /// An evening with emoji.
  case tacoNight
  /// A recipe with a very long name.
  case sundayLamb
  /// Its original, in Greek.
  case sundayLambInGreek

  // Shopping

  /// What to buy this week.
  case shoppingList
  /// The form that adds something to the list.
  case shoppingItemSheet
  /// The question before the list is cleared.
  case shoppingClearConfirmation
  /// A list with nothing on it.
  case shoppingListEmpty
  /// The farmers' markets nearby.
  case marketMap
  /// A market.
  case marketDetail
  /// A stall on a market.
  case marketStall

  // Settings

  /// The app's settings.
  case settings
  /// The member's account.
  case account
  /// The choice of units.
  case measurementUnits
  /// How the app looks.
  case appearance
  /// The licences of the libraries inside the app.
  case licenses
}
