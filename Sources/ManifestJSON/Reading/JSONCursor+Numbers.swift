extension JSONCursor {
  /// Reads a number as it is written.
  mutating func number() throws(ManifestError) -> String {
    let start = try next().map { _ in place } ?? place
    guard let first = try peek(), first == UInt8(ascii: "-") || Self.isDigit(first) else {
      throw failure(.expected("a number", found: try found()))
    }
    var text: [UInt8] = []
    while let byte = try peek(), Self.isDigit(byte) || "+-.eE".utf8.contains(byte) {
      text.append(byte)
      index += 1
    }
    guard Self.isNumber(text) else {
      throw ManifestError(start, "", .badNumber(String(decoding: text, as: UTF8.self)))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a number within bounds.
  mutating func number(in range: ClosedRange<Double>) throws(ManifestError) -> Double {
    let start = try next().map { _ in place } ?? place
    let text = try number()
    guard let number = Double(text), range.contains(number) else {
      throw ManifestError(start, "", Self.outOfRange(text, range))
    }
    return number
  }

  /// Reads a whole number within bounds; 2.0 is one, as it is to JSON Schema.
  mutating func integer(in range: ClosedRange<Int>) throws(ManifestError) -> Int {
    let start = try next().map { _ in place } ?? place
    let text = try number()
    guard let number = Double(text), number == number.rounded() || !number.isFinite else {
      throw ManifestError(start, "", .expected("a whole number", found: "'\(text.prefix(40))'"))
    }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw ManifestError(start, "", Self.outOfRange(text, range))
    }
    return whole
  }

  private static func outOfRange<Bound>(
    _ text: String, _ range: ClosedRange<Bound>
  ) -> ManifestError.Problem {
    .outOfRange(text, low: "\(range.lowerBound)", high: "\(range.upperBound)")
  }

  /// Whether a byte is one of 0 to 9.
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether bytes are a number of JSON: no plus, no leading zero, digits on both sides of the point.
  private static func isNumber(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let digits = rest.prefix(while: isDigit)
      if digits.isEmpty { return false }
      rest = rest.dropFirst(digits.count)
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      let digits = rest.prefix(while: isDigit)
      if digits.isEmpty { return false }
      rest = rest.dropFirst(digits.count)
    }
    return rest.isEmpty
  }
}
