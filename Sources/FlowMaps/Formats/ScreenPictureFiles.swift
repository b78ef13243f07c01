import Markup
import PlainText
package import Wireframes

/// The pictures of screens that lie beside the page of a map, which shows them and is small for it.
package struct ScreenPictureFiles {
  /// The address of a screen's picture in a scheme, from the page; nil where there is none in it.
  package var address: (_ id: String, _ scheme: Theme.Scheme) -> String?
  /// The display in a picture, from its top left corner on: what is round it is cut off.
  package var display: Rect
  /// The width and the height of a picture.
  package var size: Size

  /// Creates a description of pictures.
  ///
  /// - Parameters:
  ///   - address: The address of a screen's picture in a scheme, from the page.
  ///   - display: The display in a picture.
  ///   - size: The width and the height of a picture.
  package init(
    address: @escaping (_ id: String, _ scheme: Theme.Scheme) -> String?, display: Rect, size: Size
  ) {
    self.address = address
    self.display = display
    self.size = size
  }

  /// Writes the picture of a screen into a rectangle of the map.
  ///
  /// It has no address yet: the script of the page gives it one when it comes into sight.
  func write(_ id: String, at place: Rect, into writer: inout MarkupWriter) {
    let view = [display.x, display.y, display.width, display.height]
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
