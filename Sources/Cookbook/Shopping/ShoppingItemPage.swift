import Scenes

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
