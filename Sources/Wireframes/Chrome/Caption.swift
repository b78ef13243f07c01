import Scenes
import Typography

/// The id and the breadcrumbs of a screen, above the device.
struct Caption {
  let scene: Scene
  let variant: Variant

  func draw(width: Double, on sketch: inout Sketch) {
    let frame = Rect(x: 0, y: 0, width: width, height: Metrics.captionHeight)
    sketch.mark("caption", frame)
    drawID(width: width - 8, on: &sketch)
    let crumbs = Crumb.crumbs(of: scene)
    let root = rootIndex(of: crumbs)
    draw(fitted(crumbs, in: width - 8, root: root), root: root, on: &sketch)
  }

  /// Draws the id and the suffix of the variant; both always run from left to right.
  private func drawID(width: Double, on sketch: inout Sketch) {
    let suffix = Typesetter.line(shownSuffix, font: Font(size: 17), maxWidth: width / 2)
    let id = Typesetter.line(
      scene.id, font: Font(size: 17, weight: .bold), maxWidth: width - suffix.width)
    let isMirrored = sketch.mirrorWidth != nil
    sketch.text(
      id, sketch.theme.text, at: 4 + (isMirrored ? suffix.width : 0), centerY: 14)
    guard !shownSuffix.isEmpty else { return }
    sketch.text(
      suffix, sketch.theme.secondary, at: 4 + (isMirrored ? 0 : id.width), centerY: 14)
  }

  /// The suffix of the file; a dark picture alone shows what it is.
  private var shownSuffix: String {
    variant == Variant(scheme: .dark) ? "" : variant.suffix
  }

  /// The place of the tab, or of the root page of an app or window without tabs, after the name of the window.
  private func rootIndex(of crumbs: [Crumb]) -> Int? {
    let place = crumbs.first?.kind == .window ? 1 : 0
    guard crumbs.indices.contains(place) else { return nil }
    return crumbs[place].kind == .tab || !scene.hasTabBar ? place : nil
  }

  private func draw(_ crumbs: [Crumb], root: Int?, on sketch: inout Sketch) {
    var x = 4.0
    for (index, crumb) in crumbs.enumerated() {
      if index > 0 {
        x += 6
        let separator = sketch.mirrorWidth == nil ? "›" : "‹"
        x += sketch.text(separator, .crumb, sketch.theme.tertiary, at: x, centerY: 31.5)
        x += 6
      }
      let color = index == root ? sketch.theme.accent : sketch.theme.secondary
      if crumb.kind == .state { x += drawStateMark(at: x, on: &sketch) }
      x += sketch.text(
        text(of: crumb), font(index, root: root), color, at: x, centerY: 31.5,
        maxWidth: sketch.device.display.width - x, as: .caption)
    }
  }

  /// Draws the mark of a state; the dots of its glyph are too small to see.
  private func drawStateMark(at x: Double, on sketch: inout Sketch) -> Double {
    DashedCircle(center: Point(x: x + DashedCircle.radius, y: 31.5)).draw(on: &sketch)
    return Self.stateMark
  }

  /// The width of the mark of a state, with the space after it.
  private static let stateMark = 2 * DashedCircle.radius + 4

  private func text(of crumb: Crumb) -> String {
    crumb.kind == .state ? crumb.words : crumb.caption
  }

  private func length(of crumb: Crumb, font: Font) -> Double {
    Typesetter.width(text(of: crumb), font: font)
      + (crumb.kind == .state ? Self.stateMark : 0)
  }

  /// Drops crumbs in the middle until the rest fits, since both ends are the most useful.
  private func fitted(_ crumbs: [Crumb], in width: Double, root: Int?) -> [Crumb] {
    let separator = Typesetter.width("›", font: .crumb) + 12
    func total(_ crumbs: [Crumb]) -> Double {
      crumbs.enumerated().reduce(-separator) {
        $0 + separator + length(of: $1.element, font: font($1.offset, root: root))
      }
    }
    let place = (root ?? 0) + 1
    // More do not fit even if they are empty; measuring them again and again would take quadratic time.
    let most = place + 3 + Int(width / separator)
    var shown = crumbs
    if crumbs.count > most {
      if shown[place].title != "…" { shown[place] = Crumb(kind: .page, title: "…") }
      shown.removeSubrange(place + 1..<place + 1 + crumbs.count - most)
    }
    while shown.count > place + 1, total(shown) > width {
      if shown[place].title == "…", shown.count > place + 2 {
        shown.remove(at: place + 1)
      } else if shown[place].title == "…" {
        break
      } else {
        shown[place] = Crumb(kind: .page, title: "…")
      }
    }
    return shown
  }

  private func font(_ index: Int, root: Int?) -> Font {
    index == root ? .crumbEmphasized : .crumb
  }
}

/// A circle of eight dashes.
private struct DashedCircle {
  static let radius = 4.5

  /// The ends of the dashes on a circle with the radius 1, in steps of 22.5°: constants, since the last bit of a sine
  /// differs between machines.
  private static let directions: [(x: Double, y: Double)] = {
    let quarter = [(1.0, 0.0), (0.9239, 0.3827), (0.7071, 0.7071), (0.3827, 0.9239)]
    return quarter + quarter.map { (-$1, $0) } + quarter.map { (-$0, -$1) }
      + quarter.map { ($1, -$0) }
  }()

  let center: Point

  func draw(on sketch: inout Sketch) {
    let ends = Self.directions.map {
      Point(x: center.x + $0.x * Self.radius, y: center.y + $0.y * Self.radius)
    }
    for index in stride(from: 0, to: ends.count, by: 2) {
      sketch.line(
        from: ends[index], to: ends[index + 1], width: 1.4, sketch.theme.secondary)
    }
  }
}
