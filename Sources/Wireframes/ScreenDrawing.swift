import Scenes

/// Draws everything on the display: the page, the tab bar, the layers and the confirmation.
struct ScreenDrawing {
  let scene: Scene

  func draw(on sketch: inout Sketch) {
    let display = Rect(
      x: 0, y: 0, width: sketch.device.display.width, height: sketch.device.display.height)
    sketch.clipped(to: display) { sketch in
      if sketch.device.isRegular {
        drawRegular(in: display, on: &sketch)
        return HomeIndicator().draw(on: &sketch)
      }
      // Nothing below the topmost cover is visible.
      let cover = scene.layers.lastIndex { !$0.style.isSheet || sketch.device.isLow }
      if let cover {
        sketch.mark("layer \(cover + 1)", display)
        PageDrawing(scene.layers[cover].pages, at: .cover).draw(in: display, on: &sketch)
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

  /// Draws columns, form sheets and popovers.
  private func drawRegular(in display: Rect, on sketch: inout Sketch) {
    let parts = LayerParts(scene, on: sketch.device)
    if let number = parts.coverNumber { sketch.mark("layer \(number)", display) }
    RegularScreen(scene: scene, cover: parts.cover, inspector: parts.inspector)
      .draw(in: display, on: &sketch)
    RegularLayers(scene: scene, layers: parts.layers).draw(in: display, on: &sketch)
  }
}
