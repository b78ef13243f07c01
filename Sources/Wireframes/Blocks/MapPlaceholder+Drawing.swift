import Scenes
import Typography

extension MapPlaceholder: BlockDrawing {
  /// The positions of streets, as fractions of the height and of the width.
  private static let streets = (across: [0.22, 0.58, 0.84], along: [0.18, 0.47, 0.76])
  /// The positions of pins, as fractions of the width and of the height, in order of use.
  private static let places = [
    Point(x: 0.34, y: 0.42), Point(x: 0.62, y: 0.66), Point(x: 0.78, y: 0.30),
    Point(x: 0.20, y: 0.74), Point(x: 0.50, y: 0.20), Point(x: 0.88, y: 0.80),
  ]

  func height(width: Double, in layout: BlockLayout) -> Double {
    BlockHeight.shown(height) ?? min((width * 2 / 3).rounded(), layout.imageLimit)
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    sketch.outlined(rect, radius: sketch.layout.cardCorner, theme.fill)
    for part in Self.streets.across {
      let y = rect.y + (rect.height * part).rounded()
      sketch.fill(Rect(x: rect.x, y: y, width: rect.width, height: 5), theme.surface)
    }
    for part in Self.streets.along {
      let x = rect.x + (rect.width * part).rounded()
      sketch.fill(Rect(x: x, y: rect.y, width: 5, height: rect.height), theme.surface)
    }
    for (pin, place) in zip(pins, Self.places) { draw(pin, at: place, in: rect, on: &sketch) }
  }

  var spokenElements: [AccessibleElement] {
    [AccessibleElement(.map, "Map")] + pins.map { AccessibleElement(.button, $0, icon: "mappin") }
  }

  func drawText(on box: inout TextBox) {
    var card = TextBox(width: box.width - 4)
    card.add(center: "[map]")
    for pin in pins { card.add("◉ " + TerminalText.printable(pin)) }
    box.card(card)
  }

  private func draw(_ pin: String, at place: Point, in rect: Rect, on sketch: inout Sketch) {
    let center = Point(
      x: rect.x + (rect.width * place.x).rounded(), y: rect.y + (rect.height * place.y).rounded())
    sketch.icon("mappin", centeredAt: center, size: 30, sketch.theme.accent)
    let roomRight = rect.maxX - 8 - (center.x + 14)
    let font = sketch.layout.unscaled(.footnoteEmphasized)
    let fits = Typesetter.width(pin, font: font) <= roomRight
    let isRight = fits || center.x <= rect.midX
    sketch.text(
      pin, font, sketch.theme.text, at: center.x + (isRight ? 14 : -14),
      centerY: center.y, anchor: isRight ? .leading : .trailing,
      maxWidth: isRight ? roomRight : center.x - 14 - rect.x - 8)
  }
}
