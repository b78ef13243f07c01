/// Finds the name that a misspelled name probably means.
package enum NearestName {
  /// The candidate that a word probably means, or nil when none is near.
  ///
  /// A candidate is near if at most a third of the letters of the shorter one differ; one letter may always
  /// differ. Case is ignored, but of two equally near names the one in the right case wins, then the first.
  ///
  /// If no candidate is near, these rules apply in order:
  /// 1. the first candidate that begins with the word, if the word has at least three letters;
  /// 2. the longest candidate that the word begins with, if it has at least half of the word's letters;
  /// 3. the first candidate whose beginning differs from the word in at most a quarter of its letters.
  ///
  /// - Complexity: O(*n* · *k* ²) for *n* candidates of *k* characters; a long word is compared
  ///   with candidates of about its length only.
  package static func of(_ word: String, in candidates: [String]) -> String? {
    let folded = Array(word.lowercased())
    var best: (name: String, distance: Int, isExactCase: Bool)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let limit = max(1, min(folded.count, other.count) / 3)
      guard abs(folded.count - other.count) <= limit else { continue }
      let distance = EditDistance.between(folded, other)
      guard distance <= limit else { continue }
      let isExactCase = EditDistance.between(Array(word), Array(candidate)) == distance
      let found = (candidate, distance, isExactCase)
      guard let known = best else {
        best = found
        continue
      }
      let isNearer = distance < known.distance
      let isTidier = distance == known.distance && isExactCase && !known.isExactCase
      if isNearer || isTidier { best = found }
    }
    return best?.name ?? beginning(folded, candidates) ?? begun(by: folded, candidates)
      ?? misspelledBeginning(folded, candidates)
  }

  private static func beginning(_ folded: [Character], _ candidates: [String]) -> String? {
    guard folded.count >= 3 else { return nil }
    return candidates.first { $0.lowercased().starts(with: folded) }
  }

  private static func begun(by folded: [Character], _ candidates: [String]) -> String? {
    var longest: (name: String, count: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      guard other.count >= 3, other.count * 2 >= folded.count, other.count > longest?.count ?? 0,
        folded.starts(with: other)
      else { continue }
      longest = (candidate, other.count)
    }
    return longest?.name
  }

  private static func misspelledBeginning(
    _ folded: [Character], _ candidates: [String]
  ) -> String? {
    guard folded.count >= 4 else { return nil }
    return candidates.first { candidate in
      let other = Array(candidate.lowercased().prefix(folded.count))
      return other.count == folded.count
        && EditDistance.between(folded, other) <= folded.count / 4
    }
  }
}

/// The Damerau–Levenshtein distance in its restricted form ("optimal string alignment").
package enum EditDistance {
  /// The number of insertions, removals, replacements and swaps of neighbours that turn one into the other.
  ///
  /// - Complexity: O(*m* · *n*) time, O(*n*) memory.
  package static func between(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(last.count)
      for (column, other) in second.enumerated() {
        let replacement = last[column] + (character == other ? 0 : 1)
        var distance = min(replacement, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
