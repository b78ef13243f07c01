/// One line of a recipe's list of ingredients.
struct Ingredient: Sendable, Hashable, Identifiable {
  let id: String
  let name: String
  let quantity: Quantity
  let aisle: Aisle

  /// Creates an ingredient; its id is its name as it stands in a link.
  init(_ name: String, _ amount: Int, _ unit: MeasureUnit = .piece, from aisle: Aisle) {
    self.id = Slug.of(name)
    self.name = name
    self.quantity = Quantity(amount, unit)
    self.aisle = aisle
  }
}
