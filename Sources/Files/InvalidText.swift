/// Bytes that should be text and are not UTF-8.
package enum InvalidText {
  /// The bytes for a message: printable ASCII as it is, and everything else as `\\xFF`.
  package static func spelling(of bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes {
      if (0x20...0x7E).contains(byte) {
        text.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "\\x" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }

  /// The bytes of a text of the system, without the zero at its end.
  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    var count = 0
    while text[count] != 0 { count += 1 }
    return (0..<count).map { UInt8(bitPattern: text[$0]) }
  }

  /// The text; nil if the bytes are not UTF-8.
  static func decoded(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs invalid UTF-8, which changes the bytes.
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// The spelling of a text of the system, which ends with a zero; nil if it is UTF-8.
  package static func spelling(ofInvalid text: UnsafePointer<CChar>) -> String? {
    let bytes = bytes(of: text)
    return decoded(bytes) == nil ? spelling(of: bytes) : nil
  }
}
