import Typography
import Wireframes

extension Painter {
  /// Converts a list to pixels, and finds or creates the masks and shapes that it needs.
  ///
  /// Skips items that are empty, NaN, infinite, too far away or outside of the canvas.
  mutating func plan(_ list: DisplayList, scale: Int, on canvas: PixelRect) {
    commands.removeAll(keepingCapacity: true)
    placedMasks.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    clips.append(canvas)
    var background = list.background
    background.alpha = 255
    commands.append(
      PaintCommand(figure: .rectangle, ink: Ink(background), bounds: canvas))
    for item in list.items { plan(item, scale: scale, on: canvas) }
  }

  private mutating func plan(_ item: DisplayList.Item, scale: Int, on canvas: PixelRect) {
    switch item {
    case .fill(let rect, let color):
      guard let box = box(rect, radius: 0, corners: [], scale: scale) else { return }
      planBox(box, Ink(color), on: canvas)
    case .roundedRect(let rect, let radius, let corners, let color):
      guard let box = box(rect, radius: radius, corners: corners, scale: scale) else { return }
      planBox(box, Ink(color), on: canvas)
    case .ring(let outer, let outerRadius, let inner, let innerRadius, let color):
      guard
        let outside = box(outer, radius: outerRadius, corners: .all, scale: scale),
        let inside = box(inner, radius: innerRadius, corners: .all, scale: scale)
      else { return }
      planRing(outside, inside, Ink(color), on: canvas)
    case .text(let line, let origin, let color):
      planText(line, origin: origin, color, scale: scale)
    case .icon(let glyph, let rect, let color):
      planIcon(glyph, rect, color, scale: scale)
    case .stroke(let stroke, let color):
      planStroke(stroke, color, scale: scale)
    case .beginClip(let rect):
      let pixels = FixedRect(rect, scale: scale)?.nearestPixels ?? .zero
      clips.append(clips[clips.count - 1].intersection(pixels))
    case .endClip:
      if clips.count > 1 { clips.removeLast() }
    }
  }
}

extension Painter {
  /// A rectangle and its corners in pixels; nil if it is empty, infinite or too far away.
  func box(
    _ rect: Rect, radius: Double, corners: DisplayList.Corners, scale: Int
  ) -> Box? {
    FixedRect(rect, scale: scale).flatMap {
      Box($0, radius: radius, corners: corners, scale: scale)
    }
  }

  mutating func planBox(_ box: Box, _ ink: Ink, on canvas: PixelRect) {
    let bounds = box.rect.outerPixels.intersection(clips[clips.count - 1])
    guard !bounds.isEmpty else { return }
    if box.corners == 0, box.rect.isAligned {
      append(.rectangle, ink, bounds: bounds)
      return
    }
    let near = box.clamped(to: canvas)
    let x = near.rect.left >> Fixed.bits
    let y = near.rect.top >> Fixed.bits
    let local = near.offsetBy(x: -x << Fixed.bits, y: -y << Fixed.bits)
    let number = shapes.number(for: .box(local), rule: .nonZero, using: &rasterizer) {
      $0.add(local)
    }
    append(.shape(number, x: x, y: y), ink, bounds: bounds)
  }

  mutating func planRing(_ outer: Box, _ inner: Box, _ ink: Ink, on canvas: PixelRect) {
    let bounds = outer.rect.outerPixels.intersection(clips[clips.count - 1])
    guard !bounds.isEmpty else { return }
    let outside = outer.clamped(to: canvas)
    let x = outside.rect.left >> Fixed.bits
    let y = outside.rect.top >> Fixed.bits
    let localOuter = outside.offsetBy(x: -x << Fixed.bits, y: -y << Fixed.bits)
    let localInner = inner.clamped(to: canvas).offsetBy(x: -x << Fixed.bits, y: -y << Fixed.bits)
    let number = shapes.number(
      for: .ring(outer: localOuter, inner: localInner), rule: .positive, using: &rasterizer
    ) {
      $0.add(localOuter)
      $0.add(localInner, isHole: true)
    }
    append(.shape(number, x: x, y: y), ink, bounds: bounds)
  }

  mutating func append(_ figure: PaintCommand.Figure, _ ink: Ink, bounds: PixelRect) {
    guard ink.alpha > 0 else { return }
    commands.append(PaintCommand(figure: figure, ink: ink, bounds: bounds))
  }
}
