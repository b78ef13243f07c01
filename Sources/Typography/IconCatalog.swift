/// The icons, by the names that SF Symbols uses.
public enum IconCatalog {
  /// A neutral mark for a name that no icon has.
  public static var fallback: GlyphID { GlyphID(rawValue: UInt32(Typefaces().iconFirst)) }

  /// All names that have an icon of their own, sorted.
  ///
  /// - Complexity: linear in the number of names.
  public static var names: [String] {
    let tables = Typefaces()
    return (0..<tables.iconCount).map { String(decoding: tables.iconName($0), as: UTF8.self) }
  }

  /// The icon of a name, or of the base that the name is a variant of.
  ///
  /// A name without an icon is tried without `fill`, then without its last part, until nothing is left:
  /// `cart.badge.clock.fill` is drawn as `cart`.
  ///
  /// - Complexity: logarithmic in the number of names for each part of the name.
  public static func glyph(named name: String) -> GlyphID? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if let glyph = exactGlyph(parts) { return glyph }
    parts.removeAll { $0 == "fill" }
    while !parts.isEmpty {
      if let glyph = exactGlyph(parts) { return glyph }
      parts.removeLast()
    }
    return nil
  }

  /// Whether a name leads to an icon, be it that of its base.
  public static func isMapped(_ name: String) -> Bool { glyph(named: name) != nil }

  private static func exactGlyph(_ parts: [Substring]) -> GlyphID? {
    let wanted = parts.joined(separator: ".")
    let tables = Typefaces()
    var low = 0
    var high = tables.iconCount
    while low < high {
      let middle = (low + high) / 2
      let found = tables.iconName(middle)
      if found.elementsEqual(wanted.utf8) {
        return GlyphID(rawValue: UInt32(tables.iconGlyph(middle)))
      }
      if found.lexicographicallyPrecedes(wanted.utf8) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
