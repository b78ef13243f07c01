/// What an amount counts.
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

  /// What stands behind an amount; nothing for pieces, since "6 eggs" needs no unit.
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
