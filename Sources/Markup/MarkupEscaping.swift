/// Escapes text in HTML, XML and SVG: between tags, in attributes and in scripts.
package enum MarkupEscaping {
  /// Appends a text between tags.
  ///
  /// `>` is escaped, too, since XML forbids `]]>` in text.
  package static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
    append(text, to: &bytes) { byte in
      switch byte {
      case 0x26: "&amp;"
      case 0x3C: "&lt;"
      case 0x3E: "&gt;"
      // XML parsers convert it to a line feed.
      case 0x0D: "&#13;"
      default: nil
      }
    }
  }

  /// Appends the value of an attribute in double quotes.
  ///
  /// White space other than spaces is escaped, since XML parsers convert it to spaces.
  package static func appendAttribute(_ value: some StringProtocol, to bytes: inout [UInt8]) {
    append(value, to: &bytes) { byte in
      switch byte {
      case 0x26: "&amp;"
      case 0x3C: "&lt;"
      case 0x3E: "&gt;"
      case 0x22: "&quot;"
      case 0x27: "&#39;"
      case 0x09: "&#9;"
      case 0x0A: "&#10;"
      case 0x0D: "&#13;"
      default: nil
      }
    }
  }

  /// Appends JSON in a `script` element, where entities are not decoded.
  ///
  /// Angle brackets and ampersands occur in JSON only within strings, which have their own escapes.
  package static func appendJSON(_ json: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    for byte in json {
      switch byte {
      case 0x26: append("\\u0026", to: &bytes)
      case 0x3C: append("\\u003C", to: &bytes)
      case 0x3E: append("\\u003E", to: &bytes)
      default: bytes.append(byte)
      }
    }
  }

  private static func append(
    _ text: some StringProtocol, to bytes: inout [UInt8],
    replacing replacement: (UInt8) -> StaticString?
  ) {
    // XML 1.0 cannot express these, and browsers drop them.
    let isValid = !text.unicodeScalars.contains(where: isForbidden)
    if !isValid {
      let repaired = text.unicodeScalars.map { isForbidden($0) ? "\u{FFFD}" : $0 }
      append(String(String.UnicodeScalarView(repaired)), to: &bytes, replacing: replacement)
      return
    }
    for byte in text.utf8 {
      if let spelling = replacement(byte) {
        append(spelling, to: &bytes)
      } else {
        bytes.append(byte)
      }
    }
  }

  package static func append(_ literal: StaticString, to bytes: inout [UInt8]) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Whether XML 1.0 forbids a scalar (section 2.2, production 2).
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
