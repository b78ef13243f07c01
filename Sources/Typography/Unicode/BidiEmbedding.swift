/// The explicit levels and directions of a paragraph (rules X1 to X8).
struct BidiEmbedding {
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  private static let maxDepth: UInt8 = 125

  /// The level of each scalar.
  private(set) var levels: [UInt8] = []
  /// The class of each scalar, after overrides.
  private(set) var classes: [BidiClass] = []
  private let baseLevel: UInt8
  private var stack: [Status]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  init(baseLevel: UInt8) {
    self.baseLevel = baseLevel
    stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
  }

  private var top: Status { stack[stack.count - 1] }

  /// Resolves the levels of a paragraph's classes.
  mutating func resolve(_ original: [BidiClass], isolates: BidiIsolates) {
    levels.reserveCapacity(original.count)
    classes.reserveCapacity(original.count)
    for (index, bidiClass) in original.enumerated() {
      switch bidiClass {
      case .rle: embed(bidiClass, override: nil, isRight: true)
      case .lre: embed(bidiClass, override: nil, isRight: false)
      case .rlo: embed(bidiClass, override: .r, isRight: true)
      case .lro: embed(bidiClass, override: .l, isRight: false)
      case .rli: isolate(bidiClass, isRight: true)
      case .lri: isolate(bidiClass, isRight: false)
      case .fsi:
        let end = isolates.match[index] >= 0 ? isolates.match[index] : original.count
        isolate(
          bidiClass, isRight: isolates.firstLevel(of: original, in: index + 1..<end) == 1)
      case .pdi: endIsolate()
      case .pdf: endEmbedding()
      case .b: append(bidiClass, level: baseLevel)
      case .bn: append(bidiClass, level: top.level)
      default: append(top.override ?? bidiClass, level: top.level)
      }
    }
  }

  private mutating func append(_ bidiClass: BidiClass, level: UInt8) {
    classes.append(bidiClass)
    levels.append(level)
  }

  /// The next level above the current one that runs in a direction, if there is room for it.
  private func nextLevel(isRight: Bool) -> UInt8? {
    let level = isRight ? (top.level + 1) | 1 : (top.level + 2) & ~1
    return level <= Self.maxDepth && overflowIsolates == 0 && overflowEmbeddings == 0 ? level : nil
  }

  private mutating func embed(_ bidiClass: BidiClass, override: BidiClass?, isRight: Bool) {
    append(bidiClass, level: top.level)
    if let level = nextLevel(isRight: isRight) {
      stack.append(Status(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  private mutating func isolate(_ bidiClass: BidiClass, isRight: Bool) {
    append(top.override ?? bidiClass, level: top.level)
    if let level = nextLevel(isRight: isRight) {
      validIsolates += 1
      stack.append(Status(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  private mutating func endIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !top.isIsolate { stack.removeLast() }
      stack.removeLast()
      validIsolates -= 1
    }
    append(top.override ?? .pdi, level: top.level)
  }

  private mutating func endEmbedding() {
    append(.pdf, level: top.level)
    guard overflowIsolates == 0 else { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !top.isIsolate, stack.count > 1 {
      stack.removeLast()
    }
  }
}
