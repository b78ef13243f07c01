/// The base direction of a paragraph.
package enum BaseDirection: Hashable, Sendable {
  /// That of the first letter that has one; left to right without any (rules P2 and P3).
  case firstLetter
  case leftToRight
  case rightToLeft
}

/// The embedding levels of a paragraph, by the Unicode Bidirectional Algorithm (UAX #9 of Unicode 15.0).
///
/// Even levels run from left to right, odd ones from right to left.
struct BidiParagraph {
  /// The class of each scalar.
  let classes: [BidiClass]
  /// The level of the paragraph.
  let baseLevel: UInt8
  /// The level of each scalar before rule L1; a removed one has the level before it.
  private(set) var levels: [UInt8]

  /// Resolves the levels of a paragraph.
  ///
  /// - Parameters:
  ///   - scalars: The scalars of one paragraph; a paragraph separator ends it.
  ///   - base: The base direction.
  /// - Complexity: linear in the number of scalars, times the depth of nested brackets (at most 63).
  init(_ scalars: [UInt32], base: BaseDirection) {
    let properties = UnicodeProperties()
    let classes = scalars.map(properties.bidiClass)
    let brackets = zip(scalars, classes).map { $1 == .on ? properties.bracket(of: $0) : nil }
    self.init(classes: classes, brackets: brackets, base: base)
  }

  /// Resolves the levels of classes; brackets are given beside them.
  init(classes: [BidiClass], brackets: [Bracket?], base: BaseDirection) {
    self.classes = classes
    let isolates = BidiIsolates(classes)
    baseLevel =
      switch base {
      case .firstLetter: isolates.firstLevel(of: classes, in: classes.indices) ?? 0
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    var explicit = BidiEmbedding(baseLevel: baseLevel)
    explicit.resolve(classes, isolates: isolates)
    levels = explicit.levels
    let runs = BidiSequence.all(
      classes: explicit.classes, original: classes, levels: levels, isolates: isolates,
      baseLevel: baseLevel)
    for var run in runs {
      run.resolve(brackets: brackets)
      for (place, index) in run.indices.enumerated() { levels[index] = run.level(at: place) }
    }
    // Removed characters go with what is before them.
    var last = baseLevel
    for index in classes.indices {
      if classes[index].isRemoved { levels[index] = last }
      last = levels[index]
    }
  }

  /// The levels of one line: separators, and blanks before them and at the end, get the paragraph's level (rule L1).
  func levels(ofLine line: Range<Int>) -> [UInt8] {
    var result = Array(levels[line])
    var isTrailing = true
    for index in line.reversed() {
      switch classes[index] {
      case .b, .s: isTrailing = true
      case .ws, .lri, .rli, .fsi, .pdi: break
      case let other where other.isRemoved: break
      default: isTrailing = false
      }
      if isTrailing { result[index - line.lowerBound] = baseLevel }
    }
    return result
  }

  /// The indices of a line's levels from left to right (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowest = levels.lazy.filter { $0 & 1 == 1 }.min() ?? highest + 1
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return order
  }
}

/// The isolates of a paragraph and their ends (definition BD9).
struct BidiIsolates {
  /// The index of the end that matches an initiator, and of the initiator that matches an end; otherwise -1.
  private(set) var match: [Int]

  init(_ classes: [BidiClass]) {
    match = Array(repeating: -1, count: classes.count)
    var open: [Int] = []
    for (index, bidiClass) in classes.enumerated() {
      if bidiClass.isIsolateInitiator { open.append(index) }
      if bidiClass == .pdi, let start = open.popLast() {
        match[start] = index
        match[index] = start
      }
    }
  }

  /// The level of the first letter with a direction, outside of isolates (rules P2 and P3).
  func firstLevel(of classes: [BidiClass], in range: Range<Int>) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .l: return 0
      case .r, .al: return 1
      case .lri, .rli, .fsi:
        guard match[index] >= 0 else { return nil }
        index = match[index]
      default: break
      }
      index += 1
    }
    return nil
  }
}
