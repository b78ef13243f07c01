import PlainText

/// A pattern for the ids of screens.
///
/// `*` matches any characters, `?` one character, `[abc]`, `[a-z]` and `[!abc]` one of a set, and `{a,b}` one of
/// several patterns; `\` escapes the next character. The whole id must match, including its case.
package struct Glob: Sendable, Equatable {
  /// The text of the pattern.
  package let text: String
  /// Whether the pattern is a plain id.
  package let isLiteral: Bool
  private let steps: [Step]

  /// The maximum depth of braces.
  ///
  /// It limits the recursion of the parser; a deeper pattern is a mistake.
  package static let deepestNesting = 16

  /// One step of a pattern's automaton.
  enum Step: Sendable, Equatable {
    /// Takes this character.
    case one(Character)
    /// Takes any one character.
    case any
    /// Takes one character that is in the ranges, or in none of them.
    case set([ClosedRange<Character>], isNegated: Bool)
    /// Continues at several steps without taking a character.
    case fork([Int])
  }

  /// A pattern that matches only the given id.
  package static func escaped(_ id: String) -> String {
    id.reduce(into: "") { pattern, character in
      if "*?[]{}\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }

  /// Reads a pattern.
  package init(_ text: String) throws(GlobError) {
    var parser = GlobParser(text)
    self.text = text
    steps = try parser.parse()
    isLiteral = steps.allSatisfy { if case .one = $0 { true } else { false } }
  }

  /// Whether an id matches.
  ///
  /// All possible positions in the pattern are followed in parallel, so there is no backtracking.
  ///
  /// - Complexity: O(*n* · *m*) for an id of *n* characters and a pattern of *m*.
  package func matches(_ id: String) -> Bool {
    var places = reach([0])
    for character in id {
      let taken = places.filter { $0 < steps.count && steps[$0].takes(character) }
      if taken.isEmpty { return false }
      places = reach(taken.map { $0 + 1 })
    }
    return places.contains(steps.count)
  }

  /// The reachable steps that take a character or are the end.
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

/// Converts the text of a pattern to the steps of an automaton.
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
      // Either skip the next step, or take a character there and come back.
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
  /// As in a shell, a `]` in the first position is literal.
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

  /// Parses what follows a `{`: a fork to each alternative, each with a jump to the end.
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

/// Why a text is not a valid pattern.
package enum GlobError: Error, Equatable {
  case empty
  /// A `[` or `{` that is not closed, at a position from 1.
  case unclosed(Character, position: Int)
  /// A `\` at the end, which escapes nothing.
  case danglingEscape
  /// A range such as `z-a`.
  case reversedRange(Character, Character)
  /// Braces that are nested deeper than ``Glob/deepestNesting``.
  case tooDeep
}

extension GlobError {
  /// The second half of a sentence: what is wrong with the pattern.
  package var message: String {
    switch self {
    case .empty: "it must not be empty"
    case .unclosed(let bracket, let position):
      "the '\(bracket)' at character \(position) is never closed"
    case .danglingEscape: "there is nothing after its last '\\'"
    case .reversedRange(let first, let last):
      "the range \(VisibleText.quoted("\(first)-\(last)")) is reversed"
    case .tooDeep: "its braces are nested deeper than \(Glob.deepestNesting)"
    }
  }
}
