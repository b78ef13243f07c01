/// Stacks the children of a screen, each with its subtree.
///
/// As in a tidy tree, each block is as high as the blocks before it allow in their common columns. Beyond
/// the height limit, the stack continues in further columns, called shelves, to the right of everything
/// before.
struct MapPacking {
  /// A block to stack.
  struct Item {
    var node: Int
    var contour: MapContour
    /// The number of empty columns to its left, which contain only its line.
    var indent: Int
    /// The height of the screen, which is also that of the empty columns.
    var height: Double
  }

  /// The position of a block.
  struct Place {
    var node: Int
    var shelf: Int
    /// From the first column of the first shelf.
    var column: Int
    var y: Double
  }

  private(set) var places: [Place] = []
  /// The first column of each shelf.
  private(set) var shelves = [0]
  /// The extent of all shelves.
  private(set) var contour = MapContour()

  init(_ items: [Item], limit: Double) {
    pack(items, limit: .greatestFiniteMagnitude)
    let height = contour.bottom - contour.top
    guard height > limit else { return }
    // Shelves of about the same height look better than full shelves and a short last one.
    let count = (height / limit).rounded(.up)
    pack(items, limit: max(height / count * 1.1, limit / 2))
  }

  private mutating func pack(_ items: [Item], limit: Double) {
    places = []
    shelves = [0]
    contour = MapContour()
    var shelf = MapContour()
    for item in items {
      let block = item.block
      var y = block.place(below: shelf, column: 0, gap: MapMetrics.rowGap) ?? 0
      if !shelf.columns.isEmpty, y + block.bottom - shelf.top > limit {
        finish(&shelf)
        shelves.append(contour.width)
        y = 0
      }
      shelf.take(block, column: 0, y: y)
      let start = shelves[shelves.count - 1]
      places.append(
        Place(node: item.node, shelf: shelves.count - 1, column: start + item.indent, y: y))
    }
    finish(&shelf)
  }

  private mutating func finish(_ shelf: inout MapContour) {
    contour.take(shelf, column: shelves[shelves.count - 1], y: 0)
    shelf = MapContour()
  }
}

extension MapPacking.Item {
  /// The contour from the first empty column on.
  fileprivate var block: MapContour {
    var block = MapContour()
    for column in 0..<indent { block.take(column, MapContour.Span(top: 0, bottom: height)) }
    block.take(contour, column: indent, y: 0)
    return block
  }
}

/// The vertical extent of a block of screens in each of its columns.
struct MapContour {
  /// The extent in one column.
  struct Span {
    var top: Double
    var bottom: Double
  }

  /// From the block's own column to the right.
  private(set) var columns: [Span?] = []

  /// The number of columns.
  var width: Int { columns.count }
  var top: Double { columns.reduce(0) { min($0, $1?.top ?? 0) } }
  var bottom: Double { columns.reduce(0) { max($0, $1?.bottom ?? 0) } }

  /// Adds a part of a column.
  mutating func take(_ column: Int, _ span: Span) {
    while columns.count <= column { columns.append(nil) }
    guard let known = columns[column] else { return columns[column] = span }
    columns[column] = Span(top: min(known.top, span.top), bottom: max(known.bottom, span.bottom))
  }

  /// Adds another block at a position in this one.
  mutating func take(_ other: MapContour, column: Int, y: Double) {
    for (index, span) in other.columns.enumerated() {
      guard let span else { continue }
      take(column + index, Span(top: span.top + y, bottom: span.bottom + y))
    }
  }

  /// The topmost position of this block below everything in another one.
  ///
  /// - Parameter gap: The space between both.
  func place(below other: MapContour, column: Int, gap: Double) -> Double? {
    var place: Double?
    for (index, span) in columns.enumerated() {
      let target = column + index
      guard let span, other.columns.indices.contains(target), let taken = other.columns[target]
      else { continue }
      place = max(place ?? -.greatestFiniteMagnitude, taken.bottom + gap - span.top)
    }
    return place
  }
}
