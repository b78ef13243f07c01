import Scenes

extension SkeletonLines: BlockDrawing {
  private static let pitch = 19.0
  private static let thickness = 10.0

  func height(width: Double, in layout: BlockLayout) -> Double {
    max(0, Double(shownCount) * Self.pitch - (Self.pitch - Self.thickness))
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let width = rect.width - 16
    for index in 0..<shownCount {
      let isLast = index + 1 == shownCount && shownCount > 1
      let line = Rect(
        x: rect.x + 8, y: rect.y + Double(index) * Self.pitch, width: width * (isLast ? 0.6 : 1),
        height: Self.thickness)
      sketch.rounded(line, radius: Self.thickness / 2, sketch.theme.fill)
    }
  }

  var spokenElements: [AccessibleElement] {
    shownCount == 0 ? [] : [AccessibleElement(.unknown)]
  }

  func drawText(on box: inout TextBox) {
    for index in 0..<shownCount {
      let isLast = index + 1 == shownCount && shownCount > 1
      box.add(String(repeating: "▬", count: isLast ? box.width * 3 / 5 : box.width))
    }
  }
}
