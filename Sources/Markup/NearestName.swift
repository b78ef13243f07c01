/// Finds what a misspelled name was probably meant to be.
package enum NearestName {
  /// The candidate that a word was probably meant to be, or nil when none is near.
  ///
  /// Near means that at most a third of the letters of the shorter one differ, and always one may.
  /// Case does not count, except that of two equally near names the one in the right case wins;
  /// after that, the first one. Where none is near, the first one that the word is the beginning of is
  /// taken, if the beginning has three letters.
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
    return best?.name ?? beginning(folded, candidates)
  }

  private static func beginning(_ folded: [Character], _ candidates: [String]) -> String? {
    guard folded.count >= 3 else { return nil }
    return candidates.first { $0.lowercased().starts(with: folded) }
  }
}
