extension Recipe {
  static let shakshuka = Recipe(
    id: "shakshuka", name: "Shakshuka", icon: "fork.knife", shelf: .thisWeek,
    time: .minutes(25), servings: 4,
    ingredients: [
      Ingredient("Eggs", 6, from: .chilled),
      Ingredient("Tomatoes, canned", 800, .gram, from: .pantry),
      Ingredient("Feta", 100, .gram, from: .chilled),
    ],
    steps: [
      CookingStep("Soften the onion and pepper in olive oil", wait: .minutes(8)),
      CookingStep("Simmer the tomatoes until the sauce thickens", wait: .minutes(12)),
      CookingStep("Season with cumin, paprika and a pinch of sugar"),
      CookingStep("Make six wells and crack in the eggs"),
      CookingStep(
        "Cover and cook until the whites are set",
        note: "The yolks should still tremble when you shake the pan.", wait: .minutes(5)),
      CookingStep("Crumble over the feta and bring the pan to the table"),
    ])

  static let misoRamen = Recipe(
    id: "miso-ramen", name: "Miso Ramen", icon: "bowl", shelf: .thisWeek,
    time: .minutes(50), servings: 2,
    story: """
      Mrs Tanaka cooked this behind the counter of an eight-seat shop in Sapporo. The miso goes \
      in last, so that it never boils.
      """,
    original: .misoRamen,
    ingredients: [
      Ingredient("Ramen noodles", 260, .gram, from: .pantry),
      Ingredient("White miso", 3, .tablespoon, from: .pantry),
      Ingredient("Chicken stock", 800, .millilitre, from: .chilled),
      Ingredient("Eggs", 2, from: .chilled),
      Ingredient("Spring onions", 4, from: .produce),
    ],
    steps: [
      CookingStep("Boil the eggs and cool them in iced water", wait: .minutes(7)),
      CookingStep("Simmer the stock with ginger and garlic", wait: .minutes(25)),
      CookingStep("Whisk in the miso off the heat"),
      CookingStep("Cook the noodles and drain them well", wait: .minutes(3)),
      CookingStep("Fill two bowls and scatter the spring onions"),
    ])

  static let focaccia = Recipe(
    id: "focaccia", name: "Focaccia", icon: "pizza", shelf: .thisWeek,
    time: .hours(3), servings: 8, isVegetarian: true,
    ingredients: [
      Ingredient("Bread flour", 500, .gram, from: .bakery),
      Ingredient("Dry yeast", 2, .teaspoon, from: .bakery),
      Ingredient("Olive oil", 80, .millilitre, from: .pantry),
      Ingredient("Rosemary", 1, .bunch, from: .produce),
    ],
    steps: [
      CookingStep("Mix flour, yeast, salt and water to a wet dough"),
      CookingStep("Let it rise and fold it twice", wait: .hours(2)),
      CookingStep("Dimple the dough and pour over the oil"),
      CookingStep("Bake at 230 °C until golden", wait: .minutes(22)),
    ])
}
