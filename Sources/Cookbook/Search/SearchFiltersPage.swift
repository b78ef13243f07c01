import Scenes

/// What narrows a search.
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
