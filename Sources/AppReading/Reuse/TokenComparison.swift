import SwiftParsing

/// Compares parts of two versions of a file by their tokens.
struct TokenComparison {
  /// One version of the file.
  struct Version {
    let source: AppSource
    /// The tokens outside of what no scan reads.
    fileprivate let tokens: [TokenPlace]

    init(_ source: AppSource, without ignored: [ByteRange]) {
      self.source = source
      var ignored = ignored[...]
      tokens = SwiftParser.tokenPlaces(of: source.bytes).filter { token in
        while let first = ignored.first, first.end <= token.range.start { ignored.removeFirst() }
        return ignored.first.map { token.range.start < $0.start } ?? true
      }
    }

    /// The bytes of a range.
    func bytes(_ range: ByteRange) -> ArraySlice<UInt8> {
      source.bytes[Int(range.start)..<Int(range.end)]
    }

    /// Whether a range is one of the file.
    func contains(_ range: ByteRange) -> Bool {
      range.start >= 0 && range.start <= range.end && Int(range.end) <= source.bytes.count
    }

    /// The tokens that begin in a range.
    fileprivate func tokens(in range: ByteRange) -> ArraySlice<TokenPlace> {
      tokens[first(from: range.start)..<first(from: range.end)]
    }

    private func first(from offset: Int32) -> Int {
      var low = 0
      var high = tokens.count
      while low < high {
        let middle = (low + high) / 2
        if tokens[middle].range.start < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  let old: Version
  let new: Version

  /// Two ranges with the same text.
  struct Pair {
    var old: ByteRange
    var new: ByteRange
  }

  /// What two parts have in common.
  struct Result {
    /// The tokens that are the same, at the beginning and at the end.
    var kept: [Pair] = []
    /// What is between them; nil if all tokens are the same.
    var replaced: Pair?
  }

  /// Whether two parts have the same bytes.
  func haveSameBytes(_ before: ByteRange, _ after: ByteRange) -> Bool {
    old.bytes(before) == new.bytes(after)
  }

  /// Finds what two parts have in common.
  func compared(_ before: ByteRange, _ after: ByteRange) -> Result {
    let (first, second) = (old.tokens(in: before), new.tokens(in: after))
    let pairs = Array(zip(first, second))
    var prefix = pairs.prefix { isSame($0.0, $0.1) }.count
    if prefix == first.count, prefix == second.count {
      return Result(kept: pairs.map { Pair(old: $0.0.range, new: $0.1.range) })
    }
    let ends = Array(zip(first.reversed(), second.reversed()))
    var suffix = ends.prefix(pairs.count - prefix).prefix { isSame($0.0, $0.1) }.count
    func middle() -> Pair {
      func range(_ tokens: ArraySlice<TokenPlace>, _ all: ByteRange) -> ByteRange {
        let rest = tokens.dropLast(suffix)
        let start = prefix > 0 ? tokens.prefix(prefix).last?.range.end : nil
        let end = suffix > 0 ? tokens.suffix(suffix).first?.range.start : nil
        return ByteRange(
          start ?? all.start, max(start ?? all.start, end ?? rest.last?.range.end ?? all.end))
      }
      return Pair(old: range(first, before), new: range(second, after))
    }
    var replaced = middle()
    if lineEnds(old.bytes(replaced.old)) != lineEnds(new.bytes(replaced.new)) {
      // Lines came or went: those that stay are whole ones.
      let starts = pairs.prefix(prefix + 1).lastIndex { $0.0.startsLine && $0.1.startsLine } ?? 0
      if starts > 0 { prefix = min(prefix, starts) }
      let last = ends.prefix(suffix).lastIndex { $0.0.startsLine && $0.1.startsLine }
      suffix = last.map { $0 + 1 } ?? 0
      replaced = middle()
    }
    let kept = pairs.prefix(prefix) + ends.prefix(suffix).reversed()
    return Result(kept: kept.map { Pair(old: $0.0.range, new: $0.1.range) }, replaced: replaced)
  }

  private func lineEnds(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 == 0x0A } }

  private func isSame(_ first: TokenPlace, _ second: TokenPlace) -> Bool {
    first.startsLine == second.startsLine && first.followsSpace == second.followsSpace
      && first.range.end - first.range.start == second.range.end - second.range.start
      && haveSameBytes(first.range, second.range)
  }

  /// Whether the comments between tokens that are the same are the same, too, with one space for any white space.
  ///
  /// The source of an expression is shown with its comments.
  func haveSameComments(_ pairs: [Pair]) -> Bool {
    zip(pairs, pairs.dropFirst()).allSatisfy { first, second in
      let before = ByteRange(first.old.end, second.old.start)
      let after = ByteRange(first.new.end, second.new.start)
      return haveSameBytes(before, after) || old.source.text(before) == new.source.text(after)
    }
  }

  /// The tokens of two parts with the same tokens and comments; nil if they differ.
  func sameTokens(_ before: ByteRange, _ after: ByteRange) -> [Pair]? {
    guard old.contains(before), new.contains(after) else { return nil }
    let result = compared(before, after)
    guard result.replaced == nil, haveSameComments(result.kept) else { return nil }
    return result.kept
  }
}
