/// An isolating run sequence, in which weak and neutral classes are resolved (rules X10 to I2).
struct BidiSequence {
  /// The indices of its scalars in the paragraph, without removed ones.
  let indices: [Int]
  private let level: UInt8
  // The classes before and after it.
  private let start: BidiClass
  private let end: BidiClass
  private var classes: [BidiClass]
  // The classes in the text, to know marks after brackets.
  private let original: [BidiClass]

  /// All sequences of a paragraph.
  static func all(
    classes: [BidiClass], original: [BidiClass], levels: [UInt8], isolates: BidiIsolates,
    baseLevel: UInt8
  ) -> [BidiSequence] {
    let kept = original.indices.filter { !original[$0].isRemoved }
    var runs: [Range<Int>] = []
    for place in kept.indices {
      if place > 0, levels[kept[place]] == levels[kept[place - 1]] {
        runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    // The run that starts with the end of an isolate continues the run that its initiator ends.
    var runOfStart: [Int: Int] = [:]
    for (number, run) in runs.enumerated() { runOfStart[kept[run.lowerBound]] = number }
    return runs.compactMap { first in
      let opening = kept[first.lowerBound]
      guard original[opening] != .pdi || isolates.match[opening] < 0 else { return nil }
      var places = Array(first)
      var last = kept[first.upperBound - 1]
      while original[last].isIsolateInitiator, isolates.match[last] >= 0,
        let next = runOfStart[isolates.match[last]]
      {
        places += runs[next]
        last = kept[runs[next].upperBound - 1]
      }
      let level = levels[opening]
      let before = first.lowerBound > 0 ? levels[kept[first.lowerBound - 1]] : baseLevel
      let lastPlace = places[places.count - 1]
      let isOpen = original[last].isIsolateInitiator || lastPlace + 1 == kept.count
      let after = isOpen ? baseLevel : levels[kept[lastPlace + 1]]
      return BidiSequence(
        indices: places.map { kept[$0] }, level: level,
        start: BidiClass.ofLevel(max(level, before)), end: BidiClass.ofLevel(max(level, after)),
        classes: places.map { classes[kept[$0]] }, original: places.map { original[kept[$0]] })
    }
  }

  /// The level of a resolved class (rules I1 and I2).
  func level(at place: Int) -> UInt8 {
    switch classes[place] {
    case .l: level + (level & 1)
    case .r: level + (level & 1 ^ 1)
    default: level + 2 - (level & 1)
    }
  }

  /// Resolves the classes; brackets are those of the paragraph.
  mutating func resolve(brackets: [Bracket?]) {
    resolveWeak()
    resolveBrackets(brackets)
    resolveNeutrals()
  }
}

// MARK: - Weak classes

extension BidiSequence {
  private mutating func resolveWeak() {
    resolveMarksAndNumbers()
    resolveSeparators()
    resolveTerminators()
    // W7
    var strong = start
    for place in classes.indices {
      switch classes[place] {
      case .l, .r: strong = classes[place]
      case .en: if strong == .l { classes[place] = .l }
      default: break
      }
    }
  }

  /// Rules W1 to W3.
  private mutating func resolveMarksAndNumbers() {
    var previous = start
    for place in classes.indices where classes[place] == .nsm {
      if place > 0 { previous = classes[place - 1] }
      classes[place] = previous.isIsolateInitiator || previous == .pdi ? .on : previous
    }
    var strong = start
    for place in classes.indices {
      switch classes[place] {
      case .l, .r, .al: strong = classes[place]
      case .en: if strong == .al { classes[place] = .an }
      default: break
      }
    }
    for place in classes.indices where classes[place] == .al { classes[place] = .r }
  }

  /// Rule W4.
  private mutating func resolveSeparators() {
    for place in classes.indices.dropFirst().dropLast() {
      let before = classes[place - 1]
      guard before == classes[place + 1] else { continue }
      if classes[place] == .es, before == .en { classes[place] = .en }
      if classes[place] == .cs, before == .en || before == .an { classes[place] = before }
    }
  }

  /// Rules W5 and W6.
  private mutating func resolveTerminators() {
    var place = 0
    while place < classes.count {
      guard classes[place] == .et else {
        place += 1
        continue
      }
      var end = place
      while end < classes.count, classes[end] == .et { end += 1 }
      let touchesNumber =
        place > 0 && classes[place - 1] == .en || end < classes.count && classes[end] == .en
      for index in place..<end { classes[index] = touchesNumber ? .en : .on }
      place = end
    }
    for place in classes.indices where classes[place] == .es || classes[place] == .cs {
      classes[place] = .on
    }
  }
}

// MARK: - Neutral classes

extension BidiSequence {
  /// Rule N0.
  private mutating func resolveBrackets(_ brackets: [Bracket?]) {
    let direction = BidiClass.ofLevel(level)
    for pair in bracketPairs(brackets) {
      var found: BidiClass?
      for place in pair.open + 1..<pair.close {
        guard let strong = classes[place].strongForNeutrals else { continue }
        found = strong
        if strong == direction { break }
      }
      guard let found else { continue }
      let strong = found == direction ? direction : directionBefore(pair.open, opposite: found)
      set(pair.open, to: strong)
      set(pair.close, to: strong)
    }
  }

  /// The direction of a pair with opposite content: that of the text before it (rule N0 c).
  private func directionBefore(_ place: Int, opposite: BidiClass) -> BidiClass {
    let before =
      classes[..<place].reversed().lazy.compactMap(\.strongForNeutrals).first ?? start
    return before == opposite ? opposite : BidiClass.ofLevel(level)
  }

  /// Sets the class of a bracket and of the marks after it.
  private mutating func set(_ place: Int, to strong: BidiClass) {
    classes[place] = strong
    var next = place + 1
    while next < classes.count, original[next] == .nsm {
      classes[next] = strong
      next += 1
    }
  }

  /// The pairs of brackets in the order of their opening ones (definition BD16).
  private func bracketPairs(_ brackets: [Bracket?]) -> [(open: Int, close: Int)] {
    var pairs: [(open: Int, close: Int)] = []
    var stack: [(id: UInt32, place: Int)] = []
    for (place, index) in indices.enumerated() where classes[place] == .on {
      guard let bracket = brackets[index] else { continue }
      if !bracket.isClosing {
        if stack.count == 63 { return [] }
        stack.append((bracket.id, place))
      } else if let match = stack.lastIndex(where: { $0.id == bracket.id }) {
        pairs.append((stack[match].place, place))
        stack.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// Rules N1 and N2.
  private mutating func resolveNeutrals() {
    var place = 0
    while place < classes.count {
      guard classes[place].isNeutral else {
        place += 1
        continue
      }
      var end = place
      while end < classes.count, classes[end].isNeutral { end += 1 }
      let before = place > 0 ? classes[place - 1].strongForNeutrals : start
      let after = end < classes.count ? classes[end].strongForNeutrals : self.end
      let strong = before == after ? before ?? .l : BidiClass.ofLevel(level)
      for index in place..<end { classes[index] = strong }
      place = end
    }
  }
}
