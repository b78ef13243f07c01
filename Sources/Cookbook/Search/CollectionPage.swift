import Scenes

/// The dishes and the guests of an evening.
struct CollectionPage: PageDescribing {
  let collection: RecipeCollection

  var page: Page {
    Page(collection.name, trailing: [BarButton("Share", icon: "square.and.arrow.up")]) {
      CardGrid(collection.dishes.map { .init($0.name, subtitle: $0.remark, icon: $0.icon) })
      ListSection("Guests") {
        for guest in collection.guests { Row(guest.name, value: guest.brings) }
      }
    }
  }
}
