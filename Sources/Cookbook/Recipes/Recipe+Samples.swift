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
