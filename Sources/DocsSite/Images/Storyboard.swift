import Raster
import Scenes
import Typography
import Wireframes

/// The path to a screen, with a picture for each step from the tab's root.
struct Storyboard: Sendable {
  /// A state on the path, and the step to it.
  struct Frame: Sendable, Equatable {
    /// The state.
    var scene: Scene
    /// The id of the screen in that state, if the manifest has one.
    var id: String?
    /// The step to it; nil for the first.
    var step: StepKind?
    /// The text that is tapped for it, if known.
    var label: String?
  }

  /// The screen's id.
  let id: String
  /// The screen's id and state as text.
  let description: String
  /// The states, the tab's root first.
  let frames: [Frame]

  /// Creates the steps from the tab's root to a screen.
  ///
  /// - Parameters:
  ///   - scenes: All screens.
  ///   - index: The screen.
  ///   - graph: The flow graph of the screens.
  init(_ scenes: [Scene], _ index: Int, _ graph: FlowGraph) {
    let scene = scenes[index]
    let trail = graph.trail(to: index, crumbs: scene.depth + 1)
    var frames: [Frame] = []
    var state: Scene? = scene
    for screen in trail.reversed() {
      guard let current = state else { break }
      let entry = screen.flatMap { graph.nodes[$0].entry }.map { graph.edges[$0] }
      frames.append(
        Frame(
          scene: current, id: screen.map { scenes[$0].id }, step: current.lastStep,
          label: entry?.steps == 1 ? entry?.label : nil))
      state = current.beforeLastStep
    }
    id = scene.id
    description = scene.stateDescription
    self.frames = frames.reversed()
  }

  private static let margin = 24.0
  /// The distance between frames, with an arrow in between, in points.
  private static let gap = 116.0

  /// Draws the frames in rows with arrows between them.
  func bitmap(_ options: ImageOptions, with renderer: inout PictureRenderer) -> Bitmap {
    let cell = Thumbnail.size(options.wireframe)
    let columns = min(options.columns, frames.count)
    let rows = (frames.count + columns - 1) / columns
    // In a single row, there is no arrow to the first frame.
    let lead = rows > 1 ? Self.gap : 0
    let places = frames.indices.map { index in
      Point(
        x: Self.margin + lead + Double(index % columns) * (cell.width + Self.gap),
        y: Self.margin + Double(index / columns) * (cell.height + Self.margin))
    }
    let theme = Theme.named(options.wireframe.scheme)
    var items: [DisplayList.Item] = []
    var thumbnails: [Thumbnail] = []
    for (frame, place) in zip(frames, places) {
      let thumbnail = Thumbnail(
        scene: frame.scene, title: frame.scene.topTitle, note: frame.id ?? "")
      items += thumbnail.caption(at: place, options.wireframe)
      if let step = frame.step {
        let middle = place.y + cell.height - Thumbnail.pictureSize(options.wireframe).height / 2
        items += StepArrow(step: step, label: frame.label).items(
          from: place.x - Self.gap, to: place.x, y: middle, theme)
      }
      thumbnails.append(thumbnail)
    }
    let size = Size(
      width: Self.margin * 2 + lead - Self.gap + Double(columns) * (cell.width + Self.gap),
      height: Self.margin + Double(rows) * (cell.height + Self.margin))
    var bitmap = renderer.bitmap(
      of: DisplayList(size: size, background: theme.canvas, items: items), scale: options.scale)
    for (thumbnail, place) in zip(thumbnails, places) {
      thumbnail.draw(at: place, options, into: &bitmap, with: &renderer)
    }
    return bitmap
  }
}

/// An arrow from one picture to the next, with the name of the step below it.
struct StepArrow {
  let step: StepKind
  /// The text that is tapped, if known.
  let label: String?

  /// The distance between the arrow and the pictures, in points.
  private static let margin = 9.0

  /// The display items between two pictures, in points.
  func items(from left: Double, to right: Double, y: Double, _ theme: Theme) -> [DisplayList.Item] {
    let (start, end) = (left + Self.margin, right - Self.margin)
    let color = color(theme)
    var items = line(from: start, to: end - 5, y: y, color)
    if let head = IconCatalog.glyph(named: "chevron.right") {
      items.append(.icon(head, Rect(x: end - 15, y: y - 11, width: 22, height: 22), color))
    }
    items.append(text(step.rawValue, .stepTitle, theme.text, start, end, y + 22))
    if let label {
      items.append(text("“\(label)”", .sheetNote, theme.secondary, start, end, y + 38))
    }
    return items
  }

  private func color(_ theme: Theme) -> Color {
    switch step {
    case .push, .state: theme.secondary
    case .sheet, .popover, .inspector: theme.accent
    case .cover: theme.text
    case .confirmation, .alert: theme.destructive
    }
  }

  /// The line in the style of the flow map: solid, dashed, thick, dotted.
  private func line(
    from start: Double, to end: Double, y: Double, _ color: Color
  ) -> [DisplayList.Item] {
    let (dash, gap, height) =
      switch step {
      case .push: (end - start, 0.0, 2.0)
      case .cover: (end - start, 0.0, 3.0)
      case .sheet, .popover, .inspector: (7.0, 4.0, 2.0)
      case .state: (5.0, 4.0, 2.0)
      case .confirmation, .alert: (2.5, 3.0, 2.5)
      }
    return stride(from: start, to: end, by: dash + gap).map { x in
      let width = min(dash, end - x)
      let rect = Rect(x: x, y: y - height / 2, width: width, height: height)
      return .roundedRect(rect, radius: min(height, width) / 2, corners: .all, color)
    }
  }

  /// A centred text below the arrow.
  private func text(
    _ text: String, _ font: Font, _ color: Color, _ left: Double, _ right: Double,
    _ baseline: Double
  ) -> DisplayList.Item {
    let line = Typesetter.line(text, font: font, maxWidth: right - left)
    let x = (left + right - line.width) / 2
    return .text(line, origin: Point(x: x, y: baseline), color)
  }
}
