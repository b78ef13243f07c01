import Scenes
import Wireframes

/// Routes the lines of one screen so that they neither cross nor overlap.
///
/// Of the lines that go down, lower ones turn farther to the left. Of the lines that go up to the
/// corridor, higher ones turn farther to the left. In the corridor, lines to farther shelves are higher; of the
/// lines to the same shelf, those to lower screens are lower.
struct MapRouting {
  private let tree: MapTree
  private let fan: MapTree.Fan
  private let columns: MapColumns
  private let origin: Double
  private let source: MapTree.Place

  /// - Parameter origin: The top of the lane's content.
  init?(_ fan: MapTree.Fan, in tree: MapTree, _ columns: MapColumns, origin: Double) {
    guard let source = tree.places[fan.source] else { return nil }
    self.tree = tree
    self.fan = fan
    self.columns = columns
    self.origin = origin
    self.source = source
  }

  /// The number of lines of a screen that turn in the gutter to the left of each column.
  static func turns(of fan: MapTree.Fan) -> [(column: Int, count: Int)] {
    let near = fan.strands.count { $0.shelf == 0 }
    let far = fan.strands.count - near
    return fan.shelves.enumerated().map { shelf, column in
      let count = fan.strands.count { $0.shelf == shelf }
      return (column, shelf == 0 ? max(near, far) : count)
    }
  }

  /// The lines, each with its target screen.
  func lines() -> [(target: Int, points: [Point])] {
    var lines: [(target: Int, points: [Point])] = []
    let near = fan.strands.filter { $0.shelf == 0 }
    let pitch = pitch(of: near.count)
    let isFirstStraight = near.first?.targets.count == 1
    for (index, strand) in near.enumerated() {
      let leave = middle(source) + Double(index) * pitch
      let track = max(0, index - (isFirstStraight ? 1 : 0))
      let turn = columns.turn(before: fan.shelves[0], at: track)
      lines += strand.targets.compactMap { target in
        tree.places[target].map { (target, points(leaving: leave, turning: turn, to: $0)) }
      }
    }
    return lines + corridorLines()
  }

  private func corridorLines() -> [(target: Int, points: [Point])] {
    // From the lowest line of the corridor to the highest.
    var far: [(strand: MapStrand, track: Int)] = []
    for shelf in fan.shelves.indices.dropFirst() {
      let strands = fan.strands.filter { $0.shelf == shelf }
      far += strands.enumerated().map { ($1, $0) }.reversed()
    }
    let pitch = pitch(of: far.count + 1)
    return far.enumerated().flatMap { index, line in
      let leave = middle(source) - Double(index + 1) * pitch
      let rise = columns.turn(before: fan.shelves[0], at: index)
      let corridor = origin + fan.corridor - Double(index) * MapMetrics.linePitch
      let fall = columns.turn(before: fan.shelves[line.strand.shelf], at: line.track)
      return line.strand.targets.compactMap { target in
        tree.places[target].map { place in
          let arrival = middle(place)
          let points = [
            start(leave), Point(x: rise, y: leave), Point(x: rise, y: corridor),
            Point(x: fall, y: corridor), Point(x: fall, y: arrival), end(place, arrival),
          ]
          return (target, points)
        }
      }
    }
  }

  private func points(
    leaving leave: Double, turning turn: Double, to place: MapTree.Place
  ) -> [Point] {
    let arrival = middle(place)
    guard arrival != leave else { return [start(leave), end(place, arrival)] }
    return [
      start(leave), Point(x: turn, y: leave), Point(x: turn, y: arrival), end(place, arrival),
    ]
  }

  /// The distance between lines that start in the upper or the lower half of a picture.
  private func pitch(of count: Int) -> Double {
    min(MapMetrics.linePitch, (MapMetrics.picture.height / 2 - 16) / Double(max(1, count)))
  }

  private func middle(_ place: MapTree.Place) -> Double {
    origin + place.y + MapMetrics.picture.height / 2
  }

  private func start(_ y: Double) -> Point {
    let right = columns.lefts[source.column] + MapMetrics.picture.width
    return Point(x: right + MapMetrics.lineInset, y: y)
  }

  private func end(_ place: MapTree.Place, _ y: Double) -> Point {
    Point(x: columns.lefts[place.column] - MapMetrics.lineInset, y: y)
  }
}
