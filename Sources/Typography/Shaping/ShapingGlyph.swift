/// A glyph while its text is shaped.
struct ShapingGlyph {
  /// The glyph in its face.
  var glyph: UInt16 = 0
  /// The scalar that it was at first.
  var scalar: UInt32
  /// The class by which marks are sorted.
  var order: UInt8 = 0
  /// Whether the scalar is a mark.
  var isMark = false
  /// Whether the scalar is a mark that belongs to its letter more closely than others.
  var isModifier = false
  /// How the letter joins its neighbours.
  var joining = JoiningType.none
  /// The forms that apply.
  var mask: UInt16 = ShapingGlyph.everyForm
  /// Whether it is a joiner, which is not drawn.
  var isJoiner = false
  /// Whether matches see it although it is a joiner.
  var isHidden = false
  /// Whether a rule replaced it.
  var isSubstituted = false
  /// Whether it is a ligature, of whatever glyphs.
  var isLigated = false
  /// Whether it is one of several glyphs in the place of one.
  var isMultiplied = false

  /// The number of the ligature that it is or to which it is attached; 0 without any.
  var ligature: UInt8 = 0
  /// The part of the ligature to which a mark belongs, from 1 on.
  var part: UInt8 = 0
  /// The number of parts of a ligature; 0 if it is none.
  var ligatureParts: UInt8 = 0

  /// What the scalar is in its syllable, and where it belongs there.
  var role = SyllableRole.other
  var place = SyllablePlace.end
  /// The number of the syllable; neighbours have different ones.
  var syllable: UInt8 = 0
  /// Whether the syllable is one whose glyphs change their order.
  var isOrdered = false

  /// The advance and the offset in units.
  var advance = 0
  var x = 0
  var y = 0
  /// The distance to the glyph to which a mark is attached, which comes before it; 0 without any.
  var attachment = 0

  /// The features that apply to all glyphs.
  static let everyForm: UInt16 = 0x8000

  init(_ scalar: UInt32) {
    self.scalar = scalar
    isJoiner = Joiner.contains(scalar)
    isHidden = scalar == Joiner.graphemeJoiner
    isMark = isHidden
    if scalar == Joiner.joiner { joining = .causing }
    if isHidden { joining = .transparent }
    role = Self.role(of: scalar)
    place = role.place
    guard let properties = ShapedScalar.properties(of: scalar) else { return }
    order = properties.order
    isMark = properties.isMark
    isModifier = properties.isModifier
    joining = properties.joining
    role = properties.role
    place = role.place
  }

  /// What a scalar of no script is in a syllable.
  private static func role(of scalar: UInt32) -> SyllableRole {
    switch scalar {
    case Joiner.joiner: .joiner
    case Joiner.nonJoiner: .nonJoiner
    case 0xA0: .placeholder
    case 0x25CC: .dottedCircle
    default: .other
    }
  }

  /// What it is in its syllable, unless a rule made it something else.
  var finalRole: SyllableRole { isLigated ? .other : role }
}

extension [ShapingGlyph] {
  /// Sorts a few glyphs; those with equal keys keep their order.
  mutating func insertInOrder<Key: Comparable>(
    _ range: Range<Int>, by key: (ShapingGlyph) -> Key
  ) {
    for index in range.dropFirst() {
      let glyph = self[index]
      var place = index
      while place > range.lowerBound, key(self[place - 1]) > key(glyph) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = glyph
    }
  }
}
