/// Every screen of Cookbook; a raw value is the name of the screen's snapshot.
public enum AppScreen: String, CaseIterable, Hashable, Sendable {
  // Recipes

  /// The member's recipes.
  case recipeList
  /// A recipe with its ingredients.
  case recipeDetail
  /// The actions for a recipe.
  case recipeActions
  /// The form that changes a recipe.
  case recipeEditSheet
  /// The question before changes are discarded, over the form.
  case recipeDiscardConfirmation
  /// The question before a recipe is deleted.
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
  /// The results of a search.
  case searchResults
  /// A search that found nothing.
  case searchNoResults
  /// The filters of a search.
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

  /// The shopping list of the week.
  case shoppingList
  /// The form that adds something to the list.
  case shoppingItemSheet
  /// The question before the list is cleared.
  case shoppingClearConfirmation
  /// An empty list.
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
  /// The choice of the app's appearance.
  case appearance
  /// The licences of the libraries inside the app.
  case licenses
}
