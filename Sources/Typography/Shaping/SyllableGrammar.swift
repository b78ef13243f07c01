/// Divides Devanagari text into syllables, as the OpenType specification of the script defines them.
struct SyllableGrammar {
  /// A kind of syllable.
  enum Kind: Sendable {
    case complete
    /// Marks without a consonant.
    case broken
    /// Anything that is not reordered.
    case other
  }

  /// Longer syllables are divided; no text has them.
  private static let longest = UInt64.bitWidth - 1

  /// The places at which what was matched so far may end: bit n means n scalars.
  private typealias Ends = UInt64

  private let roles: [SyllableRole]
  private var start = 0

  init(_ roles: [SyllableRole]) { self.roles = roles }

  /// The end of the syllable that starts at an index, and its kind: the longest that is possible.
  mutating func syllable(at start: Int) -> (end: Int, kind: Kind) {
    self.start = start
    let begin: Ends = 1
    let reph = begin | one(one(begin) { $0 == .ra }) { $0 == .halant }
    let consonant = tail(modifiedConsonant(begin))
    let vowel = modifiers(one(reph) { $0 == .vowel })
    let carrier = modifiers(one(begin) { $0 == .placeholder } | one(reph) { $0 == .dottedCircle })
    let complete = Self.last(consonant | tail(vowel) | joiner(vowel) | tail(carrier))
    let sign = one(begin) { $0 == .symbol }
    let symbol = Self.last(marks(sign | nukta(sign)))
    let broken = Self.last(tail(modifiers(reph)))
    if complete > 0, complete >= max(symbol, broken) { return (start + complete, .complete) }
    if symbol > 0, symbol >= broken { return (start + symbol, .other) }
    return broken > 0 ? (start + broken, .broken) : (start + 1, .other)
  }

  private static func last(_ ends: Ends) -> Int {
    ends == 0 ? 0 : Ends.bitWidth - 1 - ends.leadingZeroBitCount
  }

  private func one(_ ends: Ends, where test: (SyllableRole) -> Bool) -> Ends {
    var result: Ends = 0
    var rest = ends
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest - 1
      guard place < Self.longest, start + place < roles.count else { break }
      if test(roles[start + place]) { result |= 2 << Ends(place) }
    }
    return result
  }

  private func optional(_ ends: Ends, _ rule: (Ends) -> Ends) -> Ends { ends | rule(ends) }

  private func many(_ ends: Ends, _ rule: (Ends) -> Ends) -> Ends {
    var result = ends
    var latest = ends
    while latest != 0 {
      latest = rule(latest) & ~result
      result |= latest
    }
    return result
  }
}

extension SyllableGrammar {
  private func nukta(_ ends: Ends) -> Ends { one(ends) { $0 == .nukta } }
  private func joiners(_ ends: Ends) -> Ends { one(ends) { $0.isJoiner } }
  private func joiner(_ ends: Ends) -> Ends { one(ends) { $0 == .joiner } }
  private func halant(_ ends: Ends) -> Ends { one(ends) { $0 == .halant } }

  private func modifiers(_ ends: Ends) -> Ends {
    optional(ends) { optional(nukta($0), nukta) }
  }

  private func modifiedConsonant(_ ends: Ends) -> Ends {
    modifiers(optional(one(ends) { $0 == .consonant || $0 == .ra }, joiner))
  }

  private func halantGroup(_ ends: Ends) -> Ends {
    optional(halant(optional(ends, joiners))) { optional(joiner($0), nukta) }
  }

  private func matraGroup(_ ends: Ends) -> Ends {
    let matra = optional(one(many(ends, joiners)) { $0.isMatra }, nukta)
    return optional(matra) { end in
      let forced = one(joiner(halant(joiner(end)))) { $0 == .ra }
      return halant(end) | forced
    }
  }

  /// What follows the first consonant of a syllable.
  private func tail(_ ends: Ends) -> Ends {
    let consonants = many(ends) { modifiedConsonant(halantGroup($0)) }
    let final = halantGroup(consonants) | one(halant(consonants)) { $0 == .nonJoiner }
    return marks(many(consonants, matraGroup) | final)
  }

  private func marks(_ ends: Ends) -> Ends {
    let modified = optional(ends) {
      let modifier = one(optional($0, joiners)) { $0 == .modifier }
      let modifiers = optional(modifier) { one($0) { $0 == .modifier } }
      return optional(modifiers) { one($0) { $0 == .nonJoiner } }
    }
    return many(modified) { one($0) { $0 == .accent } }
  }
}
