import PlainText

/// A line of the drawing in a text rendering.
struct ContentLine: Equatable {
  /// What makes two lines the same kind of line.
  struct Kind: Equatable {
    /// The number of edges around the line: one for the display, one more for each sheet and card.
    var depth: Int
    /// The characters before the first letter or digit, each once, such as `#` and a space for a title.
    var mark: String
  }

  /// The text without the edges around it.
  let words: String
  let kind: Kind
  /// The words without punctuation and marks.
  private let terms: [Substring]

  /// Reads a line; `nil` for a line of box-drawing characters only.
  init?(_ line: Substring) {
    let parts = line.split(separator: " ")
    let visible = parts.filter { !$0.allSatisfy { "╭╮╰╯─│░".contains($0) } }
    words = visible.joined(separator: " ").trimming { "│".contains($0) }
    guard !words.isEmpty else { return nil }
    // A row with and one without an icon are of the same kind.
    var mark = ""
    for character in words.drop(while: { "□ ".contains($0) }) {
      if character.isLetter || character.isNumber { break }
      if !mark.contains(character) { mark.append(character) }
    }
    let edges = line.prefix { "│ ".contains($0) }
    kind = Kind(depth: edges.count { $0 == "│" }, mark: mark)
    terms = words.split { !$0.isLetter && !$0.isNumber }
  }

  /// Whether the words are similar enough that one line probably became the other.
  ///
  /// A line of another kind needs more in common.
  func isSimilar(to other: ContentLine, by similarity: Double) -> Bool {
    similarity >= (kind == other.kind ? 0.4 : 0.7)
  }

  /// How similar the words are: 1 for the same ones, 0 for nothing in common.
  ///
  /// The larger of two shares: of the terms that both have, and of the letters that need no change.
  func similarity(to other: ContentLine) -> Double {
    guard !terms.isEmpty, !other.terms.isEmpty else { return words == other.words ? 1 : 0 }
    var rest: [Substring: Int] = [:]
    for term in terms { rest[term, default: 0] += 1 }
    var common = 0
    for term in other.terms where rest[term, default: 0] > 0 {
      rest[term, default: 0] -= 1
      common += 1
    }
    let share = Double(2 * common) / Double(terms.count + other.terms.count)
    return max(share, letterSimilarity(to: other))
  }

  /// The maximum number of letters compared one by one; a line of a text rendering has at most 44.
  private static let maxLetters = 64

  private func letterSimilarity(to other: ContentLine) -> Double {
    let letters = Array(terms.joined(separator: " "))
    let others = Array(other.terms.joined(separator: " "))
    let longer = max(letters.count, others.count)
    guard longer <= Self.maxLetters else { return 0 }
    return 1 - Double(EditDistance.between(letters, others)) / Double(longer)
  }
}

extension String {
  /// The text without characters at both ends that satisfy a condition.
  fileprivate func trimming(_ isUnwanted: (Character) -> Bool) -> String {
    var text = self[...]
    while let first = text.first, isUnwanted(first) { text.removeFirst() }
    while let last = text.last, isUnwanted(last) { text.removeLast() }
    return String(text)
  }
}
