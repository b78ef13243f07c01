/// Where the lines of a file are in another version of it.
///
/// A line of which parts went to different lines, and lines that became one, are nowhere: what was on one line may then be
/// on two, and the other way round.
package struct MovedLines: Sendable {
  /// By the old line: the new line; 0 if nothing is known of it, -1 if it is nowhere.
  private var lines: [Int]
  /// By the new line: the old one.
  private var origins: [Int: Int] = [:]

  init(count: Int) { lines = Array(repeating: 0, count: count + 1) }

  /// Notes that a part of a line is on a line now.
  mutating func add(_ old: Int, _ new: Int) {
    guard lines.indices.contains(old) else { return }
    if lines[old] == 0, origins[new] == nil {
      lines[old] = new
      origins[new] = old
    } else if lines[old] != new || origins[new] != old {
      lines[old] = -1
      if let origin = origins[new] { lines[origin] = -1 }
    }
  }

  /// Where a line is now; nil if that is not known, or on more than one line.
  package func line(_ old: Int) -> Int? {
    guard lines.indices.contains(old), lines[old] > 0 else { return nil }
    return lines[old]
  }
}
