import Scenes

/// The form that changes how much of an ingredient a recipe needs.
struct IngredientEditPage: PageDescribing {
  let ingredient: Ingredient

  var page: Page {
    Page(
      "Ingredient",
      leading: [BarButton("Edit", icon: "chevron.backward")],
      trailing: [BarButton("Done", isProminent: true)]
    ) {
      ListSection("Quantity") {
        Row("Amount", value: "\(ingredient.quantity.amount)")
        Row("Unit", value: ingredient.quantity.unit.rawValue, leadsTo: .ingredientUnitPicker)
      }
    }
  }
}
