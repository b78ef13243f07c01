/// A part of a text whose glyphs depend on each other: a word, or a sentence in Thai.
struct ShapedPart: Hashable, Sendable {
  var script: ShapedScript
  var scalars: [UInt32]
  var isRightToLeft: Bool
  /// Whether the letter before the part joins it.
  var joinsBefore = false
  /// Whether the letter after the part joins it.
  var joinsAfter = false
}

/// Finds the parts of a text that have to be shaped.
///
/// A part ends at a blank, at the first character of another script, at a number and where the direction changes. Longer
/// parts than any word are divided, so that the time for a letter is bounded.
struct ShapedParts {
  /// After so many scalars, a part ends before the next letter.
  static let longest = 64
  /// After so many scalars, a part ends before the next mark, too.
  private static let longestWithMarks = 128

  private let scalars: [UInt32]
  private let levels: [UInt8]?
  private let properties = UnicodeProperties()

  /// - Parameter levels: The embedding level of each scalar; nil if all run in the direction of their scripts.
  init(_ scalars: [UInt32], levels: [UInt8]?) {
    self.scalars = scalars
    self.levels = levels
  }

  /// Whether a text may have parts that have to be shaped; a quick answer for most texts.
  static func isNeeded(for text: some Sequence<Unicode.Scalar>) -> Bool {
    text.contains { ShapedScalar.isCandidate($0.value) }
  }

  /// The end of the part that starts at an index and its script; nil if the scalar there is in none.
  func part(at start: Int) -> (end: Int, script: ShapedScript)? {
    guard let script = script(at: start) else { return nil }
    var end = start + 1
    while end < scalars.count, levels.map({ $0[end] == $0[start] }) ?? true,
      continues(script, at: end, from: start)
    {
      end += 1
    }
    return (end, script)
  }

  /// The part in a range.
  func part(in range: Range<Int>, script: ShapedScript) -> ShapedPart {
    var part = ShapedPart(
      script: script, scalars: Array(scalars[range]), isRightToLeft: isRightToLeft(range, script))
    guard script == .arabic else { return part }
    part.joinsBefore = joining(scalars[..<range.lowerBound].reversed())?.joinsNext ?? false
    part.joinsAfter = joining(scalars[range.upperBound...])?.joinsPrevious ?? false
    return part
  }

  private func isRightToLeft(_ range: Range<Int>, _ script: ShapedScript) -> Bool {
    if let levels { return levels[range.lowerBound] & 1 == 1 }
    return script.isRightToLeft && !isNumber(scalars[range.lowerBound])
  }

  /// How the nearest letter joins.
  private func joining(_ scalars: some Sequence<UInt32>) -> JoiningType? {
    for scalar in scalars.prefix(Self.longestWithMarks) {
      let joining = ShapingGlyph(scalar).joining
      if joining != .transparent { return joining }
    }
    return nil
  }

  /// The script of a part that may start at an index.
  private func script(at index: Int) -> ShapedScript? {
    let scalar = scalars[index]
    if let found = ShapedScalar.properties(of: scalar) { return found.script }
    guard index + 1 < scalars.count else { return nil }
    let next = ShapedScalar.properties(of: scalars[index + 1])
    if Joiner.contains(scalar) { return next?.script }
    // These carry a mark that is shown without a letter.
    let isCarrier = scalar == 0xA0 || scalar == 0x25CC
    return isCarrier && next?.isMark == true ? next?.script : nil
  }

  private func continues(_ script: ShapedScript, at index: Int, from start: Int) -> Bool {
    let scalar = scalars[index]
    let count = index - start
    guard let found = ShapedScalar.properties(of: scalar) else {
      return Joiner.contains(scalar) && count < Self.longestWithMarks
    }
    guard found.script == script else { return false }
    if found.isMark { return count < Self.longestWithMarks }
    guard isNumber(scalar) == isNumber(scalars[start]) else { return false }
    let isConjunct = script == .devanagari && scalars[index - 1] == SyllableOrder.virama
    return count < (isConjunct ? Self.longestWithMarks : Self.longest)
  }

  private func isNumber(_ scalar: UInt32) -> Bool {
    let found = properties.bidiClass(of: scalar)
    return found == .an || found == .en
  }
}
