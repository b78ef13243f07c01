import CommandParsing

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

/// Turns the text of a pattern into the steps of an automaton.
struct GlobParser {
  private let characters: [Character]
  private var index = 0
  private var depth = 0
  private var steps: [Glob.Step] = []

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func parse() throws(GlobError) -> [Glob.Step] {
    if characters.isEmpty { throw .empty }
    while index < characters.count { try parseOne() }
    return steps
  }

  private mutating func parseOne() throws(GlobError) {
    let start = index
    let character = characters[index]
    index += 1
    switch character {
    case "*":
      // Either go past the next step, or take a character there and come back.
      let fork = steps.count
      steps += [.fork([fork + 1, fork + 3]), .any, .fork([fork])]
    case "?":
      steps.append(.any)
    case "[":
      try parseSet(from: start)
    case "{":
      try parseAlternatives(from: start)
    case "\\":
      if index == characters.count { throw .danglingEscape }
      steps.append(.one(characters[index]))
      index += 1
    default:
      steps.append(.one(character))
    }
  }

  /// Parses what follows a `[`.
  ///
  /// As in a shell, a `]` that comes first stands for itself.
  private mutating func parseSet(from start: Int) throws(GlobError) {
    let isNegated = peek == "!" || peek == "^"
    if isNegated { index += 1 }
    var ranges: [ClosedRange<Character>] = []
    while let first = peek, first != "]" || ranges.isEmpty {
      index += 1
      guard peek == "-", index + 1 < characters.count, characters[index + 1] != "]" else {
        ranges.append(first...first)
        continue
      }
      let last = characters[index + 1]
      if last < first { throw .reversedRange(first, last) }
      ranges.append(first...last)
      index += 2
    }
    if peek == nil { throw .unclosed("[", position: start + 1) }
    index += 1
    steps.append(.set(ranges, isNegated: isNegated))
  }

  /// Parses what follows a `{`: a fork to each alternative, and at the end of each a jump out.
  private mutating func parseAlternatives(from start: Int) throws(GlobError) {
    if depth == Glob.deepestNesting { throw .tooDeep }
    depth += 1
    let fork = steps.count
    steps.append(.fork([]))
    var starts = [steps.count]
    var ends: [Int] = []
    while peek != "}" {
      if peek == nil { throw .unclosed("{", position: start + 1) }
      if peek == "," {
        index += 1
        ends.append(steps.count)
        steps.append(.fork([]))
        starts.append(steps.count)
      } else {
        try parseOne()
      }
    }
    index += 1
    depth -= 1
    steps[fork] = .fork(starts)
    for end in ends { steps[end] = .fork([steps.count]) }
  }

  private var peek: Character? {
    index < characters.count ? characters[index] : nil
  }
}

/// Why a text is not a pattern.
enum GlobError: Error, Equatable {
  case empty
  /// A `[` or `{` without its other half, at a character counted from 1.
  case unclosed(Character, position: Int)
  /// A `\` at the end, which has nothing to make plain.
  case danglingEscape
  /// A range such as `z-a`.
  case reversedRange(Character, Character)
  /// More braces inside each other than ``Glob/deepestNesting``.
  case tooDeep
}

extension GlobError {
  /// The second half of a sentence: what is wrong with the pattern.
  var message: String {
    switch self {
    case .empty: "it must not be empty"
    case .unclosed(let bracket, let position):
      "the '\(bracket)' at character \(position) is never closed"
    case .danglingEscape: "there is nothing after its last '\\'"
    case .reversedRange(let first, let last):
      "the range \("\(first)-\(last)".quoted) is reversed"
    case .tooDeep: "its braces are nested deeper than \(Glob.deepestNesting)"
    }
  }
}
