import Navigation

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
