import Raster
import Typography
import Wireframes

/// Paints a map in bands of rows, and each band in tiles: no bitmap is as large as the map, and items
/// outside of a tile cost nothing.
struct MapPainter {
  /// Items in painting order, and an area that contains all of them.
  private struct Group {
    var place: Rect
    var parts: [Part]
  }

  /// An item, and an area that contains it.
  private struct Part {
    var place: Rect
    var item: DisplayList.Item
  }

  /// The number of rows in a band, except the last one.
  let bandHeight: Int
  private let tileWidth: Int
  private let picture: MapPicture
  private let scale: Int
  /// The items below the screens.
  private let ground: [Part]
  private var groundOrder: Sweep
  private var screenOrder: Sweep
  /// The laid out screens of the last band.
  private var screens: [Int: Group] = [:]
  private var painter = Painter(memoryLimit: 32 << 20)
  private var tile = Bitmap(width: 0, height: 0)
  private var band: Bitmap

  /// Prepares to paint a map from its top.
  ///
  /// - Parameters:
  ///   - picture: The map.
  ///   - scale: Pixels per point, at least 1.
  ///   - width: The width of the map in pixels.
  ///   - bandPixels: The maximum number of pixels in a band, unless a row has more.
  ///   - tileWidth: The number of columns in a tile.
  init(
    _ picture: MapPicture, scale: Int, width: Int, bandPixels: Int = 2_000_000,
    tileWidth: Int = 4_096
  ) {
    self.picture = picture
    self.scale = scale
    self.tileWidth = tileWidth
    bandHeight = max(1, bandPixels / width)
    band = Bitmap(width: width, height: bandHeight)
    ground = Self.parts(picture.ground.items)
    groundOrder = Sweep(ground.map(\.place))
    screenOrder = Sweep(picture.layout.boxes.map { $0.frame.inset(x: -12, y: -12) })
  }

  /// Paints the next rows from the top down, or starts again at the top.
  mutating func band(from top: Int, rows: Int) -> Bitmap {
    let (from, to) = (Double(top) / Double(scale), Double(top + rows) / Double(scale))
    groundOrder.move(from: from, to: to)
    screenOrder.move(from: from, to: to)
    layOutScreens()
    let width = band.width
    if band.height != rows { band = Bitmap(width: width, height: rows) }
    for left in stride(from: 0, to: width, by: tileWidth) {
      let columns = min(tileWidth, width - left)
      paint(left: left, top: top, width: columns, height: rows)
      for y in 0..<rows {
        band.pixels.replaceSubrange(
          y * width + left..<y * width + left + columns,
          with: tile.pixels[y * columns..<(y + 1) * columns])
      }
    }
    return band
  }

  /// Lays out the screens that are new in the band, and removes those that are not in it.
  private mutating func layOutScreens() {
    var shown: [Int: Group] = [:]
    for screen in screenOrder.current {
      shown[screen] =
        screens[screen]
        ?? Group(
          place: screenOrder.places[screen], parts: Self.parts(picture.thumbnail(of: screen)))
    }
    screens = shown
  }

  private mutating func paint(left: Int, top: Int, width: Int, height: Int) {
    let window = PixelRect(left: left, top: top, right: left + width, bottom: top + height)
    let unit = Double(scale)
    let area = Rect(
      x: Double(left) / unit, y: Double(top) / unit, width: Double(width) / unit,
      height: Double(height) / unit)
    var list = DisplayList(size: picture.layout.size, background: picture.theme.canvas)
    func add(_ part: Part) {
      if part.place.overlaps(area) { list.items.append(part.item) }
    }
    for index in groundOrder.current { add(ground[index]) }
    for screen in screenOrder.current {
      guard let group = screens[screen], group.place.overlaps(area) else { continue }
      for part in group.parts { add(part) }
    }
    painter.paint(list, scale: scale, window: window, into: &tile)
  }

  /// Items with their areas; a clipped item is within its clip.
  private static func parts(_ items: [DisplayList.Item]) -> [Part] {
    var clips: [Rect] = []
    return items.map { item in
      if case .endClip = item { return Part(place: clips.removeLast(), item: item) }
      let place = clips.last.map(item.place.intersection) ?? item.place
      if case .beginClip = item { clips.append(place) }
      return Part(place: place, item: item)
    }
  }
}

/// Finds the rectangles that overlap a band, which moves down.
private struct Sweep {
  let places: [Rect]
  /// The rectangles from top to bottom.
  private let order: [Int]
  private var next = 0
  /// The indices of the rectangles that overlap the band, in order.
  private(set) var current: [Int] = []

  init(_ places: [Rect]) {
    self.places = places
    order = places.indices.sorted { (places[$0].y, $0) < (places[$1].y, $1) }
  }

  /// Moves the band down, or back to the top.
  mutating func move(from: Double, to: Double) {
    if from == 0 { (next, current) = (0, []) }
    current.removeAll { places[$0].maxY <= from }
    while next < order.count, places[order[next]].y < to {
      if places[order[next]].maxY > from { current.append(order[next]) }
      next += 1
    }
    current.sort()
  }
}

extension Rect {
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Whether both overlap; an empty rectangle overlaps nothing.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    width > 0 && height > 0 && x < other.maxX && maxX > other.x && y < other.maxY && maxY > other.y
  }
}

extension DisplayList.Item {
  /// An area that contains all painted pixels.
  fileprivate var place: Rect {
    switch self {
    case .fill(let rect, _), .roundedRect(let rect, _, _, _), .ring(let rect, _, _, _, _),
      .icon(_, let rect, _), .beginClip(let rect):
      return rect.inset(x: -1, y: -1)
    case .text(let line, let origin, _):
      // Accents and other scripts exceed the em square.
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
