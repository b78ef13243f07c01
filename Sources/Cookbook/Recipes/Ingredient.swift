/// One line of a recipe's list of ingredients.
struct Ingredient: Sendable, Hashable, Identifiable {
  let id: String
  let name: String
  let quantity: Quantity
  let aisle: Aisle

  /// Creates an ingredient; its id is its name in the form for links.
  init(_ name: String, _ amount: Int, _ unit: MeasureUnit = .piece, from aisle: Aisle) {
    self.id = Slug.of(name)
    self.name = name
    self.quantity = Quantity(amount, unit)
    self.aisle = aisle
  }
}

/// How much of something.
struct Quantity: Sendable, Hashable {
  var amount: Int
  var unit: MeasureUnit

  init(_ amount: Int, _ unit: MeasureUnit = .piece) {
    self.amount = amount
    self.unit = unit
  }
}

extension Quantity: CustomStringConvertible {
  var description: String {
    guard let symbol = unit.symbol else { return "\(amount)" }
    return "\(amount) \(symbol)"
  }
}

/// The unit of an amount.
enum MeasureUnit: String, Sendable, Hashable, CaseIterable {
  case piece, bunch
  case gram, kilogram
  case millilitre, litre, teaspoon, tablespoon

  /// What a unit measures, which groups the units in the picker.
  enum Kind: String, CaseIterable {
    case count, weight, volume
  }

  var kind: Kind {
    switch self {
    case .piece, .bunch: .count
    case .gram, .kilogram: .weight
    case .millilitre, .litre, .teaspoon, .tablespoon: .volume
    }
  }

  /// The text after an amount; nil for pieces, because "6 eggs" needs no unit.
  var symbol: String? {
    switch self {
    case .piece: nil
    case .bunch: "bunch"
    case .gram: "g"
    case .kilogram: "kg"
    case .millilitre: "ml"
    case .litre: "l"
    case .teaspoon: "tsp"
    case .tablespoon: "tbsp"
    }
  }
}

/// The part of a shop where an ingredient is found, in the order of a walk through it.
enum Aisle: String, Sendable, CaseIterable {
  case produce = "Fruit & vegetables"
  case chilled = "Dairy & chilled"
  case butcher = "Butcher"
  case pantry = "Pantry"
  case bakery = "Baking"
}

/// A name as an id: "Tomatoes, canned" becomes "tomatoes-canned".
enum Slug {
  static func of(_ name: String) -> String {
    name.lowercased()
      .split { !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }
}
