import Scenes

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
