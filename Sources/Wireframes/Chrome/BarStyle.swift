import Typography

/// The sizes of a navigation bar, in points.
struct BarStyle {
  /// The width of the longest text on a button.
  static let longestText = 120.0

  /// The space at both ends.
  var margin = Metrics.margin
  /// The space between buttons.
  var gap = 12.0
  var iconSize = 24.0
  var title = Font.headline
  var text = Font.body
  var prominent = Font.headline
  /// Whether the title follows the buttons at the start, instead of being in the middle.
  var hasTitleAtStart = false
  /// The space between the bar and the content.
  var contentGap = 8.0
  /// The left edge of a title at the start that follows no button.
  var titleInset = 20.0
  /// Whether the back button has the title of the page below.
  var hasBackTitle = true

  /// A bar that a finger uses, at compact width and on layers.
  static let phone = BarStyle()

  /// The bar of a page on a pad.
  static let pad: BarStyle = {
    var style = BarStyle()
    style.gap = 20
    return style
  }()

  /// The bar of a layer in a window.
  static let windowLayer: BarStyle = {
    var style = BarStyle()
    style.iconSize = 20
    style.title = Font(size: 13, weight: .semibold)
    style.text = Font(size: 13)
    style.prominent = style.title
    return style
  }()

  /// The toolbar of a window.
  static let window: BarStyle = {
    var style = windowLayer
    style.margin = 18
    style.gap = 18
    style.title = .status
    style.hasTitleAtStart = true
    style.hasBackTitle = false
    style.contentGap = 20
    return style
  }()

  /// The head of an inspector in a window.
  static let windowInspector: BarStyle = {
    var style = window
    style.title = windowLayer.title
    style.titleInset = 16
    style.contentGap = 12
    return style
  }()

  /// The bar of a page on a device.
  static func of(_ device: Device, at place: PagePlace) -> BarStyle {
    switch (device.kind, place) {
    case (.phone, _), (.buttonPhone, _): .phone
    case (.pad, _): place.isLayer ? .phone : .pad
    case (.window, .inspector): .windowInspector
    case (.window, _): place.isLayer ? .windowLayer : .window
    }
  }
}
