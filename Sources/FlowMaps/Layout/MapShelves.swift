/// Lanes on shelves below each other: on each shelf in columns from left to right, and in a column from top to
/// bottom, in the order of the tabs.
struct MapShelves {
  /// Lanes below each other.
  struct Column {
    /// The lanes, each with the index of its offer.
    var lanes: [(lane: Int, offer: Int)]
    var width: Double
    /// The height of the lanes with the gaps between them.
    var height: Double
  }

  /// Columns side by side.
  struct Shelf {
    var columns: [Column]
    var height: Double

    /// The width of the columns with the gaps between them.
    var width: Double {
      columns.reduce(-MapMetrics.laneGap) { $0 + $1.width + MapMetrics.laneGap }
    }
  }

  private(set) var shelves: [Shelf] = []

  /// Finds the shelves whose heights match the numbers of screens best; nil if the lanes do not fit.
  ///
  /// - Parameters:
  ///   - lanes: The possible sizes of each lane.
  ///   - counts: The number of screens in each lane.
  ///   - width: The width of the shelves.
  ///   - height: The height of all shelves with the gaps between them.
  ///   - count: The number of shelves.
  /// - Complexity: O(*l*² · *s*) for *l* lanes on *s* shelves.
  init?(
    _ lanes: [LaneOffers], counts: [Int], width: Double, height: Double, shelves count: Int
  ) {
    let search = Search(lanes, counts: counts, width: width, height: height)
    guard let breaks = search.breaks(shelves: count) else { return nil }
    var first = 0
    for shelf in breaks {
      let height = search.height(parts: shelf.parts)
      var filling = Filling(lanes, width: width, height: height)
      for lane in first..<shelf.end { _ = filling.add(lane) }
      shelves.append(Shelf(columns: filling.columns, height: height))
      first = shelf.end
    }
  }

  /// A shelf while lanes are put on it.
  private struct Filling {
    private(set) var columns: [Column] = []
    private let lanes: [LaneOffers]
    private let width: Double
    private let height: Double
    private var used = 0.0

    init(_ lanes: [LaneOffers], width: Double, height: Double) {
      (self.lanes, self.width, self.height) = (lanes, width, height)
    }

    /// Adds a lane below the last one if it fits there, else in a new column; false if there is no space.
    mutating func add(_ lane: Int) -> Bool {
      let gap = columns.isEmpty ? 0 : MapMetrics.laneGap
      if let last = columns.indices.last,
        let offer = lanes[lane].lowest(width: columns[last].width)
      {
        let bottom = columns[last].height + gap + lanes[lane].offers[offer].height
        if bottom <= height {
          columns[last].lanes.append((lane, offer))
          columns[last].height = bottom
          return true
        }
      }
      guard let offer = lanes[lane].narrowest(height: height) else { return false }
      let size = lanes[lane].offers[offer]
      guard used + gap + size.width <= width else { return false }
      used += gap + size.width
      columns.append(Column(lanes: [(lane, offer)], width: size.width, height: size.height))
      return true
    }
  }

  /// Finds the breaks between shelves.
  private struct Search {
    private let lanes: [LaneOffers]
    /// The number of screens before each lane.
    private let before: [Int]
    private let width: Double
    private let height: Double
    /// The lanes that fit on a shelf from each lane on, by the height of the shelf in parts.
    private let ends: [[Int]]
    private let parts = MapMetrics.shelfParts

    init(_ lanes: [LaneOffers], counts: [Int], width: Double, height: Double) {
      (self.lanes, self.width, self.height) = (lanes, width, height)
      before = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
      let unit = (height + MapMetrics.laneGap) / Double(MapMetrics.shelfParts)
      ends = (0...MapMetrics.shelfParts).map { parts in
        guard parts > 0 else { return [] }
        let height = Double(parts) * unit - MapMetrics.laneGap
        return lanes.indices.map { first in
          var filling = Filling(lanes, width: width, height: height)
          var end = first
          while end < lanes.count, filling.add(end) { end += 1 }
          return end
        }
      }
    }

    func height(parts: Int) -> Double {
      let unit = (height + MapMetrics.laneGap) / Double(self.parts)
      return Double(parts) * unit - MapMetrics.laneGap
    }

    typealias Break = (end: Int, parts: Int)

    /// The end and the height of each shelf; nil if the lanes do not fit.
    func breaks(shelves: Int) -> [Break]? {
      guard !lanes.isEmpty else { return shelves == 1 ? [(0, parts)] : nil }
      guard lanes.count >= shelves else { return nil }
      // The least cost for the lanes before each lane on the shelves so far, by the parts that are left.
      var costs = [[Double]](
        repeating: Array(repeating: .infinity, count: parts + 1), count: lanes.count + 1)
      costs[0][parts] = 0
      var choices: [[[(start: Int, parts: Int)]]] = []
      for shelf in 1...shelves {
        let isLast = shelf == shelves
        var next = costs.map { _ in Array(repeating: Double.infinity, count: parts + 1) }
        var choice = costs.map { _ in Array(repeating: (start: 0, parts: 0), count: parts + 1) }
        for start in lanes.indices {
          for left in 1...parts where costs[start][left] < .infinity {
            for own in isLast ? left...left : 1...left {
              let most = ends[own][start]
              guard most > start, !isLast || most == lanes.count else { continue }
              for end in isLast ? most...most : start + 1...most {
                let cost = costs[start][left] + cost(of: start..<end, parts: own)
                guard cost < next[end][left - own] else { continue }
                next[end][left - own] = cost
                choice[end][left - own] = (start, own)
              }
            }
          }
        }
        costs = next
        choices.append(choice)
      }
      return path(costs, choices)
    }

    private func path(
      _ costs: [[Double]], _ choices: [[[(start: Int, parts: Int)]]]
    ) -> [Break]? {
      guard costs[lanes.count][0] < .infinity else { return nil }
      var (end, left) = (lanes.count, 0)
      var breaks: [Break] = []
      for choice in choices.reversed() {
        let (start, own) = choice[end][left]
        breaks.append((end, own))
        (end, left) = (start, left + own)
      }
      return breaks.reversed()
    }

    /// The difference between the share of the screens and the share of the height.
    private func cost(of range: Range<Int>, parts own: Int) -> Double {
      let screens = Double(before[range.upperBound] - before[range.lowerBound])
      return abs(screens / Double(max(1, before[lanes.count])) - Double(own) / Double(parts))
    }
  }
}
