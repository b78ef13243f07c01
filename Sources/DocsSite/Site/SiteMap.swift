import FlowMaps
package import Scenes
package import Wireframes

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

  /// Up to how many screens a map draws each; the page of a larger one shows the pictures of the site, and
  /// on the front page, where an image can show no others, there is none.
  ///
  /// One takes 16 KB in each of three files, and a site of 1,000 screens may take 40 MB.
  package static let mostDrawn = 250

  /// Draws the map of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - scenes: Its screens.
  ///   - options: How the pictures of the site are drawn.
  ///   - mostDrawn: Up to how many screens are drawn in the map.
  package init(
    of name: String, _ scenes: [Scene], options: SiteOptions = SiteOptions(),
    mostDrawn: Int = Self.mostDrawn
  ) {
    let map = FlowMap(app: name, graph: FlowGraph(scenes))
    let isDrawn = scenes.count <= mostDrawn
    let light = MapPicture(map, scenes: isDrawn ? scenes : [])
    let schemes = SiteOptions.schemes(of: scenes.count)
    let files = ScreenPictureFiles(
      address: { schemes.contains($1) ? Site.Path.address(of: $0, $1) : nil },
      display: options.display, size: options.pictureSize)
    page = light.html(address: { Site.Path.address(of: $0) }, files: isDrawn ? nil : files)
    guard isDrawn else { return }
    let dark = MapPicture(map, scenes: scenes, scheme: .dark)
    picture = Picture(
      light: light.svg, dark: dark.svg, width: Int(light.layout.size.width.rounded(.up)),
      height: Int(light.layout.size.height.rounded(.up)))
  }
}

/// How the pictures of a site are drawn.
package struct SiteOptions: Sendable, Equatable {
  /// The device.
  package var device: Device
  /// Whether the bezel of the device is drawn.
  package var showsFrame: Bool
  /// Pixels a point, at least 1.
  package var scale: Int

  /// Up to how many screens have a dark picture besides the light one.
  ///
  /// A picture takes 29 KB, and a site of 1,000 screens may take 40 MB.
  package static let mostDarkScreens = 500

  /// Creates options.
  package init(device: Device = .phone, showsFrame: Bool = true, scale: Int = 2) {
    self.device = device
    self.showsFrame = showsFrame
    self.scale = scale
  }

  /// The schemes in which a site of so many screens has pictures, the light one first.
  static func schemes(of count: Int) -> [Theme.Scheme] {
    count > mostDarkScreens ? [.light] : [.light, .dark]
  }

  /// The picture of a screen: the page says what the caption would.
  ///
  /// Outside of the bezel is nothing but its colour. The page cuts the round corners, at whatever size and
  /// on whatever ground, and a ground of the picture's own would shine through at their edge.
  func picture(of scene: Scene, _ scheme: Theme.Scheme) -> DisplayList {
    let options = Wireframe.Options(
      device: device, scheme: scheme, showsCaption: false, showsFrame: showsFrame)
    var list = Wireframe(scene, options: options).displayList
    guard showsFrame else { return list }
    let outer = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
    list.items.append(
      .ring(
        outer: outer, outerRadius: 0,
        inner: outer.inset(x: device.bezel / 2, y: device.bezel / 2),
        innerRadius: (device.outerCorner + device.displayCorner) / 2, Theme.named(scheme).bezel))
    return list
  }

  /// The display in a picture, in points.
  var display: Rect {
    let bezel = showsFrame ? device.bezel : 0
    return Rect(x: bezel, y: bezel, width: device.display.width, height: device.display.height)
  }

  /// The width and the height of a picture in points.
  var pictureSize: Size {
    let bezel = showsFrame ? 2 * device.bezel : 0
    return Size(width: device.display.width + bezel, height: device.display.height + bezel)
  }
}
