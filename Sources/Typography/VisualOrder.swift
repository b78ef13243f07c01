/// Reorders runs of right-to-left letters to visual order.
///
/// The base direction of lines is left to right. A run reaches from one right-to-left letter to the last one
/// before a left-to-right letter and includes the blanks, symbols and numbers between; numbers keep their order.
enum VisualOrder {
  private enum Direction {
    case left
    case right
    case number
    case neutral
  }

  /// A scalar with its marks, which stay after it.
  private struct Cluster {
    var scalars: [UInt32]
    var direction: Direction
  }

  /// Reorders the scalars of a text to visual order.
  static func apply(to scalars: inout [UInt32]) {
    var clusters = clusters(of: ArabicForms.joined(scalars))
    var start = 0
    while let first = clusters[start...].firstIndex(where: { $0.direction == .right }) {
      let end = endOfRun(clusters, from: first)
      reverse(&clusters, first..<end)
      start = end
    }
    scalars = clusters.flatMap(\.scalars)
  }

  private static func clusters(of scalars: [UInt32]) -> [Cluster] {
    var result: [Cluster] = []
    for scalar in scalars {
      if !result.isEmpty, isMark(scalar) {
        result[result.count - 1].scalars.append(scalar)
      } else {
        result.append(Cluster(scalars: [scalar], direction: direction(of: scalar)))
      }
    }
    return result
  }

  /// The end of a run: after the last right-to-left letter before any left-to-right letter.
  private static func endOfRun(_ clusters: [Cluster], from first: Int) -> Int {
    var end = first + 1
    for index in clusters.indices[first...] {
      switch clusters[index].direction {
      case .left: return end
      case .right: end = index + 1
      case .number, .neutral: break
      }
    }
    return end
  }

  private static func reverse(_ clusters: inout [Cluster], _ run: Range<Int>) {
    clusters[run].reverse()
    for index in run { mirror(&clusters[index]) }
    var index = run.lowerBound
    while index < run.upperBound {
      var end = index
      while end < run.upperBound, clusters[end].direction == .number { end += 1 }
      clusters[index..<end].reverse()
      index = max(end, index + 1)
    }
  }

  private static func mirror(_ cluster: inout Cluster) {
    guard let first = cluster.scalars.first, let mirrored = mirrors[first] else { return }
    cluster.scalars[0] = mirrored
  }

  private static let mirrors: [UInt32: UInt32] = [
    0x28: 0x29, 0x29: 0x28, 0x3C: 0x3E, 0x3E: 0x3C, 0x5B: 0x5D, 0x5D: 0x5B, 0x7B: 0x7D, 0x7D: 0x7B,
    0xAB: 0xBB, 0xBB: 0xAB, 0x2039: 0x203A, 0x203A: 0x2039,
  ]

  private static func isMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    return scalar == 0x200D || ScalarTraits.isInvisible(scalar)
      || Typefaces().slot(of: scalar).map { $0.placing != .spacing } ?? false
  }

  private static func direction(of scalar: UInt32) -> Direction {
    if isRightToLeft(scalar) { return .right }
    switch scalar {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: return .number
    case 0x41...0x5A, 0x61...0x7A: return .left
    case 0...0xBF, 0x2000...0x2BFF, 0x3000...0x303F: return .neutral
    default: return .left
    }
  }

  /// Whether a scalar is in a block of right-to-left scripts and is not a digit.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x590 else { return false }
    switch scalar {
    case 0x660...0x669, 0x6F0...0x6F9: return false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return true
    default: return false
    }
  }
}
