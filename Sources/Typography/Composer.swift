/// Joins a base and the mark after it into one scalar where a font has a glyph for both together.
///
/// Decomposed text, such as the names of files on a Mac, so draws the same glyphs as composed text.
struct Composer {
  private let tables = Typefaces()
  // The last scalar, which the next one may still join.
  private var held: UInt32?

  /// Takes the next scalar and returns one that nothing can join any more.
  mutating func push(_ scalar: UInt32) -> UInt32? {
    guard let first = held else {
      held = scalar
      return nil
    }
    if let joined = composition(first, scalar) {
      held = joined
      return nil
    }
    held = scalar
    return first
  }

  /// Returns the last scalar.
  mutating func finish() -> UInt32? {
    defer { held = nil }
    return held
  }

  /// What two neighbours make together, or nil.
  private func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    // No scalar below this one joins what is before it, which spares Latin text the search.
    guard second >= 0x300 else { return nil }
    return hangul(first, second) ?? tables.composition(of: first, with: second)
  }

  /// Hangul syllables are composed by arithmetic (The Unicode Standard, 3.12).
  private func hangul(_ first: UInt32, _ second: UInt32) -> UInt32? {
    switch (first, second) {
    case (0x1100...0x1112, 0x1161...0x1175):
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first - 0xAC00) % 28 == 0:
      return first + second - 0x11A7
    default:
      return nil
    }
  }
}
