#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of a `.strings` file: `"key" = "text";`, or a property list.
struct StringsFile: Equatable {
  /// The texts by key; of a key that is there twice the last one.
  private(set) var texts: [String: String] = [:]
  /// The lines that could not be read, from 1.
  private(set) var damagedLines: [Int] = []

  /// Reads a file in UTF-8, or in UTF-16 with a byte order mark.
  init(_ bytes: [UInt8]) {
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
      if let texts = try? PropertyListDecoder().decode([String: String].self, from: Data(bytes)) {
        self.texts = texts
      } else {
        damagedLines = [1]
      }
      return
    }
    var reader = StringsReader(Self.text(of: bytes))
    while !reader.isAtEnd {
      if let (key, text) = reader.entry() {
        texts[key] = text
      } else if !reader.isAtEnd {
        damagedLines.append(reader.line)
        reader.skipEntry()
      }
    }
  }

  /// The text of a file, by its byte order mark.
  private static func text(of bytes: [UInt8]) -> String {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): String(decoding: units(bytes.dropFirst(2), high: 1), as: UTF16.self)
    case (0xFE, 0xFF): String(decoding: units(bytes.dropFirst(2), high: 0), as: UTF16.self)
    case (0xEF, 0xBB): String(decoding: bytes.dropFirst(3), as: UTF8.self)
    default: String(decoding: bytes, as: UTF8.self)
    }
  }

  /// - Parameter high: Which of two bytes has the higher bits.
  private static func units(_ bytes: ArraySlice<UInt8>, high: Int) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
  }
}

/// Reads the entries of a file from first to last.
private struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// The line of the position, from 1.
  private(set) var line = 1

  /// What a word without quotes may have besides letters.
  private static let bareMarks = Set("0123456789_-.:$/".unicodeScalars)

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { position == scalars.count }

  /// The next entry; nil at the end and where there is none.
  mutating func entry() -> (key: String, text: String)? {
    skipSpace()
    guard let key = word() else { return nil }
    skipSpace()
    if take("=") {
      skipSpace()
      guard let text = word() else { return nil }
      skipSpace()
      return take(";") ? (key, text) : nil
    }
    // A key alone is its text.
    return take(";") ? (key, key) : nil
  }

  /// Goes on after the next semicolon, or at the end.
  mutating func skipEntry() {
    while let scalar = next, scalar != ";" {}
    skipSpace()
  }

  private var first: Unicode.Scalar? { isAtEnd ? nil : scalars[position] }

  private var next: Unicode.Scalar? {
    mutating get {
      guard let scalar = first else { return nil }
      position += 1
      if scalar == "\n" { line += 1 }
      return scalar
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard first == scalar else { return false }
    position += 1
    return true
  }

  private func begins(with text: String) -> Bool {
    scalars[position...].starts(with: text.unicodeScalars)
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while let scalar = first {
      if begins(with: "//") {
        while let scalar = next, scalar != "\n" {}
      } else if begins(with: "/*") {
        position += 2
        while !isAtEnd, !begins(with: "*/") { _ = next }
        position = min(position + 2, scalars.count)
      } else if scalar.properties.isWhitespace {
        _ = next
      } else {
        return
      }
    }
  }

  /// A text in quotes, or a word without them.
  private mutating func word() -> String? {
    guard let quote = first, quote == "\"" || quote == "'" else { return bareWord() }
    position += 1
    var word = String.UnicodeScalarView()
    while let scalar = next {
      if scalar == quote { return String(word) }
      if scalar != "\\" {
        word.append(scalar)
      } else if let escaped = escapedScalar() {
        word.append(escaped)
      }
    }
    return nil
  }

  private mutating func bareWord() -> String? {
    var word = String.UnicodeScalarView()
    while let scalar = first, !begins(with: "//"), !begins(with: "/*"),
      scalar.properties.isAlphabetic || Self.bareMarks.contains(scalar)
    {
      word.append(scalar)
      position += 1
    }
    return word.isEmpty ? nil : String(word)
  }

  /// The replacement of a backslash and what follows it; nil for a half of a pair that has no other half.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      guard let unit = unit() else { return nil }
      return pair(unit)
    case "0"..."7":
      position -= 1
      return Unicode.Scalar(number(radix: 8, digits: 3))
    default: return scalar
    }
  }

  private mutating func unit() -> UInt32? {
    let start = position
    let unit = number(radix: 16, digits: 4)
    return position == start ? nil : unit
  }

  /// The character of a UTF-16 unit, with the one after it if they are a pair.
  private mutating func pair(_ unit: UInt32) -> Unicode.Scalar? {
    guard (0xD800...0xDBFF).contains(unit), begins(with: "\\U") || begins(with: "\\u") else {
      return Unicode.Scalar(unit)
    }
    position += 2
    guard let low = self.unit(), (0xDC00...0xDFFF).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  /// The number that the next digits are, at most so many.
  private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let scalar = first, let digit = Character(scalar).hexDigitValue, digit < radix else {
        break
      }
      value = value * radix + UInt32(digit)
      position += 1
    }
    return value
  }
}
