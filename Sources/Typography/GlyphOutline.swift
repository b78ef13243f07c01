/// The outline of one glyph: its location in the embedded data and the size of its em square.
package struct GlyphOutline: Hashable, Sendable {
  /// The source of the segments.
  enum Storage: Hashable, Sendable {
    /// The glyph draws nothing.
    case empty
    /// A record at an offset in the tables, with the shift of its face.
    case record(offset: Int, shift: Int32)
    /// A record at an offset in the tables of the shaped scripts.
    case shaped(offset: Int)
    /// The box of a scalar without a glyph.
    case box(UInt32)
  }

  /// The size of the em square in the units of the segments.
  ///
  /// The origin of a text glyph is the left end of the baseline. An icon fills the square from (0, 0) to
  /// (unitsPerEm, unitsPerEm), so its baseline is the bottom of the square.
  package let unitsPerEm: Int32
  let storage: Storage

  /// Whether the glyph draws nothing.
  package var isEmpty: Bool { storage == .empty }

  /// The segments of the outline; iterating them allocates no memory.
  package var segments: OutlineSegments { OutlineSegments(storage) }
}

/// The outlines of glyphs.
package enum Outlines {
  /// The outline of a glyph; empty for an unknown id.
  ///
  /// - Complexity: constant; nothing is decoded until the segments are iterated.
  package static func outline(of glyph: GlyphID) -> GlyphOutline {
    if let scalar = glyph.boxedScalar {
      return GlyphOutline(unitsPerEm: ScalarBox.unitsPerEm, storage: .box(scalar))
    }
    if let (face, number) = glyph.shaped {
      let record = ShapingTables().face(face).record(of: number)
      // Coordinates are doubled, since splines imply points between two of them.
      return GlyphOutline(
        unitsPerEm: 2 * Int32(ShapingFace.unitsPerEm),
        storage: record.map { .shaped(offset: $0) } ?? .empty)
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

/// One segment of an outline in font units, y upwards.
///
/// A contour starts with a move and is closed by a straight line to its start, at the next move or at the
/// end. Outlines are filled by the non-zero winding rule; contours may overlap.
package enum OutlineSegment: Hashable, Sendable {
  /// Starts a contour.
  case move(x: Int32, y: Int32)
  /// A straight line.
  case line(x: Int32, y: Int32)
  /// A quadratic curve with its control point and its end.
  case quad(cx: Int32, cy: Int32, x: Int32, y: Int32)
  /// A cubic curve with its two control points and its end.
  case cubic(c1x: Int32, c1y: Int32, c2x: Int32, c2y: Int32, x: Int32, y: Int32)
}

/// Iterates over the segments of an outline and decodes them lazily.
package struct OutlineSegments: Sequence, IteratorProtocol {
  private var record: RecordReader
  private var box: ScalarBox?

  init(_ storage: GlyphOutline.Storage) {
    let tables = Typefaces()
    switch storage {
    case .empty, .box: record = RecordReader(emptyAt: tables.base)
    case .record(let offset, let shift):
      record = RecordReader(at: tables.base + offset, shift: shift)
    case .shaped(let offset):
      record = RecordReader(at: ShapingTables().base + offset, shift: 1)
    }
    if case .box(let scalar) = storage { box = ScalarBox(scalar) }
  }

  /// The next segment, or nil at the end.
  package mutating func next() -> OutlineSegment? {
    box == nil ? record.next() : box?.next()
  }
}

/// The index of one outline in the embedded data.
package struct GlyphID: Hashable, Sendable {
  /// The index; from 2³⁰ on, a face of a shaped script and its glyph; from 2³¹ on, the box of the scalar in the lower
  /// bits.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The box with the hexadecimal digits of a scalar.
  init(boxOf scalar: UInt32) { rawValue = scalar | 0x8000_0000 }

  /// A glyph of a face of a shaped script.
  init(shaped glyph: UInt16, face: Int) {
    rawValue = 0x4000_0000 | UInt32(face) << 16 | UInt32(glyph)
  }

  /// The face and the glyph if this is one of a shaped script.
  var shaped: (face: Int, glyph: UInt16)? {
    guard 0x4000_0000..<0x8000_0000 ~= rawValue else { return nil }
    let face = Int(rawValue & 0x3FFF_FFFF) >> 16
    return face < ShapingTables.faceCount ? (face, UInt16(truncatingIfNeeded: rawValue)) : nil
  }

  /// The scalar if this is a box.
  var boxedScalar: UInt32? { rawValue >= 0x8000_0000 ? rawValue & 0x7FFF_FFFF : nil }
}
