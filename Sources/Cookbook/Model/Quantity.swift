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
