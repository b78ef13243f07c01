import Scenes
import Wireframes

/// Finds the largest screens with which all lanes fit on the map.
struct MapSizing {
  /// The size of a map, with its lanes on shelves.
  struct Fit {
    var scale: MapScale
    /// The size of the map.
    var canvas: Size
    var cells: MapCells
    var offers: [LaneOffers]
    var shelves: MapShelves
  }

  private let content: MapContent
  /// The blocks of each lane: merged, and split if that is different.
  let lanes: [[LaneBlocks]]
  private let counts: [Int]
  private var known: [MapScale: (cells: MapCells, offers: [LaneOffers])] = [:]

  init(_ content: MapContent, counts: [Int]) {
    self.content = content
    self.counts = counts
    lanes = content.forest.roots.indices.map { lane in
      let merged = LaneBlocks(lane: lane, of: content, .merged)
      return merged.hasVariants
        ? [merged, LaneBlocks(lane: lane, of: content, .split)] : [merged]
    }
  }

  /// The best size: with pictures if they are legible, else with tiles, on a larger map if necessary.
  mutating func best() -> Fit {
    for mode in [MapMode.pictures, .tiles] {
      let scales = mode.widths.map { MapScale(mode: mode, width: $0) }
      let found = (1...MapMetrics.maxShelves).compactMap { shelves in
        Self.last(of: scales) { fit($0, MapMetrics.canvas, shelves: shelves) }
      }
      let width = found.lazy.map(\.scale.width).max() ?? 0
      if let fit = found.first(where: { $0.scale.width >= width * MapMetrics.minWidthRatio }) {
        return fit.scale == scales.last ? lowest(fit) : fit
      }
    }
    return enlarged()
  }

  /// The lowest map on which the largest screens fit.
  private mutating func lowest(_ largest: Fit) -> Fit {
    let edges = MapMetrics.headerHeight + MapMetrics.margin
    let height = MapMetrics.canvas.height - edges
    let sizes = (1...MapMetrics.shelfParts).reversed().map { parts in
      Size(
        width: MapMetrics.canvas.width,
        height: edges + height * Double(parts) / Double(MapMetrics.shelfParts))
    }
    return Self.last(of: sizes) { fit(largest.scale, $0, shelves: 1) } ?? largest
  }

  /// The smallest map on which tiles of the minimum width fit.
  private mutating func enlarged() -> Fit {
    let scale = MapScale(mode: .tiles, width: MapMode.tiles.widths[0])
    let canvas = MapMetrics.canvas
    var factors = stride(from: 1.0, through: 12, by: 0.1).map { $0 }
    while true {
      let sizes = factors.reversed().map {
        Size(
          width: (canvas.width * $0).rounded(.up), height: (canvas.height * $0).rounded(.up))
      }
      let found = (1...MapMetrics.maxShelves).compactMap { shelves in
        Self.last(of: sizes) { fit(scale, $0, shelves: shelves) }
      }
      let width = found.lazy.map(\.canvas.width).min() ?? 0
      if let fit = found.first(where: { width >= $0.canvas.width * MapMetrics.minWidthRatio }) {
        return fit
      }
      factors = factors.map { $0 * 12 }
    }
  }

  /// The lanes at a size on a number of shelves; nil if they do not fit.
  private mutating func fit(_ scale: MapScale, _ canvas: Size, shelves: Int) -> Fit? {
    let width = canvas.width - 2 * MapMetrics.margin
    let height = canvas.height - MapMetrics.headerHeight - MapMetrics.margin
    let cells = known[scale]?.cells ?? MapCells(content, scale: scale)
    guard cells.area(of: content) <= width * height else { return nil }
    let offers =
      known[scale]?.offers
      ?? lanes.map {
        LaneOffers($0, cells: cells, columns: Self.columns(for: content.graph.nodes.count))
      }
    known[scale] = (cells, offers)
    return MapShelves(offers, counts: counts, width: width, height: height, shelves: shelves)
      .map { Fit(scale: scale, canvas: canvas, cells: cells, offers: offers, shelves: $0) }
  }

  /// The numbers of columns that a lane may have.
  ///
  /// More than 14 columns are needed only on a map with more tiles than fit on a screen.
  private static func columns(for screens: Int) -> [Int] {
    var columns = Array(1...14)
    while screens > 300, let last = columns.last, last * last < screens * 2 {
      columns.append(last + (last + 2) / 3)
    }
    return columns
  }

  /// The last element with which a function returns a value, in a list in which those are the first ones.
  private static func last<Element>(
    of elements: [Element], where fit: (Element) -> Fit?
  ) -> Fit? {
    guard let first = elements.first, var best = fit(first) else { return nil }
    var (low, high) = (0, elements.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if let found = fit(elements[middle]) { (best, low) = (found, middle) } else { high = middle }
    }
    return best
  }
}

extension MapCells {
  /// The area of all screens.
  fileprivate func area(of content: MapContent) -> Double {
    content.hosts.indices.reduce(0) {
      content.hosts[$1] == nil ? $0 + heights[$1] * scale.width : $0
    }
  }
}

extension MapMode {
  /// The possible widths of a screen.
  var widths: [Double] {
    switch self {
    case .pictures: MapMetrics.pictureWidths
    case .tiles: MapMetrics.tileWidths
    }
  }
}
