import Scenes

/// The root page of the Search tab.
struct SearchPage: PageDescribing {
  let recent: [SearchQuery]
  let collections: [RecipeCollection]
  /// The recipes that stand beside the collections.
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
