import Scenes

extension Gap: BlockDrawing {
  var isFlexible: Bool { height == nil }

  func height(width: Double, in layout: BlockLayout) -> Double { BlockHeight.shown(height) ?? 0 }

  func draw(in rect: Rect, on sketch: inout Sketch) {}

  func drawText(on box: inout TextBox) { box.add() }
}
