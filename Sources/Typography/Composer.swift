/// Composes a base and the mark after it into one scalar if a font has a glyph for both together.
///
/// So decomposed text, such as file names on a Mac, is drawn with the same glyphs as composed text.
struct Composer {
  private let tables = Typefaces()
  // The last scalar, which may still be composed with the next one.
  private var pending: UInt32?

  /// Takes the next scalar and returns one that is final.
  mutating func push(_ scalar: UInt32) -> UInt32? {
    guard let first = pending else {
      pending = scalar
      return nil
    }
    if let joined = composition(first, scalar) {
      pending = joined
      return nil
    }
    pending = scalar
    return first
  }

  /// Returns the last scalar.
  mutating func finish() -> UInt32? {
    defer { pending = nil }
    return pending
  }

  /// The composition of two scalars, or nil.
  private func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    // No scalar below this one composes with the one before it, so Latin text needs no search.
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
