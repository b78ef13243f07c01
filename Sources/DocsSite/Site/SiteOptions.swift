import Scenes
package import Wireframes

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
