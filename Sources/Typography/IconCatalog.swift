/// The icons by their SF Symbols names.
package enum IconCatalog {
  /// A neutral mark for unknown names.
  package static var fallback: GlyphID { GlyphID(rawValue: UInt32(Typefaces().iconFirst)) }

  /// All names with their own icon, sorted.
  ///
  /// - Complexity: linear in the number of names.
  package static var names: [String] {
    let tables = Typefaces()
    return (0..<tables.iconCount).map { String(decoding: tables.iconName($0), as: UTF8.self) }
  }

  /// The icon of a name, or of the base name of a variant.
  ///
  /// A name without an icon is tried without `fill`, then without its last part, and so on:
  /// `cart.badge.clock.fill` is drawn as `cart`.
  ///
  /// - Complexity: logarithmic in the number of names for each part of the name.
  package static func glyph(named name: String) -> GlyphID? {
    if let glyph = exactGlyph(name[...]) { return glyph }
    let hollow = name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
    var rest = hollow[...]
    while !rest.isEmpty {
      if let glyph = exactGlyph(rest) { return glyph }
      rest = rest.lastIndex(of: ".").map { rest[..<$0] } ?? ""
    }
    return nil
  }

  /// Whether a name, or its base name, has an icon.
  package static func isMapped(_ name: String) -> Bool { glyph(named: name) != nil }

  private static func exactGlyph(_ name: Substring) -> GlyphID? {
    var name = name
    return name.withUTF8 { wanted in
      let tables = Typefaces()
      var low = 0
      var high = tables.iconCount
      while low < high {
        let middle = (low + high) / 2
        let order = compare(tables.iconName(middle), UnsafeRawBufferPointer(wanted))
        if order == 0 { return GlyphID(rawValue: UInt32(tables.iconGlyph(middle))) }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// Compares bytes: the result is negative if the left ones are less, zero if equal, positive if greater.
  private static func compare(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Int {
    let shared = min(left.count, right.count)
    var index = 0
    while index < shared, left[index] == right[index] { index += 1 }
    return index < shared ? Int(left[index]) - Int(right[index]) : left.count - right.count
  }
}
