/// The flow map of an app as its site shows it.
package struct SiteMap: Sendable, Equatable {
  /// The picture on the front page, as SVG.
  package var picture: [UInt8]
  /// The width of the picture in points.
  package var width: Int
  /// The height of the picture in points.
  package var height: Int
  /// The page of its own that the picture leads to, as HTML.
  package var page: [UInt8]

  /// Creates a map.
  package init(picture: [UInt8], width: Int, height: Int, page: [UInt8]) {
    self.picture = picture
    self.width = width
    self.height = height
    self.page = page
  }
}
