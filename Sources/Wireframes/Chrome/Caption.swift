import Scenes
import Typography

/// The id of a screen and its crumbs, above the device.
struct Caption {
  let scene: Scene

  func draw(width: Double, on sketch: inout Sketch) {
    let frame = Rect(x: 0, y: 0, width: width, height: Metrics.captionHeight)
    sketch.mark("caption", frame)
    sketch.text(
      scene.id, Font(size: 17, weight: .bold), sketch.theme.text, at: 4, centerY: 14,
      maxWidth: width - 8)
    draw(fitted(Crumb.crumbs(of: scene), in: width - 8), on: &sketch)
  }

  private func draw(_ crumbs: [Crumb], on sketch: inout Sketch) {
    var x = 4.0
    for (index, crumb) in crumbs.enumerated() {
      if index > 0 {
        x += 6
        x += sketch.text("›", .crumb, sketch.theme.tertiary, at: x, centerY: 31.5)
        x += 6
      }
      let color = crumb.kind == .tab ? sketch.theme.accent : sketch.theme.secondary
      x += sketch.text(
        crumb.caption, crumb.font, color, at: x, centerY: 31.5,
        maxWidth: sketch.device.display.width - x)
    }
  }

  /// Leaves out crumbs in the middle until the rest fits: both ends say most.
  private func fitted(_ crumbs: [Crumb], in width: Double) -> [Crumb] {
    let separator = Typesetter.width("›", font: .crumb) + 12
    func total(_ crumbs: [Crumb]) -> Double {
      crumbs.reduce(-separator) {
        $0 + separator + Typesetter.width($1.caption, font: $1.font)
      }
    }
    var shown = crumbs
    while shown.count > 2, total(shown) > width {
      let place = 1
      if shown[place].title == "…", shown.count > 3 {
        shown.remove(at: place + 1)
      } else if shown[place].title == "…" {
        break
      } else {
        shown[place] = Crumb(kind: .page, title: "…")
      }
    }
    return shown
  }
}

extension Crumb {
  var font: Font { kind == .tab ? .crumbEmphasized : .crumb }
}
