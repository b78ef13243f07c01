/// The dimensions of a device in one orientation, in points.
package struct Device: Hashable, Sendable {
  /// The kind of a device, which decides how pages and layers are arranged.
  package enum Kind: Hashable, Sendable {
    /// A phone without a home button.
    case phone
    /// A phone with a home button below its display.
    case buttonPhone
    /// A tablet.
    case pad
    /// A window on a desktop.
    case window
  }

  /// The name that selects the device on the command line.
  package var name: String
  /// The kind.
  package var kind = Kind.phone
  /// Whether there is room for columns, popovers and inspectors beside each other.
  package var isRegular = false
  /// The size of the display.
  package var display: Size
  /// The height of the status bar; 0 without one.
  package var statusBarHeight: Double
  /// The height of the area around the home indicator.
  package var homeIndicatorHeight: Double
  /// The width at the left and at the right of the display that has no content.
  package var sideInset = 0.0
  /// The radius of the display's corners.
  package var displayCorner: Double
  /// The width of the bezel at the left and at the right of the display.
  package var bezel: Double
  /// The height of the bezel above and below the display.
  package var bezelEnd: Double
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
    bezelEnd = bezel
    self.outerCorner = outerCorner
    self.scale = scale
  }

  /// A phone with a display of 390 × 844 points, drawn with two pixels per point.
  package static let phone = DeviceModel.phone.frame(in: .portrait)

  /// Whether the device is low, like a phone on its side: titles are inline and sheets fill the display.
  package var isLow: Bool { isPhone && display.height < display.width }

  /// Whether the device is a phone, which has its tabs at the bottom.
  package var isPhone: Bool { kind == .phone || kind == .buttonPhone }

  /// The outer size with the bezel, in points.
  package var outerSize: Size {
    Size(width: display.width + 2 * bezel, height: display.height + 2 * bezelEnd)
  }
}

/// The dimensions shared by all devices, in points.
enum Metrics {
  static let navigationBarHeight = 44.0
  static let largeTitleHeight = 48.0
  /// The tab bar without the area of the home indicator.
  static let tabBarHeight = 49.0
  /// The tab bar of a low display, without the area of the home indicator.
  static let lowTabBarHeight = 32.0
  /// The space above the bar on a display without a status bar.
  static let lowBarTop = 4.0
  static let margin = 16.0
  static let cardCorner = 12.0
  /// The space above and below a block on a card that is not a list row.
  static let cardPadding = 12.0
  static let rowHeight = 56.0
  static let buttonHeight = 50.0
  static let buttonCorner = 14.0
  /// The space between the status bar and a large sheet.
  static let sheetRise = 12.0
  static let sheetCorner = 14.0
  /// The top of a sheet's bar, below its grabber.
  static let sheetBarTop = 11.0
  /// How far the edge of a lower sheet rises above the sheet on it, and how much narrower it is.
  static let lowerSheetRise = 12.0
  static let lowerSheetInset = 16.0
  static let captionHeight = 60.0
}
