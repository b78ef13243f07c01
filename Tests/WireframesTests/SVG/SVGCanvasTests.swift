import Markup
import Testing
import Typography

@testable import Wireframes

@Suite("Display lists as SVG") struct SVGCanvasTests {
  private static let red = Color(hex: 0xFF0000)
  private static let ink = Color(hex: 0x1C1C1E)

  private func drawn(_ items: DisplayList.Item...) -> [String] {
    var canvas = SVGCanvas()
    return drawn(items, on: &canvas).drawing
  }

  private func drawn(
    _ items: [DisplayList.Item], on canvas: inout SVGCanvas
  ) -> (drawing: [String], definitions: [String]) {
    let list = DisplayList(
      size: Size(width: 40, height: 30), background: Color(hex: 0xFFFFFF), items: items)
    var drawing = MarkupWriter()
    canvas.draw(list, into: &drawing)
    var definitions = MarkupWriter()
    canvas.writeDefinitions(into: &definitions)
    return (lines(drawing), lines(definitions))
  }

  private func lines(_ writer: MarkupWriter) -> [String] {
    String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("Boxes are rectangles, or paths if only some corners are round")
  func boxes() {
    let rect = Rect(x: 1, y: 2.5, width: 10, height: 20)
    let empty = Color(hex: 0x123456, alpha: 51)
    #expect(
      drawn(
        .fill(rect, Self.red), .roundedRect(rect, radius: 99, corners: .all, Self.ink),
        .roundedRect(rect, radius: 4, corners: [], empty),
        .roundedRect(rect, radius: 4, corners: .top, Self.red)
      ) == [
        ##"<rect width="40" height="30" fill="#fff"/>"##,
        ##"<rect x="1" y="2.5" width="10" height="20" fill="#f00"/>"##,
        ##"<rect x="1" y="2.5" width="10" height="20" rx="5" fill="#1c1c1e"/>"##,
        ##"<rect x="1" y="2.5" width="10" height="20" fill="#123456" fill-opacity=".2"/>"##,
        ##"<path d="M5 2.5H7a4 4 0 0 1 4 4V22.5H1V6.5a4 4 0 0 1 4 -4z" fill="#f00"/>"##,
      ])
  }

  @Test("A raised glyph is above its line, alone and in a group")
  func raised() throws {
    var line = Typesetter.line("n", font: Font(size: 17))
    line.glyphs[0].y = 3
    let origin = Point(x: 4, y: 20)
    let alone = try #require(drawn(.text(line, origin: origin, Self.ink)).last)
    #expect(alone.contains("translate(4 17)"))
    line = Typesetter.line("nn", font: Font(size: 17))
    line.glyphs[1].y = 3
    let group = drawn(.text(line, origin: origin, Self.ink)).joined()
    #expect(group.contains("translate(4 20)"))
    let rise = 3 * Outlines.outline(of: line.glyphs[1].glyph).pathUnitsPerEm / 17
    let ys = group.split(separator: " y=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(ys == ["\(-rise)"])
  }

  @Test("A line is a path with its width, its dashes and its round corners")
  func strokes() {
    let points = [Point(x: 0, y: 2), Point(x: 20, y: 2), Point(x: 20, y: 30)]
    #expect(
      drawn(
        .stroke(Stroke(points, width: 1.5, corner: 10, dash: [8, 4]), Self.red),
        .stroke(Stroke(Array(points.prefix(2)), width: 2), Color(hex: 0, alpha: 51)),
        .stroke(Stroke([Point(x: 1, y: 1)], width: 2), Self.red)
      ).dropFirst() == [
        ##"<path fill="none" stroke="#f00" stroke-width="1.5" stroke-dasharray="8 4" "##
          + ##"d="M0 2L10 2C15.523 2 20 6.477 20 12L20 30"/>"##,
        ##"<path fill="none" stroke="#000" stroke-width="2" stroke-opacity=".2" d="M0 2L20 2"/>"##,
      ])
  }

  @Test("A ring is the area between two boxes")
  func ring() {
    let ring = DisplayList.Item.ring(
      outer: Rect(x: 0, y: 0, width: 8, height: 8), outerRadius: 0,
      inner: Rect(x: 2, y: 2, width: 4, height: 4), innerRadius: 1, Self.red)
    #expect(
      drawn(ring).last
        == ##"<path fill-rule="evenodd" d="M0 0H8V8H0V0zM3 2H5a1 1 0 0 1 1 1V5a1 1 0 0 1 -1 1"##
        + ##"H3a1 1 0 0 1 -1 -1V3a1 1 0 0 1 1 -1z" fill="#f00"/>"##)
  }

