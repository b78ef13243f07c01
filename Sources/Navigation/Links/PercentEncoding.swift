/// Percent-encoding as in RFC 3986, section 2.1.
enum PercentEncoding {
  /// The unencoded characters in a component: the unreserved characters of RFC 3986, section 2.3.
  private static let inComponent = table("-._~")
  /// In a query, `/`, `?`, `:`, `@` and `,` have no meaning and need no encoding; `+` does, because
  /// others read it as a space.
  private static let inQuery = table("-._~/?:@,")
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Decodes bytes; nil if a percent sign is not followed by two digits or the result is not UTF-8.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    // The bytes were split off a text at ASCII characters, so without a percent sign they are valid UTF-8.
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] != UInt8(ascii: "%") {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.endIndex, let high = value(bytes[index + 1]),
        let low = value(bytes[index + 2])
      else { return nil }
      decoded.append(high << 4 | low)
      index += 3
    }
    return valid(decoded[...])
  }

  static func component(_ text: String) -> String {
    // Others interpret these as the current and the parent folder, and would remove them.
    if text == "." { return "%2E" }
    if text == ".." { return "%2E%2E" }
    return encode(text, inComponent)
  }

  static func query(_ text: String) -> String { encode(text, inQuery) }

  private static func encode(_ text: String, _ allowed: [Bool]) -> String {
    if text.utf8.allSatisfy({ allowed[Int($0)] }) { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3)
    for byte in text.utf8 {
      if allowed[Int(byte)] {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Decoding replaces invalid UTF-8, so invalid text differs from its bytes.
  private static func valid(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func table(_ marks: String) -> [Bool] {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    var allowed = Array(repeating: false, count: 256)
    for byte in (letters + marks).utf8 { allowed[Int(byte)] = true }
    return allowed
  }
}
