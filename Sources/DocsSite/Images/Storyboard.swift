import Raster
import Scenes
import Wireframes

/// The way to a screen, a picture for each step from the tab's root.
struct Storyboard: Sendable {
  /// A state on the way, and what leads to it.
  struct Frame: Sendable, Equatable {
    /// The state.
    var scene: Scene
    /// The id of the screen in that state, if the manifest has one.
    var id: String?
    /// What leads here; nil for the first.
    var step: StepKind?
    /// The text that is tapped for it, where it is known.
    var label: String?
  }

  /// The screen's id.
  let id: String
  /// The screen's id and state in words.
  let words: String
  /// The states, the tab's root first.
  let frames: [Frame]

  /// Follows a screen back to its tab's root.
  ///
  /// - Parameters:
  ///   - scenes: All screens.
  ///   - index: The screen.
  ///   - graph: The ways between the screens.
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
    words = scene.stateInWords
    self.frames = frames.reversed()
  }

  private static let margin = 24.0
  /// How far frames stand from each other, with an arrow in between, in points.
  private static let gap = 116.0

  /// Draws the frames in rows with arrows between them.
  func bitmap(_ options: ImageOptions, with brush: inout PictureBrush) -> Bitmap {
    let cell = Thumbnail.size(options.wireframe)
    let columns = min(options.columns, frames.count)
    let rows = (frames.count + columns - 1) / columns
    // Where there is one row, no arrow leads to its first frame.
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
    var bitmap = brush.bitmap(
      of: DisplayList(size: size, background: theme.canvas, items: items), scale: options.scale)
    for (thumbnail, place) in zip(thumbnails, places) {
      thumbnail.draw(at: place, options, into: &bitmap, with: &brush)
    }
    return bitmap
  }
}
