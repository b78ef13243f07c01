import Raster
import Scenes
import Typography
import Wireframes

/// A screen at half its size, with two lines about it above.
struct Thumbnail {
  /// The screen, or a state on the way to one.
  let scene: Scene
  /// The first line.
  let title: String
  /// The second line.
  let note: String

  /// The room of both lines, in points.
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

  /// What to paint of the lines, with the top left corner at a place.
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
    with brush: inout PictureBrush
  ) {
    var wireframe = options.wireframe
    wireframe.showsCaption = false
    let list = Wireframe(scene, options: wireframe).displayList
    let picture = brush.bitmap(of: list, scale: options.scale).downscaled(by: 2)
    let top = place.y + (options.wireframe.showsCaption ? Self.captionHeight : 0)
    bitmap.place(picture, x: Int(place.x) * options.scale, y: Int(top) * options.scale)
  }
}

extension Bitmap {
  /// Puts a picture into this one; what lies outside is left out.
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
