extension Recipe {
  static let blackBeanBurger = Recipe(
    id: "black-bean-burger", name: "Black Bean Burger", icon: "burger",
    shelf: .saved, time: .minutes(35), servings: 4, isVegetarian: true,
    ingredients: [
      Ingredient("Black beans, canned", 480, .gram, from: .pantry),
      Ingredient("Breadcrumbs", 60, .gram, from: .bakery),
      Ingredient("Burger buns", 4, from: .bakery),
      Ingredient("Avocado", 1, from: .produce),
    ],
    steps: [
      CookingStep("Dry the beans in the oven", wait: .minutes(15)),
      CookingStep("Mash them with breadcrumbs, egg and smoked paprika"),
      CookingStep("Shape four patties and fry them", wait: .minutes(8)),
    ])

  static let pistachioGelato = Recipe(
    id: "pistachio-gelato", name: "Pistachio Gelato", icon: "icecream", shelf: .saved,
    time: .hours(5), servings: 6, isVegetarian: true,
    ingredients: [
      Ingredient("Pistachios, unsalted", 200, .gram, from: .bakery),
      Ingredient("Whole milk", 500, .millilitre, from: .chilled),
      Ingredient("Cream", 200, .millilitre, from: .chilled),
      Ingredient("Sugar", 130, .gram, from: .bakery),
    ],
    steps: [
      CookingStep("Grind the pistachios to a smooth paste"),
      CookingStep("Warm milk, cream and sugar to 82 °C"),
      CookingStep("Chill the base, then churn it", wait: .hours(4)),
    ])

  static let croissants = Recipe(
    id: "croissants", name: "Croissants", icon: "croissant", shelf: .saved,
    time: .hours(12), servings: 12, isVegetarian: true,
    ingredients: [
      Ingredient("Bread flour", 500, .gram, from: .bakery),
      Ingredient("Butter, 84 % fat", 280, .gram, from: .chilled),
      Ingredient("Whole milk", 140, .millilitre, from: .chilled),
      Ingredient("Dry yeast", 3, .teaspoon, from: .bakery),
    ],
    steps: [
      CookingStep("Make the dough and rest it overnight", wait: .hours(8)),
      CookingStep("Lock in the butter and fold three times"),
      CookingStep("Cut, roll and proof the croissants", wait: .hours(2)),
      CookingStep("Bake at 190 °C", wait: .minutes(18)),
    ])
}
