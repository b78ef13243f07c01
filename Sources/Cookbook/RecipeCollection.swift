import Scenes

/// Recipes and guests for one evening.
struct RecipeCollection: Sendable, Identifiable {
  /// A dish with a remark.
  struct Dish: Sendable {
    let name: String
    let remark: String
    let icon: String
  }

  /// A guest, with what they bring.
  struct Guest: Sendable {
    let name: String
    let brings: String
  }

  let id: String
  let name: String
  let remark: String
  let icon: String
  let dishes: [Dish]
  let guests: [Guest]

  static let all = [tacoNight]

  static func withID(_ id: ID) -> RecipeCollection? {
    all.first { $0.id == id }
  }
}

extension RecipeCollection {
  static let tacoNight = RecipeCollection(
    id: "taco-night", name: "Taco Night 🌮🎉", remark: "4 dishes · 3 guests", icon: "star",
    dishes: [
      Dish(name: "Baja Fish Tacos 🐟", remark: "30 min", icon: "fish"),
      Dish(name: "Guacamole 🥑", remark: "10 min", icon: "leaf"),
      Dish(name: "Pickled Onions 🧅", remark: "1 h", icon: "carrot"),
      Dish(name: "Horchata 🥛", remark: "overnight", icon: "mug"),
    ],
    guests: [
      Guest(name: "💃 Lucía", brings: "Salsa verde 🌶️"),
      Guest(name: "👨‍👩‍👧 The Okafors", brings: "Limes and ice 🧊"),
      Guest(name: "🎸 Sam", brings: "Mariachi 🎶🇲🇽"),
    ])
}

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
