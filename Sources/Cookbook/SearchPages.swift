import Scenes

/// The root page of the Search tab.
struct SearchPage: PageDescribing {
  let recent: [SearchQuery]
  let collections: [RecipeCollection]
  /// The recipes next to the collections.
  let featured: [Recipe]

  var page: Page {
    Page(
      "Search",
      trailing: [BarButton("Filters", icon: "slider.horizontal.3", leadsTo: .searchFilters)]
    ) {
      SearchField("Recipes, ingredients")
      ListSection("Recent") {
        for query in recent {
          Row(
            query.words, icon: "clock.arrow.circlepath",
            leadsTo: AppScreen.showing(.results(query)) ?? .searchResults)
        }
      }
      CardGrid(collections.map(card) + featured.map(card))
    }
  }

  private func card(_ collection: RecipeCollection) -> CardGrid.Card {
    CardGrid.Card(
      collection.name, subtitle: collection.remark, icon: collection.icon, leadsTo: .tacoNight)
  }

  private func card(_ recipe: Recipe) -> CardGrid.Card {
    CardGrid.Card(
      recipe.name, subtitle: recipe.summary, icon: recipe.icon, leadsTo: .showing(recipe))
  }
}

/// The results of a search, or the reason why there are none.
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

/// The filters of a search.
struct SearchFiltersPage: PageDescribing {
  let filters: SearchFilters
  let book: RecipeBook

  var page: Page {
    Page(
      "Filters",
      leading: [BarButton("Reset")],
      trailing: [BarButton("Done", isProminent: true)]
    ) {
      SegmentedControl(
        SearchFilters.Meal.allCases.map(\.rawValue.capitalizedFirst),
        selection: SearchFilters.Meal.allCases.firstIndex(of: filters.meal) ?? 0)
      ListSection {
        Row("Diet", value: filters.diet.rawValue.capitalizedFirst, leadsTo: .searchDiets)
        Row("Longest time", value: "\(filters.longest)")
      }
      ActionButton("Show \(filters.matches(in: book).count) recipes")
    }
  }
}

/// The choice of a diet for a search.
struct DietPickerPage: PageDescribing {
  let selection: SearchFilters.Diet

  var page: Page {
    Page("Diet") {
      ListSection(footer: "Allergies are set in your account and apply to every search.") {
        for diet in SearchFilters.Diet.allCases {
          Row(
            diet.rawValue.capitalizedFirst, subtitle: diet.remark,
            accessory: diet == selection ? .checkmark : Row.Accessory.none)
        }
      }
    }
  }
}
