/// The dimensions of a device, in points.
package struct Device: Hashable, Sendable {
  /// The name that selects the device on the command line.
  package var name: String
  /// The size of the display.
  package var display: Size
  /// The height of the status bar.
  package var statusBarHeight: Double
  /// The height of the area around the home indicator.
  package var homeIndicatorHeight: Double
  /// The radius of the display's corners.
  package var displayCorner: Double
  /// The width of the bezel around the display.
  package var bezel: Double
  /// The radius of the bezel's outer corners.
  package var outerCorner: Double
  /// The number of pixels per point.
  package var scale: Int

  /// Creates a device from its dimensions in points.
  package init(
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

  /// A phone with a display of 390 × 844 points, drawn with two pixels per point.
  package static let phone = Device(
    name: "phone", display: Size(width: 390, height: 844), statusBarHeight: 54,
    homeIndicatorHeight: 34, displayCorner: 44, bezel: 12, outerCorner: 54, scale: 2)
}

/// The dimensions shared by all devices, in points.
enum Metrics {
  static let navigationBarHeight = 44.0
  static let largeTitleHeight = 48.0
  /// The tab bar without the area of the home indicator.
  static let tabBarHeight = 49.0
  static let margin = 16.0
  static let cardCorner = 12.0
  /// The space above and below a block on a card that is not a list row.
  static let cardPadding = 12.0
  static let rowHeight = 56.0
  static let buttonHeight = 50.0
  static let buttonCorner = 14.0
  static let sheetTop = 66.0
  static let sheetCorner = 14.0
  /// The top of a sheet's bar, below its grabber.
  static let sheetBarTop = 11.0
  /// How far the edge of a lower sheet rises above the sheet on it, and how much narrower it is.
  static let lowerSheetRise = 12.0
  static let lowerSheetInset = 16.0
  static let captionHeight = 60.0
}
