package import Markup
import PlainText
package import Scenes

extension Wireframe {
  /// The picture as an SVG document with the id of its scene as its title and the path to it as its description.
  package func svg(of scene: Scene) -> [UInt8] {
    svg(title: scene.id, description: Crumb.trail(of: scene))
  }

  /// The picture as an SVG document: the layout of the PNG at any size, without fonts.
  ///
  /// - Parameters:
  ///   - title: The title; control and invisible characters are escaped.
  ///   - description: The description, for screen readers.
  /// - Complexity: linear in the number of items and glyphs.
  package func svg(title: String, description: String) -> [UInt8] {
    var writer = MarkupWriter()
    writeSVG(title: title, description: description, into: &writer)
    return writer.bytes
  }

  /// Writes the picture as an `svg` element, which a page can contain.
  ///
  /// - Parameter idPrefix: The prefix of every id: a letter, then letters, digits and hyphens.
  package func writeSVG(
    title: String, description: String, idPrefix: String = "", into writer: inout MarkupWriter
  ) {
    var canvas = SVGCanvas(idPrefix: idPrefix)
    var drawing = MarkupWriter()
    canvas.draw(displayList, into: &drawing)
    let (titleID, descriptionID) = ("\(idPrefix)title", "\(idPrefix)desc")
    let width = DecimalText.text(displayList.size.width)
    let height = DecimalText.text(displayList.size.height)
    writer.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img",
        "aria-labelledby": "\(titleID) \(descriptionID)",
      ])
    writer.literal("\n")
    writer.element("title", ["id": titleID], text: VisibleText.line(title))
    writer.literal("\n")
    writer.element("desc", ["id": descriptionID], text: VisibleText.line(description))
    writer.literal("\n")
    canvas.writeDefinitions(into: &writer)
    writer.append(drawing)
    writer.close()
    writer.literal("\n")
  }
}
