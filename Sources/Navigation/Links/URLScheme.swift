/// The scheme of a URL, by RFC 3986, section 3.1.
package enum URLScheme {
  /// Whether bytes are a scheme: a letter, then letters, digits, plus, minus and dots.
  package static func isValid(_ bytes: some Sequence<UInt8>) -> Bool {
    var isEmpty = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if isEmpty { return false }
      default: return false
      }
      isEmpty = false
    }
    return !isEmpty
  }
}
