/// A part of a format such as `%1$@ has %2$lld recipes`.
package enum FormatPiece: Hashable, Sendable {
  /// Text, with `%` for `%%`.
  case text(String)
  /// The place of an argument: its index from 0, and whether it is a whole number.
  case argument(Int, isInteger: Bool)
  /// The place of a part with forms of its own.
  case part(String)

  /// The pieces of a format, in order.
  package static func pieces(of format: String) -> [FormatPiece] {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return [.text(format)] }
    var pieces: [FormatPiece] = []
    var known = ""
    var next = 0
    var index = format.startIndex
    while index < format.endIndex {
      guard format[index] == "%", let end = specifierEnd(from: index, in: format) else {
        known.append(format[index])
        index = format.index(after: index)
        continue
      }
      let specifier = format[format.index(after: index)..<end]
      index = end
      if specifier == "%" {
        known.append("%")
        continue
      }
      if !known.isEmpty { pieces.append(.text(known)) }
      known = ""
      if let mark = specifier.firstIndex(of: "#"), specifier.last == "@", specifier.count > 2 {
        let name = specifier[specifier.index(mark, offsetBy: 2)...].dropLast()
        pieces.append(.part(String(name)))
      } else {
        let position = specifier.firstIndex(of: "$").flatMap { Int(specifier[..<$0]) }
        pieces.append(
          .argument((position ?? next + 1) - 1, isInteger: "diouxX".contains(specifier.last ?? "@"))
        )
        next += 1
      }
    }
    if !known.isEmpty { pieces.append(.text(known)) }
    return pieces
  }

  /// The end of the specifier that starts with the `%` at an index; nil if none does.
  static func specifierEnd(from index: String.Index, in text: String) -> String.Index? {
    var end = text.index(after: index)
    let start = end
    while end < text.endIndex, "0123456789$.+-'lhqzjt".contains(text[end]) {
      end = text.index(after: end)
    }
    guard end < text.endIndex else { return nil }
    if text[end] == "#" {
      let name = text.index(after: end)
      guard name < text.endIndex, text[name] == "@" else { return nil }
      return text[text.index(after: name)...].firstIndex(of: "@").map(text.index(after:))
    }
    guard "@diouxXeEfFgGcCsSaAp".contains(text[end]) || text[end] == "%" && end == start else {
      return nil
    }
    return text.index(after: end)
  }
}
