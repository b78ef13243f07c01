import Scenes

/// Draws everything on the display: the page, the tab bar, the layers and the confirmation.
struct ScreenDrawing {
  let scene: Scene

  func draw(on sketch: inout Sketch) {
    let display = Rect(
      x: 0, y: 0, width: sketch.device.display.width, height: sketch.device.display.height)
    sketch.clipped(to: display) { sketch in
      // Nothing below the topmost cover is visible.
      let cover = scene.layers.lastIndex { !$0.style.isSheet || sketch.device.isLow }
      if let cover {
        sketch.mark("layer \(cover + 1)", display)
        PageDrawing.cover(scene.layers[cover].pages).draw(in: display, on: &sketch)
      } else {
        PageDrawing.root(scene).draw(in: display, on: &sketch)
      }
      let sheets = scene.layers.enumerated().dropFirst(cover.map { $0 + 1 } ?? 0)
      SheetStack(sheets: sheets.map { (number: $0.offset + 1, layer: $0.element) })
        .draw(in: display, on: &sketch)
      if let confirmation = scene.confirmation {
        sketch.fill(display, sketch.theme.dim)
        sketch.forgetMisfits()
        sketch.elevated { sketch in
          switch confirmation.style {
          case .dialog: DialogDrawing(card: confirmation).draw(in: display, on: &sketch)
          case .alert:
            AlertDrawing(card: confirmation, in: sketch.layout).draw(in: display, on: &sketch)
          }
        }
      }
      HomeIndicator().draw(on: &sketch)
    }
  }
}
