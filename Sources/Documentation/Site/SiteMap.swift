package import Scenes
import Wireframes

/// The flow map of an app as its site shows it.
package struct SiteMap: Sendable, Equatable {
  /// The map as it stands on the front page, as SVG.
  package struct Picture: Sendable, Equatable {
    /// For a light page.
    package var light: [UInt8]
    /// For a dark page.
    package var dark: [UInt8]
    /// The width in points.
    package var width: Int
    /// The height in points.
    package var height: Int

    /// Creates a picture.
    package init(light: [UInt8], dark: [UInt8], width: Int, height: Int) {
      self.light = light
      self.dark = dark
      self.width = width
      self.height = height
    }
  }

  /// The picture on the front page; nil where it would be too large to look at.
  package var picture: Picture?
  /// The page to move about in, as HTML.
  package var page: [UInt8]

  /// Creates a map from what is shown of it.
  package init(picture: Picture?, page: [UInt8]) {
    self.picture = picture
    self.page = page
  }

  /// Up to how many screens a map shows each as a picture.
  ///
  /// One takes 16 KB in each of three files, and a site of 1,000 screens may take 40 MB.
  static let mostPictures = 250

  /// Draws the map of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - scenes: Its screens.
  package init(of name: String, _ scenes: [Scene]) {
    let map = FlowMap(app: name, graph: FlowGraph(scenes))
    let hasPictures = scenes.count <= Self.mostPictures
    let light = MapPicture(map, scenes: hasPictures ? scenes : [])
    page = light.html { Site.Path.address(of: $0) }
    guard hasPictures else { return }
    let dark = MapPicture(map, scenes: scenes, scheme: .dark)
    picture = Picture(
      light: light.svg, dark: dark.svg, width: Int(light.layout.size.width.rounded(.up)),
      height: Int(light.layout.size.height.rounded(.up)))
  }
}
