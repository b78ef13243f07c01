/// All recipes that the app knows.
struct RecipeBook: Sendable {
  let recipes: [Recipe]

  /// The recipe with an id; nil if it was deleted after its link was created.
  subscript(id: Recipe.ID) -> Recipe? {
    recipes.first { $0.id == id }
  }

  /// The recipes on a shelf.
  subscript(shelf: Recipe.Shelf) -> [Recipe] {
    recipes.filter { $0.shelf == shelf }
  }

  /// The results of a search.
  func results(for query: SearchQuery) -> [Recipe] {
    switch query {
    case .ingredient(let word):
      recipes.filter { recipe in
        recipe.ingredients.contains { $0.name.lowercased().contains(word.lowercased()) }
      }
    case .under(let minutes):
      recipes.filter { $0.time < .minutes(minutes) }
    }
  }
}

extension RecipeBook {
  /// The recipes of the demo.
  static let sample = RecipeBook(
    recipes: [
      .shakshuka, .misoRamen, .focaccia,
      .blackBeanBurger, .pistachioGelato, .croissants,
      .redLentilDal, .lentilBurger, .sundayLamb,
    ])
}

/// A search of the user.
public enum SearchQuery: Hashable, Sendable, Codable {
  /// Recipes with an ingredient.
  case ingredient(String)
  /// Recipes that take less than some minutes.
  case under(minutes: Int)

  /// The words of the query, as the user types them.
  var words: String {
    switch self {
    case .ingredient(let word): word
    case .under(let minutes): "Under \(minutes) minutes"
    }
  }
}

/// The filters of a search.
struct SearchFilters: Sendable {
  /// When a dish is eaten.
  enum Meal: String, Sendable, CaseIterable {
    case any, breakfast, lunch, dinner
  }

  /// What the user does not eat.
  enum Diet: String, Sendable, CaseIterable {
    case everything, vegetarian, vegan, pescetarian

    /// What the diet excludes.
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

  /// The recipes that match the diet and the time; the meal is only a preference.
  func matches(in book: RecipeBook) -> [Recipe] {
    book.recipes.filter { $0.time <= longest && (diet == .everything || $0.isVegetarian) }
  }
}
