import Raster
import Scenes
import Typography
import Wireframes

/// The places of the pictures of a matrix, in points.
///
/// Pictures of one device and orientation are side by side, in rows of about the same number. Several devices share
/// a row if all of their pictures fit.
struct MatrixLayout: Equatable {
  /// A picture with its name above.
  struct Cell: Equatable {
    var variant: Variant
    /// The area of the name and the picture.
    var rect: Rect
  }

  /// The distance between pictures and from the edge.
  static let gap = 24.0
  /// The height of the id and the path of the screen, above all pictures.
  static let headHeight = 48.0

  /// The pictures, row by row.
  private(set) var cells: [Cell] = []
  /// The size of the matrix.
  private(set) var size = Size(width: 0, height: 0)

  /// The start of the next picture, and the end of the row.
  private var next: Point
  private var bottom: Double

  init(_ variants: [Variant], _ options: ImageOptions) {
    let top = options.wireframe.showsCaption ? Self.gap + Self.headHeight : Self.gap
    next = Point(x: Self.gap, y: top)
    bottom = top
    var devices: [Device] = []
    for variant in variants where !devices.contains(variant.frame) { devices.append(variant.frame) }
    let sizes = devices.map { Self.cellSize($0, options.wireframe) }
    let widest = sizes.map(\.width).max() ?? 0
    let phone = Self.cellSize(.phone, options.wireframe).width
    // Two pictures of the largest device are side by side: light and dark, or two languages.
    let room = max(Double(options.columns) * (phone + Self.gap), 2 * (widest + Self.gap))
    for (device, cell) in zip(devices, sizes) {
      place(variants.filter { $0.frame == device }, cell, in: room)
    }
    size = Size(
      width: (cells.map { $0.rect.x + $0.rect.width }.max() ?? 0) + Self.gap,
      height: bottom + Self.gap)
  }

  /// Places the pictures of one device.
  private mutating func place(_ variants: [Variant], _ cell: Size, in room: Double) {
    let step = cell.width + Self.gap
    let most = max(1, Int(room / step))
    let rows = (variants.count + most - 1) / most
    let columns = (variants.count + rows - 1) / rows
    let isFirst = next.x == Self.gap
    if !isFirst, next.x - Self.gap + Double(variants.count) * step > room { startRow() }
    for (index, variant) in variants.enumerated() {
      if index > 0, index.isMultiple(of: columns) { startRow() }
      cells.append(
        Cell(
          variant: variant,
          rect: Rect(x: next.x, y: next.y, width: cell.width, height: cell.height)))
      next.x += step
      bottom = max(bottom, next.y + cell.height)
    }
    if rows > 1 { startRow() }
  }

  private mutating func startRow() {
    next = Point(x: Self.gap, y: bottom + Self.gap)
  }

  /// The size of a name and a picture at half its size, in whole points.
  private static func cellSize(_ device: Device, _ options: Wireframe.Options) -> Size {
    let size = options.showsFrame ? device.outerSize : device.display
    let caption = options.showsCaption ? Thumbnail.captionHeight : 0
    return Size(
      width: (size.width / 2).rounded(.up), height: (size.height / 2).rounded(.up) + caption)
  }
}
