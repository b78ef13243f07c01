/// Reorders text with right-to-left letters to visual order, by the Unicode Bidirectional Algorithm.
enum VisualOrder {
  /// A scalar with its marks, which stay after it, and its embedding level.
  private struct Cluster {
    var scalars: [UInt32]
    var level: UInt8
  }

  /// Reorders the scalars of one line with the levels of its paragraph.
  static func apply(to scalars: inout [UInt32], levels: [UInt8]) {
    var clusters = clusters(of: scalars, levels: levels)
    for index in clusters.indices where clusters[index].level & 1 == 1 { mirror(&clusters[index]) }
    scalars = BidiParagraph.visualOrder(of: clusters.map(\.level)).flatMap { clusters[$0].scalars }
  }

  private static func clusters(of scalars: [UInt32], levels: [UInt8]) -> [Cluster] {
    var result: [Cluster] = []
    for (scalar, level) in zip(scalars, levels) {
      if !result.isEmpty, isMark(scalar) {
        result[result.count - 1].scalars.append(scalar)
      } else {
        result.append(Cluster(scalars: [scalar], level: level))
      }
    }
    return result
  }

  /// Replaces a bracket by its mirror image (rule L4).
  private static func mirror(_ cluster: inout Cluster) {
    guard let first = cluster.scalars.first,
      let mirrored = UnicodeProperties().mirrored(first)
    else { return }
    cluster.scalars[0] = mirrored
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    guard 0x300..<LineOrder.firstPart ~= scalar else { return false }
    return scalar == 0x200D || ScalarTraits.isInvisible(scalar)
      || Typefaces().slot(of: scalar).map { $0.placing != .spacing } ?? false
  }

  /// Whether text may run from right to left because of a scalar; a quick answer for Latin scripts.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    scalar >= 0x590 && UnicodeProperties().bidiClass(of: scalar).turnsText
  }
}
