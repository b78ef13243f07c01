import Markup
import PlainText
package import Wireframes

/// The picture files of screens, which a map's page links to instead of embedding drawings.
package struct ScreenPictureFiles {
  /// The address of a screen's picture in a scheme, relative to the page; nil if there is none.
  package var address: (_ id: String, _ scheme: Theme.Scheme) -> String?
  /// The display within a picture; everything around it is clipped.
  package var display: Wireframes.Rect
  /// The size of a picture.
  package var size: Wireframes.Size

  /// Creates a description of picture files.
  ///
  /// - Parameters:
  ///   - address: The address of a screen's picture in a scheme, relative to the page.
  ///   - display: The display within a picture.
  ///   - size: The size of a picture.
  package init(
    address: @escaping (_ id: String, _ scheme: Theme.Scheme) -> String?, display: Wireframes.Rect,
    size: Wireframes.Size
  ) {
    self.address = address
    self.display = display
    self.size = size
  }

  /// Writes a part of the picture of a screen into a rectangle of the map.
  ///
  /// It has no address yet: the script of the page sets it when the screen becomes visible.
  func write(
    _ id: String, crop: Wireframes.Rect, at place: Wireframes.Rect,
    into writer: inout MarkupWriter
  ) {
    let view = [display.x + crop.x, display.y + crop.y, crop.width, crop.height]
    writer.open(
      "svg",
      [
        "x": DecimalText.text(place.x), "y": DecimalText.text(place.y),
        "width": DecimalText.text(place.width), "height": DecimalText.text(place.height),
        "viewBox": view.map { DecimalText.text($0) }.joined(separator: " "),
        "preserveAspectRatio": "none",
      ])
    let (width, height) = (DecimalText.text(size.width), DecimalText.text(size.height))
    let light = address(id, .light) ?? ""
    if let dark = address(id, .dark) {
      writer.empty(
        "image",
        ["width": width, "height": height, "data-light": light, "data-dark": dark])
    } else {
      writer.empty("image", ["width": width, "height": height, "data-light": light])
    }
    writer.close()
    writer.literal("\n")
  }
}
