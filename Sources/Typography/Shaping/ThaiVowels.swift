/// Takes the vowel sara am apart, whose circle is placed below the tones that are typed before it.
enum ThaiVowels {
  private static let saraAm: UInt32 = 0xE33
  private static let saraAa: UInt32 = 0xE32
  private static let nikhahit: UInt32 = 0xE4D

  /// The scalars with sara am in two parts.
  static func decomposed(_ scalars: [UInt32]) -> [UInt32] {
    guard scalars.contains(saraAm) else { return scalars }
    var result: [UInt32] = []
    result.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      guard scalar == saraAm else {
        result.append(scalar)
        continue
      }
      let place = result.lastIndex { !isMarkAbove($0) }.map { $0 + 1 } ?? 0
      result.insert(nikhahit, at: place)
      result.append(saraAa)
    }
    return result
  }

  private static func isMarkAbove(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE31, 0xE34...0xE37, 0xE3B, 0xE47...0xE4E: true
    default: false
    }
  }
}
