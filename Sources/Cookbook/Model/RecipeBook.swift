/// All recipes that the app knows.
struct RecipeBook: Sendable {
  let recipes: [Recipe]

  /// The recipe with an id, unless it was deleted since the link to it was made.
  subscript(id: Recipe.ID) -> Recipe? {
    recipes.first { $0.id == id }
  }

  /// The recipes on a shelf.
  subscript(shelf: Recipe.Shelf) -> [Recipe] {
    recipes.filter { $0.shelf == shelf }
  }

  /// The recipes that a search finds.
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
