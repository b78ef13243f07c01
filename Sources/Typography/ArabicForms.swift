/// Replaces Arabic letters by the presentation forms that their neighbours require.
///
/// There is no other shaping: no ligatures except lam with alef, no attachment of marks.
enum ArabicForms {
  /// The first presentation form of a letter, the isolated one.
  ///
  /// The final form follows and, for a letter that also joins the next one, the initial and the medial form.
  private struct Letter {
    var forms: UInt32
    var joinsNext: Bool
  }

  /// A scalar in its form, and the index of the scalar that it was.
  struct Form: Hashable {
    var scalar: UInt32
    var index: Int
  }

  /// The scalars with each letter in its form; a lam and a following alef become one scalar.
  static func joined(_ scalars: [UInt32]) -> [Form] {
    var result: [Form] = []
    result.reserveCapacity(scalars.count)
    var joinsBefore = false
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      let place = index - 1
      guard !isTransparent(scalar) else {
        result.append(Form(scalar: scalar, index: place))
        continue
      }
      if scalar == lam, index < scalars.count, let ligature = lamAlef[scalars[index]] {
        result.append(Form(scalar: ligature + (joinsBefore ? 1 : 0), index: place))
        joinsBefore = false
        index += 1
        continue
      }
      guard let letter = letters[scalar] else {
        result.append(Form(scalar: scalar, index: place))
        joinsBefore = scalar == tatweel
        continue
      }
      let joinsAfter = letter.joinsNext && joinsPrevious(in: scalars, from: index)
      let form = letter.forms + (joinsBefore ? 1 : 0) + (joinsAfter ? 2 : 0)
      result.append(Form(scalar: form, index: place))
      joinsBefore = joinsAfter
    }
    return result
  }

  /// Whether a scalar may be a letter that joins; a quick test.
  static func mayJoin(_ scalar: UInt32) -> Bool { 0x620...0x6FF ~= scalar }

  /// Whether the next scalar that is not a mark joins the one before it.
  private static func joinsPrevious(in scalars: [UInt32], from index: Int) -> Bool {
    guard let next = scalars[index...].first(where: { !isTransparent($0) }) else { return false }
    return next == tatweel || (next != hamza && letters[next] != nil)
  }

  private static func isTransparent(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8,
      0x6EA...0x6ED:
      true
    default: false
    }
  }

  private static let hamza: UInt32 = 0x621
  private static let tatweel: UInt32 = 0x640
  private static let lam: UInt32 = 0x644
  private static let lamAlef: [UInt32: UInt32] = [
    0x622: 0xFEF5, 0x623: 0xFEF7, 0x625: 0xFEF9, 0x627: 0xFEFB,
  ]

  private static let letters: [UInt32: Letter] = {
    var result: [UInt32: Letter] = [:]
    for (scalar, forms) in joiningBothSides {
      result[scalar] = Letter(forms: forms, joinsNext: true)
    }
    for (scalar, forms) in joiningBefore { result[scalar] = Letter(forms: forms, joinsNext: false) }
    return result
  }()

  /// Letters with four forms (Arabic Presentation Forms-A and -B).
  private static let joiningBothSides: [(UInt32, UInt32)] = [
    (0x626, 0xFE89), (0x628, 0xFE8F), (0x62A, 0xFE95), (0x62B, 0xFE99), (0x62C, 0xFE9D),
    (0x62D, 0xFEA1), (0x62E, 0xFEA5), (0x633, 0xFEB1), (0x634, 0xFEB5), (0x635, 0xFEB9),
    (0x636, 0xFEBD), (0x637, 0xFEC1), (0x638, 0xFEC5), (0x639, 0xFEC9), (0x63A, 0xFECD),
    (0x641, 0xFED1), (0x642, 0xFED5), (0x643, 0xFED9), (0x644, 0xFEDD), (0x645, 0xFEE1),
    (0x646, 0xFEE5), (0x647, 0xFEE9), (0x64A, 0xFEF1), (0x679, 0xFB66), (0x67E, 0xFB56),
    (0x686, 0xFB7A), (0x6A9, 0xFB8E), (0x6AF, 0xFB92), (0x6BE, 0xFBAA), (0x6C1, 0xFBA6),
    (0x6CC, 0xFBFC),
  ]

  /// Letters with an isolated and a final form, and hamza, which has only an isolated form.
  private static let joiningBefore: [(UInt32, UInt32)] = [
    (0x621, 0xFE80), (0x622, 0xFE81), (0x623, 0xFE83), (0x624, 0xFE85), (0x625, 0xFE87),
    (0x627, 0xFE8D), (0x629, 0xFE93), (0x62F, 0xFEA9), (0x630, 0xFEAB), (0x631, 0xFEAD),
    (0x632, 0xFEAF), (0x648, 0xFEED), (0x649, 0xFEEF), (0x688, 0xFB88), (0x691, 0xFB8C),
    (0x698, 0xFB8A), (0x6BA, 0xFB9E), (0x6D2, 0xFBAE),
  ]
}
