import Raster
import Scenes
import Typography
import Wireframes

/// A grid of screens at half their size.
struct ContactSheet {
  let scenes: [Scene]
  let options: ImageOptions

  /// The distance between screens and from the edge, in points.
  private static let gap = 24.0
  /// The maximum height in pixels: a taller sheet takes too much memory.
  private static let mostRows = 8000.0

  /// Splits screens into sheets.
  static func split(_ scenes: [Scene], _ options: ImageOptions) -> [[Scene]] {
    let row = (Thumbnail.size(options.wireframe).height + gap) * Double(options.scale)
    let rows = max(1, Int((mostRows - gap * Double(options.scale)) / row))
    let count = rows * options.columns
    return stride(from: 0, to: scenes.count, by: count).map {
      Array(scenes[$0..<min($0 + count, scenes.count)])
    }
  }

  /// The path of a screen; a long one is shortened at the start, because its end is most informative.
  static func crumbs(of scene: Scene, width: Double) -> String {
    let crumbs = Crumb.crumbs(of: scene).map(\.caption)
    var fitting: String?
    var end = ""
    for index in crumbs.indices.reversed() {
      end = fitting == nil ? crumbs[index] : crumbs[index] + separator + end
      let text = index > 0 ? "…" + separator + end : end
      let needed = Typesetter.width(text, font: .sheetNote)
      if needed <= width || fitting == nil { fitting = text }
      // The first crumb may be narrower than the ellipsis, and nothing else makes a text narrower.
      if needed > 2 * width { break }
    }
    return fitting ?? ""
  }

  private static let separator = " › "

  /// Draws the sheet.
  func bitmap(with renderer: inout PictureRenderer) -> Bitmap {
    let cell = Thumbnail.size(options.wireframe)
    let (step, gap) = (Size(width: cell.width + Self.gap, height: cell.height + Self.gap), Self.gap)
    let columns = min(options.columns, scenes.count)
    let rows = (scenes.count + columns - 1) / columns
    let places = scenes.indices.map { index in
      Point(
        x: gap + Double(index % columns) * step.width,
        y: gap + Double(index / columns) * step.height)
    }
    let thumbnails = scenes.map { scene in
      Thumbnail(scene: scene, title: scene.id, note: Self.crumbs(of: scene, width: cell.width - 4))
    }
    let size = Size(
      width: gap + Double(columns) * step.width, height: gap + Double(rows) * step.height)
    let items = zip(thumbnails, places).flatMap { $0.caption(at: $1, options.wireframe) }
    var bitmap = renderer.bitmap(
      of: DisplayList(
        size: size, background: Theme.named(options.wireframe.scheme).canvas, items: items),
      scale: options.scale)
    for (thumbnail, place) in zip(thumbnails, places) {
      thumbnail.draw(at: place, options, into: &bitmap, with: &renderer)
    }
    return bitmap
  }
}

/// A screen at half its size, with two lines of text above.
struct Thumbnail {
  /// The screen, or a state on the path to one.
  let scene: Scene
  /// The first line.
  let title: String
  /// The second line.
  let note: String

  /// The height of both lines, in points.
  static let captionHeight = 38.0

  /// The size of the picture without the lines, in points.
  static func pictureSize(_ options: Wireframe.Options) -> Size {
    let bezel = options.showsFrame ? 2 * options.device.bezel : 0
    return Size(
      width: (options.device.display.width + bezel) / 2,
      height: (options.device.display.height + bezel) / 2)
  }

  /// The size with the lines, in points.
  static func size(_ options: Wireframe.Options) -> Size {
    var size = pictureSize(options)
    if options.showsCaption { size.height += captionHeight }
    return size
  }

  /// The display items of the lines, with the top left corner at a point.
  func caption(at place: Point, _ options: Wireframe.Options) -> [DisplayList.Item] {
    guard options.showsCaption else { return [] }
    let theme = Theme.named(options.scheme)
    let width = Self.pictureSize(options).width - 4
    return [(title, Font.sheetTitle, theme.text, 13.0), (note, .sheetNote, theme.secondary, 28.0)]
      .map { text, font, color, baseline in
        .text(
          Typesetter.line(text, font: font, maxWidth: width),
          origin: Point(x: place.x + 2, y: place.y + baseline), color)
      }
  }

  /// Draws the picture into a larger one, below the lines.
  func draw(
    at place: Point, _ options: ImageOptions, into bitmap: inout Bitmap,
    with renderer: inout PictureRenderer
  ) {
    var wireframe = options.wireframe
    wireframe.showsCaption = false
    let list = Wireframe(scene, options: wireframe).displayList
    let picture = renderer.bitmap(of: list, scale: options.scale).downscaled(by: 2)
    let top = place.y + (options.wireframe.showsCaption ? Self.captionHeight : 0)
    bitmap.place(picture, x: Int(place.x) * options.scale, y: Int(top) * options.scale)
  }
}

extension Bitmap {
  /// Copies a picture into this one, clipped to its bounds.
  mutating func place(_ picture: Bitmap, x: Int, y: Int) {
    let columns = max(0, -x)..<max(max(0, -x), min(picture.width, width - x))
    for row in max(0, -y)..<max(max(0, -y), min(picture.height, height - y)) {
      let source = row * picture.width
      let target = (y + row) * width + x
      pixels.replaceSubrange(
        target + columns.lowerBound..<target + columns.upperBound,
        with: picture.pixels[source + columns.lowerBound..<source + columns.upperBound])
    }
  }
}

extension Font {
  static let sheetTitle = Font(size: 13, weight: .bold)
  static let sheetNote = Font(size: 10.5)
  static let stepTitle = Font(size: 12, weight: .semibold)
}
