package import Scenes

/// A screen laid out for one device and one theme: the display list and the regions of the picture.
package struct Wireframe: Sendable, Equatable {
  /// A named part of the picture.
  package struct Region: Sendable, Equatable {
    /// The name, such as `statusBar` or `layer 1`.
    package var name: String
    /// The position in points.
    package var rect: Rect
    /// The inner area that is not part of the region, such as the display in the bezel; nil without one.
    package var opening: RoundedRect?

    /// Creates a region from its name and its position in points.
    package init(name: String, rect: Rect, opening: RoundedRect? = nil) {
      self.name = name
      self.rect = rect
      self.opening = opening
    }
  }

  /// An icon of the picture.
  package struct Icon: Sendable, Equatable {
    /// The SF Symbols name.
    package var name: String
    /// The text that the icon belongs to, such as the title of its row; nil if the text rendering has its name.
    package var label: String?
    /// The position in points.
    package var rect: Rect
  }

  /// The variant and what is drawn around the display.
  package struct Options: Hashable, Sendable {
    /// The device, the colours and the size of texts.
    package var variant: Variant
    /// Whether the id and the crumbs are drawn above the device.
    package var showsCaption: Bool
    /// Whether the bezel of the device is drawn.
    package var showsFrame: Bool

    /// Creates options; by default a light phone with caption and bezel.
    package init(
      variant: Variant = .standard, showsCaption: Bool = true, showsFrame: Bool = true
    ) {
      self.variant = variant
      self.showsCaption = showsCaption
      self.showsFrame = showsFrame
    }

    /// Creates options for a phone in a colour scheme.
    package init(
      scheme: Theme.Scheme, showsCaption: Bool = true, showsFrame: Bool = true
    ) {
      self.init(
        variant: Variant(scheme: scheme), showsCaption: showsCaption, showsFrame: showsFrame)
    }

    /// Whether the picture is light or dark.
    package var scheme: Theme.Scheme {
      get { variant.scheme }
      set { variant.scheme = newValue }
    }

    /// The dimensions of the device.
    package var device: Device { variant.frame }
  }

  /// The names of all regions except layers, sorted.
  package static let regionNames = [
    "alert", "bezel", "caption", "confirmation", "content", "menu", "navigationBar", "sidebar",
    "statusBar", "tabBar",
  ]

  /// The height of the caption above the device, in points.
  package static var captionHeight: Double { Metrics.captionHeight }

  /// The items to paint.
  package var displayList: DisplayList
  /// The named parts, bottom first: of two that overlap, the later one is visible.
  package var regions: [Region]
  /// The icons in the order in which they are drawn.
  package var icons: [Icon]
  /// The texts of the top page or layer that are cut, or split inside of a word, in the order in which they are drawn.
  package var misfits: [ShownMisfit]

  /// Lays out a scene.
  ///
  /// - Complexity: O(*n*) for texts of total length *n*; content below the display's edge is not laid out.
  package init(_ scene: Scene, options: Options = Options()) {
    let device = options.device
    var sketch = Sketch(options.variant)
    let caption = options.showsCaption ? Metrics.captionHeight : 0
    let bezel = options.showsFrame ? Point(x: device.bezel, y: device.bezelEnd) : Point(x: 0, y: 0)
    let size = Size(
      width: device.display.width + 2 * bezel.x,
      height: device.display.height + 2 * bezel.y + caption)
    if options.variant.direction == .rightToLeft { sketch.mirrorWidth = size.width }

    let frame = options.showsFrame ? DeviceFrame(device) : nil
    sketch.origin = Point(x: 0, y: caption)
    frame?.mark(on: &sketch)
    sketch.origin = Point(x: bezel.x, y: caption + bezel.y)
    ScreenDrawing(scene: scene).draw(on: &sketch)
    sketch.origin = Point(x: 0, y: caption)
    frame?.draw(on: &sketch)
    sketch.origin = Point(x: 0, y: 0)
    if options.showsCaption {
      Caption(scene: scene, variant: options.variant).draw(width: size.width, on: &sketch)
    }

    displayList = DisplayList(
      size: size, background: sketch.theme.canvas, items: sketch.items)
    regions = sketch.regions
    icons = sketch.icons
    misfits = sketch.misfits
  }
}
