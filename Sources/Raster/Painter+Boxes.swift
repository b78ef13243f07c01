import Wireframes

extension Painter {
  /// A rectangle and its corners in pixels; nil when it is empty, infinite or absurd.
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
