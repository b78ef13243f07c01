import Scenes

/// What a search found, or why it found nothing.
struct SearchResultsPage: PageDescribing {
  let query: SearchQuery
  let book: RecipeBook

  var page: Page {
    let results = book.results(for: query)
    return Page(query.words) {
      if results.isEmpty {
        nothingFound
      } else {
        ListSection {
          for recipe in results { RecipeRow(recipe) }
        }
      }
    }
  }

  @BlockBuilder
  private var nothingFound: [Block] {
    EmptyState("No recipes found", message: hint, icon: "magnifyingglass")
    ActionButton("Change the filters", role: .secondary, leadsTo: .searchFilters)
  }

  private var hint: String {
    switch query {
    case .ingredient(let word):
      return "No recipe needs “\(word)”. Try another word for it."
    case .under:
      let quickest = book.recipes.map(\.time).min()
      return quickest.map { "Your quickest recipe takes \($0)." } ?? "Your cookbook is empty."
    }
  }
}
