import Scenes

extension Gap: BlockDrawing {
  /// What is left of free space on a full page, so that the blocks around it do not touch.
  private static let least = 16.0

  var isFlexible: Bool { height == nil }

  func height(width: Double, in layout: BlockLayout) -> Double {
    BlockHeight.shown(height) ?? Self.least
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {}

  func drawText(on box: inout TextBox) { box.add() }
}
