/// The class of a glyph in its font (GDEF).
enum GlyphClass: UInt8, Sendable {
  case other, base, ligature, mark, component
}

/// A list of rules of one kind; `scripts/typefaces/layout.py` describes its layout.
struct Lookup {
  /// The kind of a part of a lookup.
  enum Kind: Int {
    case single, multiple, ligature, context, adjust, pair, classes, markToBase, markToLigature
    case markToMark
  }

  private enum Flag {
    static let ignoredBases = 2
    static let ignoredLigatures = 4
    static let ignoredMarks = 8
    static let filtersMarks = 0x10
    static let attachment = 0xFF00
  }

  let words: Words
  /// What is skipped.
  let filter: Filter

  init(words: Words) {
    self.words = words
    filter = Filter(flag: words[0], markSet: words[1] - 1)
  }

  /// The set of glyphs with which a match may start.
  var firstGlyphs: Int { words[2] }
  /// The number of parts; the first one that applies is the only one.
  var count: Int { words[3] }

  /// A part and its kind.
  func part(_ index: Int) -> (kind: Kind, words: Words)? {
    let part = words.from(words[4 + index])
    return Kind(rawValue: part[0]).map { ($0, part) }
  }

  /// Which glyphs a lookup does not see.
  struct Filter {
    let flag: Int
    let markSet: Int

    /// Sees all glyphs except marks.
    static let withoutMarks = Filter(flag: Flag.ignoredMarks, markSet: -1)

    /// The same filter, but for whole classes of glyphs.
    var withoutClasses: Filter {
      Filter(
        flag: flag & ~(Flag.ignoredBases | Flag.ignoredLigatures | Flag.ignoredMarks),
        markSet: markSet)
    }

    /// Whether a glyph is not seen.
    func ignores(_ glyph: UInt16, in face: ShapingFace) -> Bool {
      guard flag & ~1 != 0 else { return false }
      switch face.glyphClass(of: glyph) {
      case .base: return flag & Flag.ignoredBases != 0
      case .ligature: return flag & Flag.ignoredLigatures != 0
      case .mark: break
      case .other, .component: return false
      }
      if flag & Flag.ignoredMarks != 0 { return true }
      if flag & Flag.filtersMarks != 0 { return !face.set(markSet, contains: glyph) }
      let attachment = (flag & Flag.attachment) >> 8
      return attachment != 0 && attachment != face.attachment(of: glyph)
    }
  }
}
