/// The dimensions at regular width, in points.
enum RegularMetrics {
  static let padBarHeight = 50.0
  static let windowBarHeight = 52.0
  /// The space beside the content of a page.
  static let margin = 20.0
  /// The maximum width of content.
  static let contentWidth = 672.0
  static let inspectorWidth = 270.0
  static let inspectorMargin = 12.0
  static let formSheet = Size(width: 540, height: 620)
  /// The least space between a form sheet and the edge of the display.
  static let formSheetInset = 24.0
  static let popoverWidth = 320.0
  static let popoverCorner = 14.0
  /// The top of the bar of a form sheet.
  static let layerBarTop = 6.0
  /// The width of the controls of a window, with the space around them.
  static let windowControlsWidth = 78.0
}
