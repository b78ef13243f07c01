import Wireframes

/// The stretch that lines of one screen and one look have in common, which is drawn once.
///
/// Drawn once a line, its soft edges would add up until a thin pale line looked like a thick dark one.
struct MapTrunk {
  /// The longest of the lines, which is drawn as a whole.
  private let points: [Point]
  /// How far before and after a turn a line is a curve.
  private let corner: Double
  /// The length after which its dashes are the same again; 0 for a line without gaps.
  private let period: Double

  /// Lines as they are to be drawn, of which all but the longest begin where they leave it.
  ///
  /// - Parameters:
  ///   - lines: Lines that begin at the same place.
  ///   - corner: How far before and after a turn a line is a curve.
  ///   - dash: The lengths of dashes and gaps in turn.
  static func lines(_ lines: [[Point]], corner: Double, dash: [Double]) -> [[Point]] {
    let lengths = lines.map { line in
      zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
    guard let longest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }) else { return [] }
    let trunk = MapTrunk(
      points: lines[longest], corner: corner, period: dash.reduce(0, +))
    return lines.indices.map { $0 == longest ? lines[$0] : trunk.branch(of: lines[$0]) }
  }

  /// What a line has for itself; all of it where it leaves the trunk too early to be cut.
  ///
  /// It begins a little before, where the curve does and its dashes are as those of the trunk.
  private func branch(of line: [Point]) -> [Point] {
    let common = zip(points, line).prefix { $0 == $1 }.count
    guard common > 0, common < min(points.count, line.count) else { return line }
    let last = line[common - 1]
    guard let fork = fork(of: points[common], and: line[common], after: last) else { return line }
    let straight = last.distance(to: fork)
    let curve = length(upTo: common) + straight - corner
    let back = corner + (period > 0 ? curve.truncatingRemainder(dividingBy: period) : 0)
    // The curve before takes a part of the straight too.
    guard straight > back + corner else { return line }
    let share = back / straight
    let start = Point(
      x: fork.x + (last.x - fork.x) * share, y: fork.y + (last.y - fork.y) * share)
    return [start] + line[common...]
  }

  /// Where two ways part that go on from a place in the same direction; nil where they do not.
  private func fork(of first: Point, and second: Point, after place: Point) -> Point? {
    let (nearer, farther) =
      place.distance(to: first) < place.distance(to: second) ? (first, second) : (second, first)
    let isHorizontal = nearer.y == place.y && farther.y == place.y
    let isVertical = nearer.x == place.x && farther.x == place.x
    let (dx, dy) = (nearer.x - place.x, nearer.y - place.y)
    let isSameWay = dx * (farther.x - place.x) + dy * (farther.y - place.y) > 0
    return (isHorizontal || isVertical) && isSameWay ? nearer : nil
  }

  /// How long the trunk is up to the last of some of its points, with its curves as quarters of a circle.
  private func length(upTo count: Int) -> Double {
    let straight = zip(points.prefix(count), points.prefix(count).dropFirst())
      .reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return straight - Double(max(0, count - 1)) * corner * (2 - .pi / 2)
  }
}
