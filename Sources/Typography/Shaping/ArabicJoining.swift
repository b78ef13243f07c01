/// Chooses the forms of joining letters by their neighbours (The Unicode Standard, 9.2).
enum ArabicJoining {
  /// The bits of the forms, as in `scripts/typefaces/shaping.py`.
  private static let isolated: UInt16 = 1
  private static let final: UInt16 = 2
  private static let medial: UInt16 = 4
  private static let initial: UInt16 = 8

  /// Gives each letter the form that its neighbours require.
  ///
  /// - Parameters:
  ///   - joinsBefore: Whether what is before the glyphs joins them.
  ///   - joinsAfter: Whether what is after the glyphs joins them.
  static func assignForms(to glyphs: inout [ShapingGlyph], joinsBefore: Bool, joinsAfter: Bool) {
    var isJoined = joinsBefore
    var last: Int?
    for index in glyphs.indices where glyphs[index].joining != .transparent {
      if let last {
        let follows = glyphs[last].joining.joinsNext && glyphs[index].joining.joinsPrevious
        setForm(of: &glyphs[last], before: isJoined, after: follows)
        isJoined = follows
      }
      last = index
    }
    guard let last else { return }
    setForm(of: &glyphs[last], before: isJoined, after: joinsAfter)
  }

  private static func setForm(of glyph: inout ShapingGlyph, before: Bool, after: Bool) {
    // What joins nothing has no forms at all.
    guard glyph.joining != .none else { return }
    let isBefore = before && glyph.joining.joinsPrevious
    let isAfter = after && glyph.joining.joinsNext
    let form =
      switch (isBefore, isAfter) {
      case (true, true): medial
      case (true, false): final
      case (false, true): initial
      case (false, false): isolated
      }
    glyph.mask |= form
  }
}
