/// What to buy, made from recipes.
struct ShoppingList: Sendable {
  /// One thing to buy, with all that the recipes need of it.
  struct Item: Sendable {
    let name: String
    var quantity: Quantity
    let aisle: Aisle
    var recipes: [String]
    var isBought: Bool
  }

  private(set) var items: [Item] = []

  /// Collects the ingredients of some recipes; the same thing in the same unit is bought once.
  init(recipes: [Recipe], bought: Set<Ingredient.ID> = []) {
    for recipe in recipes {
      for ingredient in recipe.ingredients {
        add(ingredient, for: recipe, isBought: bought.contains(ingredient.id))
      }
    }
  }

  var boughtCount: Int { items.count { $0.isBought } }

  /// How much of the list is done, from 0 to 1; a list without items is done.
  var progress: Double {
    items.isEmpty ? 1 : Double(boughtCount) / Double(items.count)
  }

  func items(in aisle: Aisle) -> [Item] {
    items.filter { $0.aisle == aisle }
  }

  private mutating func add(_ ingredient: Ingredient, for recipe: Recipe, isBought: Bool) {
    let same = items.firstIndex {
      $0.name == ingredient.name && $0.quantity.unit == ingredient.quantity.unit
    }
    if let same {
      items[same].quantity.amount += ingredient.quantity.amount
      items[same].recipes.append(recipe.name)
    } else {
      let item = Item(
        name: ingredient.name, quantity: ingredient.quantity, aisle: ingredient.aisle,
        recipes: [recipe.name], isBought: isBought)
      items.append(item)
    }
  }
}

extension ShoppingList {
  /// The list for the recipes of the week, half-way through the shop.
  static let thisWeek = ShoppingList(
    recipes: RecipeBook.sample[.thisWeek],
    bought: ["eggs", "feta", "rosemary", "spring-onions"])
}
