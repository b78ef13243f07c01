package import PNGCoding
import Raster
import Typography
import Wireframes

extension MapPicture {
  /// More pixels than this no common viewer opens; a map of 1,000 screens at two pixels a point has 2.4
  /// thousand million, and takes four times as long as at one.
  static let mostPixels = 700_000_000.0

  /// The number of pixels a point at which a PNG of the map is drawn.
  ///
  /// - Parameter scale: The number that is wanted, at least 1.
  /// - Returns: The largest number up to it with which the picture can still be opened, at least 1.
  package func pngScale(atMost scale: Int) -> Int {
    let points = layout.size.width * layout.size.height
    return (1...scale).last { points * Double($0 * $0) <= Self.mostPixels } ?? 1
  }

  /// The map as a PNG.
  ///
  /// - Parameter scale: Pixels a point, at least 1.
  /// - Throws: ``PNGEncodingError``.
  /// - Complexity: O(pixels) time; memory for a band of rows, for the screens in it, and for the file.
  package func png(scale: Int) throws(PNGEncodingError) -> [UInt8] {
    // A map nearly always has fewer than 256 colours; whether it does is known when it is painted.
    if let bytes = try png(scale: scale, hasPalette: true) { return bytes }
    return try png(scale: scale, hasPalette: false) ?? []
  }

  private func png(scale: Int, hasPalette: Bool) throws(PNGEncodingError) -> [UInt8]? {
    let width = Int((layout.size.width * Double(scale)).rounded(.up))
    let height = Int((layout.size.height * Double(scale)).rounded(.up))
    var writer = try PNGRowWriter(width: width, height: height, hasPalette: hasPalette)
    var painter = MapPainter(self, scale: scale, width: width)
    var top = 0
    while top < height {
      let rows = min(MapPainter.bandHeight, height - top)
      guard try writer.take(painter.band(from: top, rows: rows)) else { return nil }
      top += rows
    }
    return try writer.finish()
  }
}

/// Paints a map in bands of rows, each tile by tile: no bitmap is as large as the map, and what lies
/// elsewhere costs nothing.
private struct MapPainter {
  static let bandHeight = 256
  private static let tileWidth = 4_096

  /// Items that are painted together, with the part of the map in which they lie.
  private struct Group {
    var place: Rect
    var items: [DisplayList.Item]
  }

  private let picture: MapPicture
  private let scale: Int
  private let width: Int
  private let ground: [Group]
  /// The screens from top to bottom.
  private let order: [Int]
  /// The first screen that no band before has shown.
  private var next = 0
  /// The screens of the last band.
  private var screens: [Group] = []
  private var painter = Painter(memoryLimit: 32 << 20)
  private var tile = Bitmap(width: 0, height: 0)

  init(_ picture: MapPicture, scale: Int, width: Int) {
    self.picture = picture
    self.scale = scale
    self.width = width
    ground = picture.ground.items.map { Group(place: $0.place, items: [$0]) }
    let boxes = picture.layout.boxes
    order = boxes.indices.sorted { (boxes[$0].picture.y, $0) < (boxes[$1].picture.y, $1) }
  }

  /// Paints some rows.
  mutating func band(from top: Int, rows: Int) -> Bitmap {
    let (from, to) = (Double(top) / Double(scale), Double(top + rows) / Double(scale))
    admitScreens(from: from, to: to)
    let groups = (ground + screens).filter { $0.place.y < to && $0.place.maxY > from }
    var band = Bitmap(width: width, height: rows)
    for left in stride(from: 0, to: width, by: Self.tileWidth) {
      let columns = min(Self.tileWidth, width - left)
      paint(groups, left: left, top: top, width: columns, height: rows)
      for y in 0..<rows {
        band.pixels.replaceSubrange(
          y * width + left..<y * width + left + columns,
          with: tile.pixels[y * columns..<(y + 1) * columns])
      }
    }
    return band
  }

  /// Lays out the screens that the band is the first to show, and forgets those above it.
  private mutating func admitScreens(from: Double, to: Double) {
    screens.removeAll { $0.place.maxY <= from }
    while next < order.count {
      let place = picture.layout.boxes[order[next]].frame.inset(x: -24, y: -6)
      guard place.y < to else { return }
      screens.append(Group(place: place, items: picture.thumbnail(of: order[next])))
      next += 1
    }
  }

  private mutating func paint(_ groups: [Group], left: Int, top: Int, width: Int, height: Int) {
    let unit = Double(scale)
    let area = Rect(
      x: Double(left) / unit, y: Double(top) / unit, width: Double(width) / unit,
      height: Double(height) / unit)
    var list = DisplayList(
      size: Size(width: area.width, height: area.height), background: picture.theme.canvas)
    for group in groups where group.place.x < area.maxX && group.place.maxX > area.x {
      for item in group.items {
        list.items.append(item.scaled(by: 1, at: Point(x: -area.x, y: -area.y)))
      }
    }
    painter.paint(list, scale: scale, into: &tile)
  }
}

extension DisplayList.Item {
  /// A rectangle outside of which nothing is painted.
  fileprivate var place: Rect {
    switch self {
    case .fill(let rect, _), .roundedRect(let rect, _, _, _), .ring(let rect, _, _, _, _),
      .icon(_, let rect, _), .beginClip(let rect):
      return rect.inset(x: -1, y: -1)
    case .text(let line, let origin, _):
      // Accents and other scripts reach far beyond an em.
      let reach = line.font.size * 2
      return Rect(
        x: origin.x - reach, y: origin.y - reach, width: line.width + 2 * reach, height: 2 * reach)
    case .stroke(let stroke, _):
      let (xs, ys) = (stroke.points.map(\.x), stroke.points.map(\.y))
      guard
        let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return Rect(x: 0, y: 0, width: 0, height: 0) }
      let reach = stroke.width * 2 + 1
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
        .inset(x: -reach, y: -reach)
    case .endClip:
      return Rect(x: 0, y: 0, width: 0, height: 0)
    }
  }
}