  @Test("Adjacent items of one colour share a group, and clips are closed")
  func groups() {
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)
    let clip = Rect(x: 0.3, y: 0, width: 1, height: 1)
    var canvas = SVGCanvas(idPrefix: "a-")
    let (drawing, definitions) = drawn(
      [
        .endClip, .fill(rect, Self.red), .fill(rect, Self.red), .beginClip(clip),
        .fill(rect, Self.red), .beginClip(clip), .fill(rect, Self.ink), .endClip,
      ], on: &canvas)
    #expect(
      drawing == [
        ##"<rect width="40" height="30" fill="#fff"/>"##, ##"<g fill="#f00">"##,
        #"<rect width="2" height="2"/>"#, #"<rect width="2" height="2"/>"#, "</g>",
        #"<g clip-path="url(#a-c0)">"#, ##"<rect width="2" height="2" fill="#f00"/>"##,
        #"<g clip-path="url(#a-c0)">"#, ##"<rect width="2" height="2" fill="#1c1c1e"/>"##,
        "</g>", "</g>",
      ])
    #expect(
      definitions == [
        "<defs>",
        #"<clipPath id="a-c0"><rect x=".5" width="1" height="1"/></clipPath>"#, "</defs>",
      ])
  }

  @Test("A glyph is defined once, even if it is drawn several times or in several scripts")
  func sharing() {
    var canvas = SVGCanvas()
    let font = Font(size: 17.6)
    let latin = Typesetter.line("AIA", font: font)
    let greek = Typesetter.line("Α", font: font)
    let (drawing, definitions) = drawn(
      [
        .text(latin, origin: Point(x: 4.01, y: 20.3), Self.red),
        .text(greek, origin: Point(x: 4, y: 9), Self.ink),
      ], on: &canvas)
    #expect(definitions.count { $0.hasPrefix("<path id=") } == 2)
    #expect(drawing.count == 3)
    #expect(drawing[1].hasPrefix(##"<g transform="translate(4 20.5)scale(.025)" fill="#f00">"##))
    #expect(drawing[1].contains(##"<use href="#g0"/><use href="#g1" x=""##))
    #expect(
      drawing[2]
        == ##"<use href="#g0" transform="translate(4 9)scale(.025)" fill="#1c1c1e"/>"##)
  }

  @Test("A second list adds to the definitions of the first")
  func severalLists() {
    var canvas = SVGCanvas()
    let icon = Typography.IconCatalog.fallback
    let rect = Rect(x: 0, y: 0, width: 10, height: 12)
    let first = drawn([.icon(icon, rect, Self.red)], on: &canvas)
    let second = drawn([.icon(icon, rect, Self.red)], on: &canvas)
    #expect(first.drawing == second.drawing)
    #expect(first.definitions == second.definitions)
    #expect(first.drawing.last?.hasPrefix(##"<use href="#g0" transform="translate(0 11)"##) == true)
  }

  @Test(
    "Items that are empty, NaN or far away are skipped",
    arguments: [
      Rect(x: 0, y: 0, width: 0, height: 5), Rect(x: .nan, y: 0, width: 1, height: 1),
      Rect(x: 0, y: 0, width: .infinity, height: 1), Rect(x: 1e9, y: 0, width: 1, height: 1),
      Rect(x: 0, y: 0, width: 1, height: -1),
    ])
  func absurd(rect: Rect) {
    let line = Typesetter.line("A", font: Font(size: rect.width * rect.height))
    let items: [DisplayList.Item] = [
      .fill(rect, Self.red), .roundedRect(rect, radius: 1, corners: .all, Self.red),
      .roundedRect(
        Rect(x: 0, y: 0, width: 1, height: 1), radius: .nan, corners: .all, Self.red),
      .ring(outer: rect, outerRadius: 0, inner: rect, innerRadius: 0, Self.red),
      .icon(IconCatalog.fallback, rect, Self.red),
      .text(line, origin: Point(x: rect.x, y: rect.y), Self.red),
    ]
    var canvas = SVGCanvas()
    #expect(drawn(items, on: &canvas).drawing.count == 1)
  }
}
