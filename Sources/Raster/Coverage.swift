/// How much of a pixel a shape covers, in a few levels.
enum Coverage {
  /// The highest level, that of a pixel covered whole; 0 is a pixel not covered.
  ///
  /// Few levels mean few colours in a picture, and so a small PNG. A dense list screen at scale 2, in
  /// colours and in KB at zlib's level 6: 16 levels 145 and 48, 8 levels 76 and 41, 6 levels 52 and
  /// 37, 5 levels 44 and 35, 4 levels 33 and 32. Enlarged five times, 5 levels are still hard to tell
  /// from 16, while 4 make thin curves and the strokes of small icons uneven. 5 also hit the half and
  /// the quarters of a pixel exactly.
  static let full = 4

  /// The area of a whole pixel in the unit of ``CoverageCell/area``.
  static let wholeArea = 2 * Fixed.one * Fixed.one

  /// The level nearest to an area between 0 and ``wholeArea``.
  static func level(ofArea area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (area * full + wholeArea / 2) / wholeArea)
  }

  /// The opacity of a colour where it covers a pixel to a level.
  static func alpha(_ alpha: UInt8, level: Int) -> UInt32 {
    let share = UInt32((level * 255 + full / 2) / full)
    return (share * UInt32(alpha) + 127) / 255
  }
}

/// How winding numbers become coverage.
enum WindingRule {
  /// Everything that any contour goes round, as in fonts: contours may overlap.
  case nonZero
  /// What is gone round clockwise more often than counter-clockwise: a shape less another.
  case positive

  /// The covered area of a pixel, given its signed area summed over all contours.
  func area(_ signed: Int) -> Int {
    switch self {
    case .nonZero: min(abs(signed), Coverage.wholeArea)
    case .positive: max(0, min(signed, Coverage.wholeArea))
    }
  }
}
