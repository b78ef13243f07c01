/// A recipe with all that its pages show.
struct Recipe: Sendable, Identifiable {
  /// Where a recipe is kept.
  enum Shelf: Sendable {
    /// Planned for the week, and therefore on the shopping list.
    case thisWeek
    /// Saved for some day.
    case saved
    /// Known to the search alone.
    case catalogue
  }

  let id: String
  let name: String
  let icon: String
  let shelf: Shelf
  let time: CookingTime
  let servings: Int
  var isVegetarian = false
  /// Where the recipe comes from, in two or three sentences.
  var story: String?
  /// The recipe in the language in which it was written.
  var original: OriginalRecipe?
  let ingredients: [Ingredient]
  let steps: [CookingStep]

  /// One line below the name: "25 min · 4 servings".
  var summary: String { "\(time) · \(servings) servings" }

  func ingredient(_ id: String) -> Ingredient? {
    ingredients.first { $0.id == id }
  }

  /// A step by its number, counted from 1.
  func step(_ number: Int) -> CookingStep? {
    steps.indices.contains(number - 1) ? steps[number - 1] : nil
  }
}
