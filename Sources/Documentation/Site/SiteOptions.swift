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
  static let mostDarkScreens = 500

  /// Creates options.
  package init(device: Device = .phone, showsFrame: Bool = true, scale: Int = 2) {
    self.device = device
    self.showsFrame = showsFrame
    self.scale = scale
  }

  /// How a picture of a scheme is drawn: the page says what the caption would.
  func wireframe(_ scheme: Theme.Scheme) -> Wireframe.Options {
    Wireframe.Options(
      device: device, scheme: scheme, showsCaption: false, showsFrame: showsFrame)
  }

  /// The width and the height of a picture in points.
  var pictureSize: Size {
    let bezel = showsFrame ? 2 * device.bezel : 0
    return Size(width: device.display.width + bezel, height: device.display.height + bezel)
  }
}
