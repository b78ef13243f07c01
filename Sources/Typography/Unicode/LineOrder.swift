/// How the scalars of a line are put in visual order.
enum LineOrder {
  /// The line is a paragraph.
  case paragraph(BaseDirection)
  /// The line is a part of a paragraph and has these levels.
  case levels([UInt8])
  /// The line is a part of a paragraph that runs from left to right.
  case unchanged

  /// The number of the first part of a line that has to be shaped; others follow.
  static let firstPart: UInt32 = 0x4000_0000

  /// The scalars of a line in visual order and with contextual forms, and the parts for which some of them
  /// stand; nil if they are the same as those of the text, which is the usual case.
  func scalars(of text: String) -> (scalars: [UInt32], parts: [ShapedPart])? {
    var hasSigns = false
    var turns = mayTurnAnyText
    var shapes = false
    for scalar in text.unicodeScalars {
      hasSigns = hasSigns || CaseForms.isCandidate(scalar.value)
      turns = turns || VisualOrder.isRightToLeft(scalar.value)
      shapes = shapes || ShapedScalar.isCandidate(scalar.value)
    }
    guard hasSigns || turns || shapes else { return nil }
    var scalars = text.unicodeScalars.map(\.value)
    var levels = turns ? levels(of: scalars) : nil
    let parts = shapes ? Self.extractParts(from: &scalars, levels: &levels) : []
    if let levels { VisualOrder.apply(to: &scalars, levels: levels) }
    if hasSigns { CaseForms.apply(to: &scalars) }
    return (scalars, parts)
  }

  /// Replaces each part that has to be shaped by one number.
  private static func extractParts(
    from scalars: inout [UInt32], levels: inout [UInt8]?
  ) -> [ShapedPart] {
    let found = ShapedParts(scalars, levels: levels)
    var parts: [ShapedPart] = []
    var rest: [UInt32] = []
    var restLevels: [UInt8] = []
    var index = 0
    while index < scalars.count {
      if let levels { restLevels.append(levels[index]) }
      guard let (end, script) = found.part(at: index) else {
        rest.append(scalars[index])
        index += 1
        continue
      }
      rest.append(firstPart + UInt32(parts.count))
      parts.append(found.part(in: index..<end, script: script))
      index = end
    }
    scalars = rest
    if levels != nil { levels = restLevels }
    return parts
  }

  /// Whether even scalars without a direction of their own may change places.
  private var mayTurnAnyText: Bool {
    switch self {
    case .paragraph(let base): base == .rightToLeft
    case .levels: true
    case .unchanged: false
    }
  }

  private func levels(of scalars: [UInt32]) -> [UInt8]? {
    switch self {
    case .paragraph(let base):
      BidiParagraph(scalars, base: base).levels(ofLine: scalars.indices)
    case .levels(let levels): levels
    case .unchanged: nil
    }
  }
}
