/// The part of a shop where an ingredient is found, in the order of a walk through it.
enum Aisle: String, Sendable, CaseIterable {
  case produce = "Fruit & vegetables"
  case chilled = "Dairy & chilled"
  case butcher = "Butcher"
  case pantry = "Pantry"
  case bakery = "Baking"
}
