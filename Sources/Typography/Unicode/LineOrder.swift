/// How the scalars of a line are put in visual order.
enum LineOrder {
  /// The line is a paragraph.
  case paragraph(BaseDirection)
  /// The line is a part of a paragraph and has these levels.
  case levels([UInt8])
  /// The line is a part of a paragraph that runs from left to right.
  case unchanged

  /// The scalars of a line in visual order and with contextual forms, or nil if they are
  /// the same as those of the text, which is the usual case.
  func scalars(of text: String) -> [UInt32]? {
    var hasSigns = false
    var turns = mayTurnAnyText
    for scalar in text.unicodeScalars {
      hasSigns = hasSigns || CaseForms.isCandidate(scalar.value)
      turns = turns || VisualOrder.isRightToLeft(scalar.value)
    }
    guard hasSigns || turns else { return nil }
    var scalars = text.unicodeScalars.map(\.value)
    if turns { reorder(&scalars) }
    if hasSigns { CaseForms.apply(to: &scalars) }
    return scalars
  }

  /// Whether even scalars without a direction of their own may change places.
  private var mayTurnAnyText: Bool {
    switch self {
    case .paragraph(let base): base == .rightToLeft
    case .levels: true
    case .unchanged: false
    }
  }

  private func reorder(_ scalars: inout [UInt32]) {
    switch self {
    case .paragraph(let base): VisualOrder.apply(to: &scalars, base: base)
    case .levels(let levels): VisualOrder.apply(to: &scalars, levels: levels)
    case .unchanged: break
    }
  }
}
