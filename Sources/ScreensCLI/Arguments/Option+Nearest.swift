extension Option {
  /// The spelling that a wrong one was probably meant to be.
  ///
  /// The dashes, and the "no" of a negation, say nothing about which option was meant, so they do
  /// not count as letters that are right.
  static func nearestSpelling(to spelling: String) -> String? {
    let negation = "--no-"
    let negated = all.compactMap(\.negatedSpelling)
    let (prefix, candidates) =
      spelling.hasPrefix(negation) ? (negation, negated) : ("--", all.map(\.spelling) + negated)
    let names = candidates.map { String($0.dropFirst(prefix.count)) }
    let nearest = String(spelling.dropFirst(prefix.count)).nearest(in: names)
    return nearest.map { prefix + $0 }
  }
}
