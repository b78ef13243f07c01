/// Places one scalar after the other, from left to right.
///
/// A value without references, so that callers can try a placement on a copy.
struct Pen {
  /// A glyph and its position.
  struct Placement {
    var glyph: GlyphID
    var x: Double
    var y = 0.0
  }

  /// The number of position units per em.
  ///
  /// Every face's unit is a multiple of this unit, so sums are exact and only the last step rounds.
  ///
  /// The least common multiple of 2816, 1000, 512, 2048 and 16.
  static let unitsPerEm = 2_816_000

  private let tables = Typefaces()
  private let font: Font
  // The weight of characters that are not in Inter.
  private let fallbackWeight: FontWeight
  /// The advance so far, in position units.
  private(set) var position = 0
  // The position and the advance of the last scalar that can carry marks.
  private var baseStart = 0
  private var baseAdvance = 0
  // Inter's slot of the last scalar, or -1 if there is nothing to kern with.
  private var kerningSlot = -1
  private var last: UInt32 = 0

  /// Creates a pen at the start of a line.
  ///
  /// - Parameter fallbackWeight: The weight of characters that are not in Inter; by default that of the font.
  ///   It does not change advances: Japanese glyphs are equally wide in both weights.
  init(font: Font, fallbackWeight: FontWeight? = nil) {
    self.font = font
    self.fallbackWeight = fallbackWeight ?? font.weight
  }

  /// The advance so far, in points.
  var width: Double { points(position) }

  /// Places one scalar and returns the glyph to draw, if any.
  mutating func set(_ scalar: UInt32) -> Placement? {
    if scalar >= 0x20, scalar < 0x7F {
      // Inter's slots begin with the printable scalars of ASCII.
      return setInter(slot: Int(scalar) - 0x20)
    }
    if ScalarTraits.isBlank(scalar) { return setInter(slot: 0) }
    if ScalarTraits.isInvisible(scalar) { return nil }
    defer { last = scalar }
    if ScalarTraits.isSkinTone(scalar), ScalarTraits.isPictograph(last) { return nil }
    guard let slot = tables.slot(of: scalar) else { return setBox(scalar) }
    if slot.placing != .spacing { return setMark(slot) }
    return slot.index < tables.interCount ? setInter(slot: slot.index) : setFallback(slot)
  }

  /// Shapes a part of the text, places it and calls a function with each glyph to draw.
  mutating func set(_ part: ShapedPart, draw: (Placement) -> Void = { _ in }) {
    let face = ShapingTables().face(part.script, isBold: font.weight.isHeavy)
    let start = position
    for glyph in Shaper.shape(part, isBold: font.weight.isHeavy) {
      if face.record(of: glyph.glyph) != nil {
        draw(
          Placement(
            glyph: GlyphID(shaped: glyph.glyph, face: face.number),
            x: points(position + glyph.x * Self.shapedUnit),
            y: points(glyph.y * Self.shapedUnit)))
      }
      position += glyph.advance * Self.shapedUnit
    }
    baseStart = start
    baseAdvance = position - start
    kerningSlot = -1
    last = 0
  }

  /// Places a bar.
  mutating func setBar(level: Int) -> TextLine.Bar {
    let start = position
    moveOn(by: TextBar.advance(level: level))
    let margin = TextBar.margin * font.size
    return TextLine.Bar(
      x: points(start) + margin, width: points(position - start) - 2 * margin)
  }

  private mutating func setInter(slot: Int) -> Placement? {
    let weight = font.weight
    if kerningSlot >= 0 {
      position += tables.kerning(kerningSlot, slot, weight: weight) * Self.interUnit
    }
    let glyph = tables.glyph(slot: slot, weight: weight)
    let placement = advance(by: tables.advance(of: glyph) * Self.interUnit, drawing: glyph)
    kerningSlot = slot
    return placement
  }

  private mutating func setFallback(_ slot: Typefaces.Slot) -> Placement? {
    let glyph = tables.glyph(slot: slot.index, weight: fallbackWeight)
    return advance(by: tables.advance(of: glyph) * unit(of: slot.face), drawing: glyph)
  }

  private mutating func setBox(_ scalar: UInt32) -> Placement? {
    let unit = Self.unitsPerEm / Int(ScalarBox.unitsPerEm)
    let start = position
    moveOn(by: Int(ScalarBox.advance(of: scalar)) * unit)
    return Placement(glyph: GlyphID(boxOf: scalar), x: points(start))
  }

  /// Places a mark over the scalar before; without one, the mark gets its own space.
  private mutating func setMark(_ slot: Typefaces.Slot) -> Placement? {
    if baseAdvance == 0 { moveOn(by: Self.unitsPerEm / 2) }
    let weight = slot.index < tables.interCount ? font.weight : fallbackWeight
    let glyph = tables.glyph(slot: slot.index, weight: weight)
    guard tables.record(of: glyph) != nil else { return nil }
    let x = slot.placing == .centered ? baseStart + baseAdvance / 2 : position
    return Placement(glyph: GlyphID(rawValue: UInt32(glyph)), x: points(x))
  }

  private mutating func advance(by advance: Int, drawing glyph: Int) -> Placement? {
    let start = position
    moveOn(by: advance)
    guard tables.record(of: glyph) != nil else { return nil }
    return Placement(glyph: GlyphID(rawValue: UInt32(glyph)), x: points(start))
  }

  private mutating func moveOn(by advance: Int) {
    baseStart = position
    baseAdvance = advance
    position += advance
    kerningSlot = -1
  }

  private static let interUnit = 1000
  private static let shapedUnit = unitsPerEm / ShapingFace.unitsPerEm

  /// The number of position units per stored unit of a face.
  private func unit(of face: Int) -> Int {
    let face = tables.face(face)
    return Self.unitsPerEm / Int(face.unitsPerEm >> face.shift)
  }

  private func points(_ units: Int) -> Double {
    Double(units) * font.size / Double(Self.unitsPerEm)
  }
}
