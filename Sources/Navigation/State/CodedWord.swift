// Values whose coded form is one word, with a detail after a colon: `fraction:0.4`, `searching:egg`.

extension Decoder {
  /// Decodes a value from its word.
  func decodeWord<Value: LosslessStringConvertible>() throws -> Value {
    let container = try singleValueContainer()
    let word = try container.decode(String.self)
    guard let value = Value(word) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Unknown word '\(word)' for a \(Value.self).")
    }
    return value
  }
}

extension Encoder {
  /// Encodes a value as its word.
  func encodeWord(_ value: some LosslessStringConvertible) throws {
    var container = singleValueContainer()
    try container.encode(value.description)
  }
}

extension String {
  /// The parts before and after the first colon; the second is nil without a colon.
  var splitAtColon: (name: String, detail: String?) {
    guard let colon = firstIndex(of: ":") else { return (self, nil) }
    return (String(self[..<colon]), String(self[index(after: colon)...]))
  }
}
