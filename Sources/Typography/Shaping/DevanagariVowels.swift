/// Shows with a dotted circle where a vowel sign follows a vowel that looks like another one together with it.
enum DevanagariVowels {
  private static let dottedCircle: UInt32 = 0x25CC

  /// The scalars with circles where a sequence must not look like one letter (IndicShapingInvalidCluster.txt).
  static func separated(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(scalars.count)
    for (index, scalar) in scalars.enumerated() {
      let last = index > 0 ? scalars[index - 1] : 0
      let hasHalant = index > 1 && last == 0x94D
      let isVowelAfterRa = hasHalant && scalar == 0x907 && scalars[index - 2] == 0x930
      if isVowelAfterRa || looksAlike(last, scalar) { result.append(dottedCircle) }
      result.append(scalar)
    }
    return result
  }

  private static func looksAlike(_ vowel: UInt32, _ sign: UInt32) -> Bool {
    switch (vowel, sign) {
    case (0x905, 0x93A), (0x905, 0x93B), (0x905, 0x93E), (0x905, 0x945), (0x905, 0x946),
      (0x905, 0x949...0x94C), (0x905, 0x94F), (0x905, 0x956), (0x905, 0x957),
      (0x906, 0x93A), (0x906, 0x945...0x948), (0x909, 0x941), (0x90F, 0x945...0x947):
      true
    default: false
    }
  }
}
