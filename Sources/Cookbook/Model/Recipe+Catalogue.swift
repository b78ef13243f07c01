extension Recipe {
  static let redLentilDal = Recipe(
    id: "red-lentil-dal", name: "Red Lentil Dal", icon: "frying.pan", shelf: .catalogue,
    time: .minutes(30), servings: 4, isVegetarian: true,
    ingredients: [
      Ingredient("Red lentils", 250, .gram, from: .pantry),
      Ingredient("Coconut milk", 400, .millilitre, from: .pantry),
      Ingredient("Curry leaves", 1, .bunch, from: .produce),
    ],
    steps: [
      CookingStep("Simmer the lentils with turmeric", wait: .minutes(20)),
      CookingStep("Fry mustard seeds and curry leaves until they crackle"),
      CookingStep("Stir both together with the coconut milk"),
    ])

  static let lentilBurger = Recipe(
    id: "lentil-burger", name: "Lentil Burger", icon: "burger",
    shelf: .catalogue, time: .minutes(45), servings: 4, isVegetarian: true,
    ingredients: [
      Ingredient("Brown lentils", 200, .gram, from: .pantry),
      Ingredient("Rolled oats", 80, .gram, from: .pantry),
      Ingredient("Burger buns", 4, from: .bakery),
    ],
    steps: [
      CookingStep("Cook the lentils until soft", wait: .minutes(25)),
      CookingStep("Mix with oats, onion and mustard, and rest"),
      CookingStep("Fry the patties on both sides", wait: .minutes(8)),
    ])

  static let sundayLamb = Recipe(
    id: "sunday-lamb",
    name: """
      Grandmother Eleni’s Slow-Roasted Shoulder of Lamb with Lemon Potatoes, Mountain Oregano \
      and a Whole Head of Garlic
      """,
    icon: "flame", shelf: .catalogue, time: .minutes(270), servings: 6,
    story: """
      Eleni wraps the lamb in parchment on Saturday night and is back from church before it is \
      done. Nobody has ever asked for less garlic.
      """,
    original: .sundayLamb,
    ingredients: [
      Ingredient("Shoulder of lamb, on the bone", 2, .kilogram, from: .butcher),
      Ingredient("Waxy potatoes", 1_500, .gram, from: .produce),
      Ingredient("Lemons", 3, from: .produce),
      Ingredient("Garlic, whole heads", 1, from: .produce),
      Ingredient("Mountain oregano, dried", 2, .tablespoon, from: .pantry),
    ],
    steps: [
      CookingStep("Rub the lamb with oregano, lemon zest and salt"),
      CookingStep("Roast it covered at 150 °C", wait: .hours(3)),
      CookingStep("Add the potatoes and the garlic, and uncover", wait: .minutes(70)),
      CookingStep("Rest the lamb before carving", wait: .minutes(20)),
    ])
}
