extension String {
  /// The candidate that this was probably meant to be, or nil when none is near.
  ///
  /// Near means that at most a third of the letters of the shorter one differ, and always one may.
  /// Case does not count, except that of two equally near names the one in the right case wins;
  /// after that, the first one.
  ///
  /// - Complexity: O(*n* · *k* ²) for *n* candidates of *k* characters; a long word is compared
  ///   with candidates of about its length only.
  func nearest(in candidates: [String]) -> String? {
    let folded = Array(lowercased())
    var best: (name: String, distance: Int, isExactCase: Bool)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let limit = max(1, min(folded.count, other.count) / 3)
      guard abs(folded.count - other.count) <= limit else { continue }
      let distance = EditDistance.between(folded, other)
      guard distance <= limit else { continue }
      let isExactCase = EditDistance.between(Array(self), Array(candidate)) == distance
      let found = (candidate, distance, isExactCase)
      guard let known = best else {
        best = found
        continue
      }
      let isNearer = distance < known.distance
      let isTidier = distance == known.distance && isExactCase && !known.isExactCase
      if isNearer || isTidier { best = found }
    }
    return best?.name
  }
}
