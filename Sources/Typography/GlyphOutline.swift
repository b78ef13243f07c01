/// The outline of one glyph: where it is stored, and how large its em square is.
package struct GlyphOutline: Hashable, Sendable {
  /// Where the segments come from.
  enum Storage: Hashable, Sendable {
    /// Nothing is drawn.
    case empty
    /// A record of the tables at an offset, with the shift of its face.
    case record(offset: Int, shift: Int32)
    /// The box of a scalar that no font has.
    case box(UInt32)
  }

  /// The size of the em square in the units of the segments.
  ///
  /// A text glyph's origin is the left end of the baseline. An icon fills the square from (0, 0) to
  /// (unitsPerEm, unitsPerEm), so its baseline is the bottom of the square.
  package let unitsPerEm: Int32
  let storage: Storage

  /// Whether nothing is drawn.
  package var isEmpty: Bool { storage == .empty }

  /// The steps of the outline; iterating them takes no memory.
  package var segments: OutlineSegments { OutlineSegments(storage) }
}

/// The outlines behind glyph ids.
package enum Outlines {
  /// The outline of a glyph; empty for an id that no table has.
  ///
  /// - Complexity: constant; nothing is decoded until the segments are iterated.
  package static func outline(of glyph: GlyphID) -> GlyphOutline {
    if let scalar = glyph.boxedScalar {
      return GlyphOutline(unitsPerEm: ScalarBox.unitsPerEm, storage: .box(scalar))
    }
    let tables = Typefaces()
    guard let offset = tables.record(of: Int(glyph.rawValue)) else {
      return GlyphOutline(unitsPerEm: 1, storage: .empty)
    }
    let face = tables.face(Int(tables.base.load(fromByteOffset: offset, as: UInt8.self)))
    return GlyphOutline(
      unitsPerEm: face.unitsPerEm, storage: .record(offset: offset, shift: face.shift))
  }
}
