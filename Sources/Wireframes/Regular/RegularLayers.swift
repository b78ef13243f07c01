import Scenes

/// Draws form sheets, popovers and the confirmation above a wide display.
struct RegularLayers {
  let scene: Scene
  /// The layers above the columns, bottom first.
  let layers: [(number: Int, layer: Layer)]

  func draw(in display: Rect, on sketch: inout Sketch) {
    for (index, entry) in layers.enumerated() {
      if entry.layer.style == .popover {
        draw(popover: entry.layer, number: entry.number, in: display, on: &sketch)
        continue
      }
      let above = layers[(index + 1)...].count { $0.layer.style != .popover }
      if index == 0 { sketch.fill(display, sketch.theme.dim) }
      let frame = Self.formSheet(in: display)
      guard above == 0 else {
        if above == 1 { drawEdge(of: frame, on: &sketch) }
        continue
      }
      if index > 0, layers[index - 1].layer.style == .popover {
        sketch.fill(display, sketch.theme.dim)
      }
      sketch.mark("layer \(entry.number)", frame)
      sketch.forgetControls()
      sketch.elevated { sketch in
        PageDrawing(entry.layer.pages, at: .formSheet).draw(in: frame, on: &sketch)
      }
    }
    draw(scene.confirmation, in: display, on: &sketch)
  }

  /// The frame of a form sheet in the middle of the display.
  static func formSheet(in display: Rect) -> Rect {
    let wanted = RegularMetrics.formSheet
    let width = min(wanted.width, display.width - 2 * RegularMetrics.formSheetInset)
    let height = min(wanted.height, display.height - 2 * RegularMetrics.formSheetInset)
    return Rect(
      x: (display.midX - width / 2).rounded(), y: (display.midY - height / 2).rounded(),
      width: width, height: height)
  }

  /// Draws the visible part of a sheet below another: an edge above it.
  private func drawEdge(of frame: Rect, on sketch: inout Sketch) {
    let edge = Rect(
      x: frame.x + Metrics.lowerSheetInset, y: frame.y - Metrics.lowerSheetRise,
      width: frame.width - 2 * Metrics.lowerSheetInset, height: 40)
    sketch.rounded(edge, radius: Metrics.sheetCorner, corners: .top, sketch.theme.fill)
  }

  private func draw(
    popover: Layer, number: Int, in display: Rect, on sketch: inout Sketch
  ) {
    let labels = [popover.anchor, popover.pages.first?.title].compactMap { $0 }
    let source = PopoverSource(labels: labels, screen: scene.id, isOnLayer: false)
    let control = source.control(in: sketch.controls)
    let page = PageDrawing(popover.pages, at: .popover)
    let size = Size(
      width: RegularMetrics.popoverWidth,
      height: page.height(width: RegularMetrics.popoverWidth, on: sketch))
    let placement = PopoverPlacement(
      size, at: control?.popoverAnchor, in: Self.bounds(on: sketch.device))
    PopoverCard(placement: placement, control: control).draw(in: display, on: &sketch)
    sketch.mark("layer \(number)", placement.card)
    sketch.forgetControls()
    sketch.elevated { sketch in page.draw(in: placement.card, on: &sketch) }
  }

  private func draw(
    _ card: ConfirmationCard?, in display: Rect, on sketch: inout Sketch
  ) {
    guard let card else { return }
    if card.style == .alert {
      sketch.fill(display, sketch.theme.dim)
      sketch.elevated { sketch in
        AlertDrawing(card: card, in: sketch.layout).draw(in: display, on: &sketch)
      }
      return
    }
    let choices = card.choices.filter { $0.role != .cancel }.map(\.label)
    let source = PopoverSource(
      labels: choices + [card.title], screen: scene.id, isOnLayer: !scene.layers.isEmpty)
    let control = source.control(in: sketch.controls)
    let dialog = DialogDrawing(card: card)
    let size = Size(
      width: RegularMetrics.popoverWidth,
      height: dialog.height(width: RegularMetrics.popoverWidth, in: sketch.layout))
    let placement = PopoverPlacement(
      size, at: control?.popoverAnchor, in: Self.bounds(on: sketch.device))
    PopoverCard(placement: placement, control: control).draw(in: display, on: &sketch)
    sketch.mark("confirmation", placement.card)
    sketch.elevated { sketch in
      sketch.clipped(to: placement.card) { sketch in
        dialog.drawQuestion(in: placement.card, on: &sketch)
      }
    }
  }

  /// The part of the display that a popover can cover.
  private static func bounds(on device: Device) -> Rect {
    Rect(
      x: 0, y: device.statusBarHeight, width: device.display.width,
      height: device.display.height - device.statusBarHeight)
  }
}

extension DrawnControl {
  /// The frame at which a popover points.
  var popoverAnchor: Rect {
    if case .bar = kind { return BarStyle.highlight(of: rect) }
    return rect
  }
}
