package import FlowMaps
package import PlainText
package import Scenes
package import Wireframes

/// The flow map of an app on its site.
package struct SiteMap: Sendable, Equatable {
  /// The map on the front page, as SVG.
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

  /// The picture on the front page; nil if it would be too large.
  package var picture: Picture?
  /// The interactive page, as HTML.
  package var page: [UInt8]

  /// Creates a map from its files.
  package init(picture: Picture?, page: [UInt8]) {
    self.picture = picture
    self.page = page
  }

  /// The most screens that are drawn in the map.
  ///
  /// The page of a larger map shows the pictures of the site; the
  /// front page, where an image cannot load other images, then has no map.
  ///
  /// A screen takes 16 KB in each of three files, and a site of 1,000 screens may take 40 MB.
  package static let mostDrawn = 250

  /// Draws the map of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - scenes: Its screens.
  ///   - options: How the pictures of the site are drawn.
  ///   - mostDrawn: The most screens that are drawn in the map.
  ///   - sourceLinks: The links from the map to places in the app's source, if any.
  package init(
    of name: String, _ scenes: [Scene], options: SiteOptions = SiteOptions(),
    mostDrawn: Int = Self.mostDrawn, sourceLinks: SourceLinks? = nil
  ) {
    let map = FlowMap(app: name, graph: FlowGraph(scenes))
    let isDrawn = scenes.count <= mostDrawn
    var light = MapPicture(map, scenes: scenes, drawsScreens: isDrawn)
    light.sourceLinks = sourceLinks
    let schemes = SiteOptions.schemes(of: scenes.count)
    let files = ScreenPictureFiles(
      address: { schemes.contains($1) ? Site.Path.address(of: $0, $1) : nil },
      display: options.display, size: options.pictureSize)
    page = light.html(address: { Site.Path.address(of: $0) }, files: isDrawn ? nil : files)
    guard isDrawn else { return }
    let dark = MapPicture(map, scenes: scenes, variant: Variant(scheme: .dark))
    picture = Picture(
      light: light.svg, dark: dark.svg, width: Int(light.layout.size.width.rounded(.up)),
      height: Int(light.layout.size.height.rounded(.up)))
  }
}

extension SiteMap {
  /// Checks that the map of an app can be drawn.
  ///
  /// - Throws: ``MapDrawingError`` for too many screens or tabs.
  package static func check(_ scenes: [Scene]) throws(MapDrawingError) {
    try FlowMap(app: "", graph: FlowGraph(scenes)).checkDrawable()
  }
}

/// How the pictures of a site are drawn.
package struct SiteOptions: Sendable, Equatable {
  /// The device.
  package var model: DeviceModel
  /// The language of the texts, which decides the direction; nil for that of the manifest.
  package var locale: TextLocale?
  /// Whether the bezel of the device is drawn.
  package var showsFrame: Bool
  /// Pixels per point, at least 1.
  package var scale: Int

  /// The most screens that have dark pictures in addition to the light ones.
  ///
  /// A picture takes 29 KB, and a site of 1,000 screens may take 40 MB.
  package static let mostDarkScreens = 500

  /// Creates options.
  package init(
    model: DeviceModel = .phone, locale: TextLocale? = nil, showsFrame: Bool = true, scale: Int = 2
  ) {
    self.model = model
    self.locale = locale
    self.showsFrame = showsFrame
    self.scale = scale
  }

  /// The dimensions of the device.
  private var device: Device { model.frame(in: .portrait) }

  /// The schemes of the pictures of a site, given the number of screens, the light one first.
  static func schemes(of count: Int) -> [Theme.Scheme] {
    count > mostDarkScreens ? [.light] : [.light, .dark]
  }

  /// The picture of a screen, without a caption, because the page has the same text.
  ///
  /// The area outside the bezel has the bezel's colour: the page clips the round corners at any size and on any
  /// background, and another colour would show at their edges.
  func picture(of scene: Scene, _ scheme: Theme.Scheme) -> DisplayList {
    picture(of: scene, in: Variant(device: model, scheme: scheme, locale: locale))
  }

  /// The picture of a screen in a variant.
  func picture(of scene: Scene, in variant: Variant) -> DisplayList {
    let options = Wireframe.Options(
      variant: variant, showsCaption: false, showsFrame: showsFrame)
    var list = Wireframe(scene, options: options).displayList
    // The page clips a window at its outer edge, which is a line.
    guard showsFrame, variant.frame.kind != .window else { return list }
    let device = variant.frame
    let outer = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
    list.items.append(
      .ring(
        outer: outer, outerRadius: 0,
        inner: outer.inset(x: device.bezel / 2, y: device.bezelEnd / 2),
        innerRadius: (device.outerCorner + device.displayCorner) / 2,
        Theme.named(variant.scheme, contrast: variant.contrast).bezel))
    return list
  }

  /// The size of a picture in a variant, in points.
  func size(of variant: Variant) -> Size {
    showsFrame ? variant.frame.outerSize : variant.frame.display
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
