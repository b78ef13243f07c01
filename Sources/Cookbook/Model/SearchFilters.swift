/// What narrows a search.
struct SearchFilters: Sendable {
  /// When a dish is eaten.
  enum Meal: String, Sendable, CaseIterable {
    case any, breakfast, lunch, dinner
  }

  /// What a person does not eat.
  enum Diet: String, Sendable, CaseIterable {
    case everything, vegetarian, vegan, pescetarian

    /// What the diet leaves out.
    var remark: String {
      switch self {
      case .everything: "No restrictions"
      case .vegetarian: "No meat, no fish"
      case .vegan: "Nothing from animals"
      case .pescetarian: "Fish, but no meat"
      }
    }
  }

  var meal = Meal.dinner
  var diet = Diet.vegetarian
  var longest = CookingTime.minutes(45)

  /// The recipes that pass the diet and the time; the meal is a wish, not a rule.
  func matches(in book: RecipeBook) -> [Recipe] {
    book.recipes.filter { $0.time <= longest && (diet == .everything || $0.isVegetarian) }
  }
}
