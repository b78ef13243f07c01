/// The sizes that a lane can have.
struct LaneOffers {
  /// A size, and the placement that has it.
  struct Offer {
    /// The size of the lane's panel.
    var width: Double
    var height: Double
    var columns: Int
    var variant: LaneBlocks.Variant
  }

  /// The sizes of which no other one is narrower and lower, from the narrowest to the widest.
  private(set) var offers: [Offer] = []

  /// - Parameters:
  ///   - variants: The blocks of the lane: merged, and split if that is different.
  ///   - columns: The numbers of columns to try, in ascending order.
  init(_ variants: [LaneBlocks], cells: MapCells, columns: [Int]) {
    var all: [Offer] = []
    for (lane, variant) in zip(variants, LaneBlocks.Variant.allCases) {
      for count in columns {
        let placement = LanePlacement(lane, cells: cells, columns: count)
        let size = placement.size
        all.append(
          Offer(
            width: size.width + 2 * MapMetrics.lanePadding,
            height: size.height + MapMetrics.laneHeader + 2 * MapMetrics.lanePadding,
            columns: count, variant: variant))
        if !placement.isLimited { break }
      }
    }
    for offer in all.sorted(by: { ($0.width, $0.height) < ($1.width, $1.height) })
    where offer.height < offers.last?.height ?? .greatestFiniteMagnitude {
      offers.append(offer)
    }
  }

  /// The narrowest size up to a height.
  func narrowest(height: Double) -> Int? { offers.firstIndex { $0.height <= height } }

  /// The lowest size up to a width.
  func lowest(width: Double) -> Int? { offers.lastIndex { $0.width <= width } }
}
