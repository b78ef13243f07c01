/// What a scalar is in a Devanagari syllable, in the order of `scripts/typefaces/scalars.py`.
enum SyllableRole: UInt8, Sendable {
  case other, consonant, ra, vowel, nukta, halant, nonJoiner, joiner, matra, leftMatra, modifier
  case accent, placeholder, dottedCircle, symbol

  /// Whether it can carry a syllable; vowels and placeholders are treated like consonants.
  var isConsonant: Bool {
    switch self {
    case .consonant, .ra, .vowel, .placeholder, .dottedCircle: true
    default: false
    }
  }

  var isMatra: Bool { self == .matra || self == .leftMatra }
  var isJoiner: Bool { self == .joiner || self == .nonJoiner }

  /// Where it belongs before its neighbours are known.
  var place: SyllablePlace {
    switch self {
    case .leftMatra: .beforeConsonants
    case .matra: .afterBase
    case .modifier, .accent, .symbol: .mark
    default: isConsonant ? .base : .end
    }
  }
}

/// The parts of a Devanagari syllable, in visual order.
enum SyllablePlace: UInt8, Comparable, Sendable {
  /// Before all that is in its place.
  case start
  /// A ra that may become a mark over the syllable (reph).
  case reph
  /// The vowel sign that is written before its consonant.
  case beforeConsonants
  /// Consonants that lose their vowel.
  case half
  /// The consonant that carries the syllable.
  case base
  case afterBase
  /// Marks that close the syllable.
  case mark
  case end

  static func < (one: SyllablePlace, other: SyllablePlace) -> Bool {
    one.rawValue < other.rawValue
  }
}
