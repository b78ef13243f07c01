import Scenes

extension ListSection: BlockDrawing {
  func height(width: Double, in layout: BlockLayout) -> Double {
    drawing.height(width: width, in: layout)
  }

  func draw(in rect: Rect, on sketch: inout Sketch) { drawing.draw(in: rect, on: &sketch) }

  var spokenElements: [AccessibleElement] {
    drawing.spokenElements
  }

  func drawText(on box: inout TextBox) { drawing.drawText(on: &box) }

  private var drawing: SectionDrawing { SectionDrawing(self, contents: blocks.map(\.drawing)) }
}
