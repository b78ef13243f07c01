/// A pattern for the ids of screens.
///
/// `*` stands for any characters, `?` for one, `[abc]`, `[a-z]` and `[!abc]` for one of a set,
/// `{a,b}` for one of several patterns, and `\` makes the next character plain. The whole id must
/// match, in its own case.
struct Glob: Sendable, Equatable {
  /// The text that the pattern was written as.
  let text: String
  /// Whether the pattern can match only one id, its own text.
  let isLiteral: Bool
  private let steps: [Step]

  /// How deep braces may be nested.
  ///
  /// The parser calls itself once for each level, and a level deeper
  /// than this is a mistake rather than a pattern.
  static let deepestNesting = 16

  /// One step of the automaton that a pattern becomes.
  enum Step: Sendable, Equatable {
    /// Takes one character that is this one.
    case one(Character)
    /// Takes any one character.
    case any
    /// Takes one character that is within the ranges, or within none of them.
    case set([ClosedRange<Character>], isNegated: Bool)
    /// Goes on at several steps at once, taking nothing.
    case fork([Int])
  }

  /// A pattern that matches only the given id.
  static func escaped(_ id: String) -> String {
    id.reduce(into: "") { pattern, character in
      if "*?[]{}\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }

  init(_ text: String) throws(GlobError) {
    var parser = GlobParser(text)
    self.text = text
    steps = try parser.parse()
    isLiteral = steps.allSatisfy { if case .one = $0 { true } else { false } }
  }

  /// Whether an id matches.
  ///
  /// All the places in the pattern that the characters so far can lead to are followed side by
  /// side, so that no pattern makes it try twice.
  ///
  /// - Complexity: O(*n* · *m*) for an id of *n* characters and a pattern of *m*.
  func matches(_ id: String) -> Bool {
    var places = reach([0])
    for character in id {
      let taken = places.filter { $0 < steps.count && steps[$0].takes(character) }
      if taken.isEmpty { return false }
      places = reach(taken.map { $0 + 1 })
    }
    return places.contains(steps.count)
  }

  /// The places that take a character, or that are the end, among those the given ones lead to.
  private func reach(_ starts: [Int]) -> [Int] {
    var seen = [Bool](repeating: false, count: steps.count + 1)
    var pending = starts
    var places: [Int] = []
    while let place = pending.popLast() {
      if seen[place] { continue }
      seen[place] = true
      if place < steps.count, case .fork(let targets) = steps[place] {
        pending += targets
      } else {
        places.append(place)
      }
    }
    return places
  }
}

extension Glob.Step {
  fileprivate func takes(_ character: Character) -> Bool {
    switch self {
    case .one(let expected): character == expected
    case .any: true
    case .set(let ranges, let isNegated):
      ranges.contains { $0.contains(character) } != isNegated
    case .fork: false
    }
  }
}
