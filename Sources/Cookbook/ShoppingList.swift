import Navigation
import Scenes

/// The things to buy, collected from recipes.
struct ShoppingList: Sendable {
  /// One thing to buy, with the total amount for all recipes.
  struct Item: Sendable {
    let name: String
    var quantity: Quantity
    let aisle: Aisle
    var recipes: [String]
    var isBought: Bool
  }

  private(set) var items: [Item] = []

  /// Collects the ingredients of some recipes; equal ingredients with equal units become one item.
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

/// The root page of the Shopping tab.
struct ShoppingListPage: PageDescribing {
  let list: ShoppingList
  let markets: [Market]

  var page: Page {
    Page(
      "Shopping",
      leading: [BarButton("Clear", leadsTo: .shoppingClearConfirmation)],
      trailing: [BarButton("Add an item", icon: "plus", leadsTo: .shoppingItemSheet)]
    ) {
      ProgressBar(list.progress, label: "\(list.boughtCount) of \(list.items.count) in the basket")
      ListSection {
        Row("Farmers’ markets", value: "\(markets.count) nearby", icon: "map", leadsTo: .marketMap)
        Row("Picnic in the Park", value: "Empty", icon: "basket", leadsTo: .shoppingListEmpty)
      }
      for aisle in Aisle.allCases { section(of: aisle) }
    }
  }

  @BlockBuilder
  private func section(of aisle: Aisle) -> [Block] {
    let items = list.items(in: aisle)
    if !items.isEmpty {
      ListSection(aisle.rawValue) {
        for item in items {
          Row(
            item.name, subtitle: item.recipes.joined(separator: ", "), value: "\(item.quantity)",
            accessory: item.isBought ? .checkmark : Row.Accessory.none)
        }
      }
    }
  }
}

/// An empty shopping list.
struct EmptyListPage: PageDescribing {
  let name: String

  var page: Page {
    Page(name, trailing: [BarButton("Add an item", icon: "plus", leadsTo: .shoppingItemSheet)]) {
      EmptyState(
        "Nothing to buy", message: "Add items one by one, or the ingredients of a recipe.",
        icon: "basket")
    }
  }
}

/// The form that adds one thing to the list.
struct ShoppingItemPage: PageDescribing {
  var page: Page {
    Page(
      "New Item",
      leading: [BarButton("Cancel")],
      trailing: [BarButton("Add", isProminent: true)]
    ) {
      ListSection {
        InputField("Item", value: "Sourdough bread")
        InputField("Quantity", placeholder: "1 loaf")
        Row("Aisle", value: Aisle.bakery.rawValue)
      }
      ListSection(footer: "Comes back to the list each Monday.") {
        Row("Every week", accessory: .toggle(isOn: true))
      }
    }
  }
}

extension Confirmation {
  static func clearing(_ list: ShoppingList) -> Self {
    Self(
      title: "Clear the shopping list?",
      message: "\(list.items.count) items, \(list.boughtCount) of them bought.",
      buttons: [
        ConfirmationButton("Remove bought items"),
        .destructive("Remove all items"),
        .cancel(),
      ])
  }
}
