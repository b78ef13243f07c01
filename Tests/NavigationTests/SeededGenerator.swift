/// The SplitMix64 generator (Steele, Lea, Flood 2014): small, and the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

// A debug build is about ten times slower; there a tenth of the cases has to do.
#if DEBUG
  let debugFactor = 10
#else
  let debugFactor = 1
#endif
