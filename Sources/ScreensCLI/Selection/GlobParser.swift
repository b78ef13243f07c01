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
