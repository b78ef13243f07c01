/// The measures that all devices share, in points.
enum Metrics {
  static let navigationBarHeight = 44.0
  static let largeTitleHeight = 48.0
  /// The tab bar without the area of the home indicator.
  static let tabBarHeight = 49.0
  static let margin = 16.0
  static let cardCorner = 12.0
  /// The room above and below a block on a card that is not a line of a list.
  static let cardPadding = 12.0
  static let rowHeight = 56.0
  static let buttonHeight = 50.0
  static let buttonCorner = 14.0
  static let sheetTop = 66.0
  static let sheetCorner = 14.0
  /// The bar of a sheet begins below its grabber.
  static let sheetBarTop = 11.0
  /// How far the edge of a lower sheet stands above the one on it, and how much narrower it is.
  static let lowerSheetRise = 12.0
  static let lowerSheetInset = 16.0
  static let captionHeight = 60.0
}
