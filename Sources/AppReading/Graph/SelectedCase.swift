// What selects a tab of the app's own, as a case.

extension Value {
  /// The case that selects a tab; of a number one with the number as its name, and of a text one with the text in quotes.
  var selectedCase: EnumValue? {
    switch self {
    case .enumCase(let value): value
    case .number(let number): EnumValue(type: nil, name: number)
    case .text(let text): text.plain.map { EnumValue(type: nil, name: "\"\($0)\"") }
    default: nil
    }
  }
}

extension EnumValue {
  /// The value that the case is made of; see ``Value/selectedCase``.
  var selectedValue: Value {
    if type == nil, Int(name) != nil { return .number(name) }
    guard type == nil, name.hasPrefix("\""), name.count > 1 else { return .enumCase(self) }
    return .text(PartialText([.known(String(name.dropFirst().dropLast()))]))
  }
}
