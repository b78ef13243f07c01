import Raster
import Scenes
import Typography
import Wireframes

/// One screen in several variants, at half their size.
struct Matrix: Sendable {
  let scene: Scene
  let variants: DocumentVariants

  /// The most pixels of a picture, which take 256 MB.
  private static let mostPixels = 64_000_000.0

  /// The names of the variants, in their order.
  var names: [String] { variants.variants(of: scene.id).map(\.name) }

  /// Whether the picture takes too much memory.
  func isTooLarge(_ options: ImageOptions) -> Bool {
    let size = layout(options).size
    let scale = Double(options.scale)
    return size.width * size.height * scale * scale > Self.mostPixels
  }

  /// The places of the pictures.
  func layout(_ options: ImageOptions) -> MatrixLayout {
    MatrixLayout(variants.variants(of: scene.id), options)
  }

  /// Draws the pictures with their names, below the id and the path of the screen.
  func bitmap(_ options: ImageOptions, with renderer: inout PictureRenderer) -> Bitmap {
    let layout = layout(options)
    let theme = Theme.named(options.wireframe.scheme)
    var items: [DisplayList.Item] = []
    if options.wireframe.showsCaption {
      items += head(width: layout.size.width - 2 * MatrixLayout.gap, theme)
      for cell in layout.cells { items += MatrixCaption(cell: cell).items(theme) }
    }
    var bitmap = renderer.bitmap(
      of: DisplayList(size: layout.size, background: theme.canvas, items: items),
      scale: options.scale)
    var wireframe = options.wireframe
    let caption = wireframe.showsCaption ? Thumbnail.captionHeight : 0
    wireframe.showsCaption = false
    for cell in layout.cells {
      wireframe.variant = cell.variant
      let list = Wireframe(variants.scene(scene, in: cell.variant), options: wireframe)
        .displayList.onCanvas(theme.canvas)
      let picture = renderer.bitmap(of: list, scale: options.scale).downscaled(by: 2)
      bitmap.place(
        picture, x: Int(cell.rect.x) * options.scale,
        y: Int(cell.rect.y + caption) * options.scale)
    }
    return bitmap
  }

  private func head(width: Double, _ theme: Theme) -> [DisplayList.Item] {
    let crumbs = ContactSheet.crumbs(of: scene, width: width - 4)
    return [(scene.id, Font.matrixTitle, theme.text, 14.0), (crumbs, .crumbs, theme.secondary, 33)]
      .map { text, font, color, baseline in
        .text(
          Typesetter.line(text, font: font, maxWidth: width - 4),
          origin: Point(x: MatrixLayout.gap + 2, y: MatrixLayout.gap + baseline), color)
      }
  }
}

/// The name of a variant above its picture, and the size of the display below the name.
struct MatrixCaption {
  let cell: MatrixLayout.Cell

  /// The two lines: a long name takes both.
  var lines: [String] {
    let display = cell.variant.frame.display
    let parts = cell.variant.name.split(separator: "~").map(String.init)
    let fitting = (1..<parts.count).last { fits(parts[..<$0].joined(separator: "~")) }
    guard !fits(cell.variant.name), let fitting else {
      return [cell.variant.name, "\(Int(display.width)) × \(Int(display.height))"]
    }
    return [parts[..<fitting], parts[fitting...]].map { $0.joined(separator: "~") }
  }

  private var width: Double { cell.rect.width - 4 }

  private func fits(_ text: String) -> Bool {
    Typesetter.width(text, font: .sheetTitle) <= width
  }

  /// The lines; above a layout from right to left they are at the right.
  func items(_ theme: Theme) -> [DisplayList.Item] {
    let isSplit = !fits(cell.variant.name)
    let styles = [
      (Font.sheetTitle, theme.text, 13.0),
      isSplit ? (.sheetTitle, theme.text, 29.0) : (.sheetNote, theme.secondary, 28.0),
    ]
    return zip(lines, styles).map { text, style in
      let line = Typesetter.line(text, font: style.0, maxWidth: width)
      let isMirrored = cell.variant.direction == .rightToLeft
      let x = cell.rect.x + 2 + (isMirrored ? width - line.width : 0)
      return .text(line, origin: Point(x: x, y: cell.rect.y + style.2), style.1)
    }
  }
}

extension DisplayList {
  /// The list with another colour around the corners of the device, such as that of a light matrix around a dark one.
  func onCanvas(_ color: Color) -> DisplayList {
    var list = self
    list.background = color
    list.items = items.map { item in
      guard case .ring(let outer, 0, let inner, let radius, background) = item else { return item }
      return .ring(outer: outer, outerRadius: 0, inner: inner, innerRadius: radius, color)
    }
    return list
  }
}

extension Font {
  fileprivate static let matrixTitle = Font(size: 17, weight: .bold)
  fileprivate static let crumbs = Font(size: 13)
}
