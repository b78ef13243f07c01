import Raster
import Scenes
import Typography
import Wireframes

/// Many screens at half their size beside and below each other.
struct ContactSheet {
  let scenes: [Scene]
  let options: ImageOptions

  /// How far screens stand from each other and from the edge, in points.
  private static let gap = 24.0
  /// The most pixels of a sheet's height: a taller one takes more memory than a run should.
  private static let mostRows = 8000.0

  /// Splits screens into those of one sheet each.
  static func split(_ scenes: [Scene], _ options: ImageOptions) -> [[Scene]] {
    let row = (Thumbnail.size(options.wireframe).height + gap) * Double(options.scale)
    let rows = max(1, Int((mostRows - gap * Double(options.scale)) / row))
    let count = rows * options.columns
    return stride(from: 0, to: scenes.count, by: count).map {
      Array(scenes[$0..<min($0 + count, scenes.count)])
    }
  }

  /// The path of a screen; where it is too long its end says most.
  static func crumbs(of scene: Scene, width: Double) -> String {
    let crumbs = Crumb.crumbs(of: scene).map(\.caption)
    let texts = crumbs.indices.map { start in
      (start > 0 ? ["…"] : []) + crumbs[start...]
    }.map { $0.joined(separator: " › ") }
    return texts.first { Typesetter.width($0, font: .sheetNote) <= width } ?? texts.last ?? ""
  }

  /// Draws the sheet.
  func bitmap(with brush: inout PictureBrush) -> Bitmap {
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
    var bitmap = brush.bitmap(
      of: DisplayList(
        size: size, background: Theme.named(options.wireframe.scheme).canvas, items: items),
      scale: options.scale)
    for (thumbnail, place) in zip(thumbnails, places) {
      thumbnail.draw(at: place, options, into: &bitmap, with: &brush)
    }
    return bitmap
  }
}
