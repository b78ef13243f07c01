import SwiftParsing

/// What changed between two versions of a file whose declarations say the same of themselves.
struct FileEdit {
  /// The offsets of the changed declarations in the old version.
  private(set) var changed: [Int32] = []

  /// What is in both versions, in order.
  private var kept: [TokenComparison.Pair] = []
  /// What is not, in order: each is inside of a changed declaration.
  private var replaced: [TokenComparison.Pair] = []
  private let tokens: TokenComparison

  /// Compares two versions; nil if more changed than the inside of variables and functions, space, comments, and what no
  /// scan reads.
  init?(from old: AppSource, to new: AppSource) {
    guard let before = Declarations(of: old), let after = Declarations(of: new),
      before.read.count == after.read.count
    else { return nil }
    tokens = TokenComparison(
      old: .init(old, without: before.ignored), new: .init(new, without: after.ignored))
    var ends: (old: Int32, new: Int32) = (0, 0)
    for (first, second) in zip(before.read, after.read) {
      // What is between declarations: attributes and names of types among others.
      guard first.range.start >= ends.old, second.range.start >= ends.new,
        addSame(
          ByteRange(ends.old, first.range.start), ByteRange(ends.new, second.range.start)),
        add(first, second)
      else { return nil }
      ends = (first.range.end, second.range.end)
    }
    let tails = (
      ByteRange(ends.old, Int32(old.bytes.count)), ByteRange(ends.new, Int32(new.bytes.count))
    )
    guard addSame(tails.0, tails.1) else { return nil }
  }

  /// Adds a part whose tokens must be the same.
  private mutating func addSame(_ before: ByteRange, _ after: ByteRange) -> Bool {
    if tokens.haveSameBytes(before, after) {
      kept.append(TokenComparison.Pair(old: before, new: after))
      return true
    }
    let result = tokens.compared(before, after)
    kept += result.kept
    return result.replaced == nil
  }

  private mutating func add(_ first: Declaration, _ second: Declaration) -> Bool {
    if tokens.haveSameBytes(first.range, second.range) {
      kept.append(TokenComparison.Pair(old: first.range, new: second.range))
      return true
    }
    let result = tokens.compared(first.range, second.range)
    kept += result.kept
    if result.replaced == nil, tokens.haveSameComments(result.kept) { return true }
    switch first.kind {
    case .variable, .function, .initializer, .subscripting: break
    default: return false
    }
    changed.append(first.range.start)
    if let part = result.replaced { replaced.append(part) }
    return true
  }

  /// The declarations of a file.
  private struct Declarations {
    /// Those that hold no others and that a scan reads, in their order.
    var read: [Declaration] = []
    /// Where the others are: imports and macros such as `#Preview`.
    var ignored: [ByteRange] = []

    /// Nil if a declaration is not where it should be.
    init?(of source: AppSource) {
      var open: [Declaration] = source.file.statements.reversed().compactMap {
        if case .declaration(let declaration) = $0.kind { declaration } else { nil }
      }
      while let declaration = open.popLast() {
        let range = declaration.range
        guard range.start >= 0, range.start <= range.end,
          Int(range.end) <= source.bytes.count
        else { return nil }
        switch declaration.kind {
        case .type(let type): open += type.members.reversed()
        case .importing, .macro: ignored.append(range)
        default: read.append(declaration)
        }
      }
    }
  }

  // MARK: Places

  /// Whether an offset of the new version is where an offset of the old version is now.
  ///
  /// - Returns: Nil if both are in what changed; their order must be compared then.
  func isSame(_ before: Int32, _ after: Int32) -> Bool? {
    if let place = moved(before) { return place == after }
    guard let part = Self.last(replaced, at: before), before < part.old.end,
      part.new.start <= after, after < part.new.end
    else { return false }
    return nil
  }

  /// Where an offset of the old version is now; nil if it is in what changed.
  func moved(_ before: Int32) -> Int32? {
    if let pair = Self.last(kept, at: before), before < pair.old.end {
      return before - pair.old.start + pair.new.start
    }
    // The place of what has none.
    return before == 0 ? 0 : nil
  }

  /// The last pair that begins at an offset of the old version or before it.
  private static func last(
    _ pairs: [TokenComparison.Pair], at offset: Int32
  ) -> TokenComparison.Pair? {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].old.start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pairs[low - 1] : nil
  }

  /// What is at the same place of two parts with the same text; nil if the text differs.
  func sameText(_ before: ByteRange, _ after: ByteRange) -> [TokenComparison.Pair]? {
    guard tokens.old.contains(before), tokens.new.contains(after) else { return nil }
    if tokens.haveSameBytes(before, after) {
      return [TokenComparison.Pair(old: before, new: after)]
    }
    return tokens.sameTokens(before, after)
  }

  // MARK: Lines

  /// Where the lines of the old version are now.
  ///
  /// - Parameter pairs: What is in both versions, inside of what changed.
  func movedLines(with pairs: [TokenComparison.Pair]) -> MovedLines {
    let (old, new) = (tokens.old.source, tokens.new.source)
    var lines = MovedLines(count: old.lineStarts.count)
    // The place of what has none.
    lines.add(1, 1)
    for pair in kept + pairs where pair.old.start < pair.old.end {
      let first = old.line(at: pair.old.start)
      let shift = new.line(at: pair.new.start) - first
      for line in first...old.line(at: pair.old.end - 1) { lines.add(line, line + shift) }
    }
    return lines
  }
}
