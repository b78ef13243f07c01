/// The measures of a device, in points.
public struct Device: Hashable, Sendable {
  /// The name that selects the device on the command line.
  public var name: String
  /// The size of the display.
  public var display: Size
  /// The height of the status bar.
  public var statusBarHeight: Double
  /// The height of the area round the home indicator.
  public var homeIndicatorHeight: Double
  /// The radius of the display's corners.
  public var displayCorner: Double
  /// The width of the bezel round the display.
  public var bezel: Double
  /// The radius of the bezel's outer corners.
  public var outerCorner: Double
  /// The number of pixels a point.
  public var scale: Int

  /// Creates a device from its measures in points.
  public init(
    name: String,
    display: Size,
    statusBarHeight: Double,
    homeIndicatorHeight: Double,
    displayCorner: Double,
    bezel: Double,
    outerCorner: Double,
    scale: Int
  ) {
    self.name = name
    self.display = display
    self.statusBarHeight = statusBarHeight
    self.homeIndicatorHeight = homeIndicatorHeight
    self.displayCorner = displayCorner
    self.bezel = bezel
    self.outerCorner = outerCorner
    self.scale = scale
  }

  /// A phone with a display of 390 × 844 points, drawn with two pixels a point.
  public static let phone = Device(
    name: "phone", display: Size(width: 390, height: 844), statusBarHeight: 54,
    homeIndicatorHeight: 34, displayCorner: 44, bezel: 12, outerCorner: 54, scale: 2)
}
