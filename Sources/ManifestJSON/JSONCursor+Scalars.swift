extension JSONCursor {
  /// Reads a string.
  mutating func string() throws(ManifestError) -> String {
    guard try next() == UInt8(ascii: "\"") else {
      throw failure(.expected("a string", found: try found()))
    }
    index += 1
    // Most strings are completely in the window without escapes, and need no buffer.
    let plain: String? = window.withUnsafeBufferPointer { window in
      let start = index
      var end = start
      while end < window.count, Self.isPlain(window[end]) { end += 1 }
      guard end < window.count, window[end] == UInt8(ascii: "\"") else { return nil }
      index = end + 1
      return String(decoding: UnsafeBufferPointer(rebasing: window[start..<end]), as: UTF8.self)
    }
    if let plain { return plain }
    var bytes: [UInt8] = []
    while try appendPiece(to: &bytes) {}
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte is an ASCII character that is not escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Appends the next part of a string; false at its end.
  private mutating func appendPiece(to bytes: inout [UInt8]) throws(ManifestError) -> Bool {
    guard let byte = try peek() else {
      throw failure(.expected("'\"' at the end of a string", found: "the end of the file"))
    }
    switch byte {
    case UInt8(ascii: "\""):
      index += 1
      return false
    case UInt8(ascii: "\\"):
      try appendEscape(to: &bytes)
    case 0..<0x20:
      throw failure(.controlCharacter(byte))
    case 0x80...:
      try appendCharacter(byte, to: &bytes)
    default:
      let start = index
      while index < window.count, Self.isPlain(window[index]) { index += 1 }
      bytes += window[start..<index]
    }
    return true
  }

  /// Appends a character of more than one byte.
  ///
  /// The bounds are those of table 3-7 of the Unicode standard: no overlong form, no surrogate, and
  /// nothing beyond U+10FFFF.
  private mutating func appendCharacter(
    _ first: UInt8, to bytes: inout [UInt8]
  ) throws(ManifestError) {
    let (count, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (1, 0x80...0xBF)
      case 0xE0: (2, 0xA0...0xBF)
      case 0xED: (2, 0x80...0x9F)
      case 0xE1...0xEF: (2, 0x80...0xBF)
      case 0xF0: (3, 0x90...0xBF)
      case 0xF1...0xF3: (3, 0x80...0xBF)
      case 0xF4: (3, 0x80...0x8F)
      default: throw failure(.badUTF8(first))
      }
    let start = failure(.badUTF8(first))
    index += 1
    bytes.append(first)
    for number in 0..<count {
      let range = number == 0 ? second : 0x80...0xBF
      guard let byte = try peek(), range.contains(byte) else { throw start }
      index += 1
      bytes.append(byte)
    }
    noteContinuation(count)
  }

  /// Appends the character of an escape sequence.
  private mutating func appendEscape(to bytes: inout [UInt8]) throws(ManifestError) {
    let start = place
    index += 1
    let letter = try peek()
    if letter != nil { index += 1 }
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      if let letter { bytes.append(letter) }
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "u"): bytes += try escapedScalar(start).utf8
    default:
      let text = letter.map { $0 < 0x80 ? "\\\(Unicode.Scalar($0))" : "\\" } ?? "\\"
      throw ManifestError(start, "", .badEscape(text))
    }
  }

  /// Reads the digits of `\u`, and the second half of a surrogate pair.
  private mutating func escapedScalar(
    _ start: TextPlace
  ) throws(ManifestError) -> String {
    let first = try codeUnit(start)
    if !UTF16.isSurrogate(first) {
      return String(decoding: CollectionOfOne(first), as: UTF16.self)
    }
    let half = ManifestError(start, "", .halfOfPair("\\u\(String(first, radix: 16))"))
    guard UTF16.isLeadSurrogate(first), try peek() == UInt8(ascii: "\\") else { throw half }
    index += 1
    guard try peek() == UInt8(ascii: "u") else { throw half }
    index += 1
    let second = try codeUnit(start)
    guard UTF16.isTrailSurrogate(second) else { throw half }
    return String(decoding: [first, second], as: UTF16.self)
  }

  /// Reads four digits.
  private mutating func codeUnit(_ start: TextPlace) throws(ManifestError) -> UInt16 {
    var text = ""
    while text.utf8.count < 4, let byte = try peek(), byte < 0x80,
      Unicode.Scalar(byte).properties.isASCIIHexDigit
    {
      text.unicodeScalars.append(Unicode.Scalar(byte))
      index += 1
    }
    guard text.utf8.count == 4, let unit = UInt16(text, radix: 16) else {
      throw ManifestError(start, "", .badEscape("\\u\(text)"))
    }
    return unit
  }
}

extension JSONCursor {
  /// Reads a number as text.
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

  /// Reads a whole number within bounds; 2.0 is one, as in JSON Schema.
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

  /// Whether a byte is an ASCII digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether bytes are a JSON number: no plus, no leading zero, digits on both sides of the point.
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
