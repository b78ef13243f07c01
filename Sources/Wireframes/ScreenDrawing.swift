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
    // On a phone, each layer but a popover covers the display.
    let isPhone = sketch.device.isPhone
    let cover = scene.layers.lastIndex {
      $0.style == .fullScreenCover || (isPhone && $0.style != .popover)
    }
    var first = cover.map { $0 + 1 } ?? 0
    var inspector: (number: Int, layer: Layer)?
    if scene.layers.indices.contains(first), scene.layers[first].style == .inspector {
      inspector = (first + 1, scene.layers[first])
      first += 1
    }
    if let cover { sketch.mark("layer \(cover + 1)", display) }
    RegularScreen(
      scene: scene, cover: cover.map { scene.layers[$0] }, inspector: inspector
    )
    .draw(in: display, on: &sketch)
    let layers = scene.layers.enumerated().dropFirst(first)
    RegularLayers(
      scene: scene, layers: layers.map { (number: $0.offset + 1, layer: $0.element) }
    )
    .draw(in: display, on: &sketch)
  }
}
