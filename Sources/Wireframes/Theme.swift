/// The colours of a picture.
package struct Theme: Hashable, Sendable {
  /// Whether a picture is light or dark.
  package enum Scheme: String, Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// The background behind the device.
  package var canvas: Color
  /// The background behind the cards of a list.
  package var background: Color
  /// Cards and plain pages.
  package var surface: Color
  /// The tab bar and the first card of a confirmation.
  package var bar: Color
  /// Titles and body text.
  package var text: Color
  /// Values, subtitles and headers.
  package var secondary: Color
  /// Chevrons, grabbers and switches that are off.
  package var tertiary: Color
  /// Fields, tiles and placeholders.
  package var fill: Color
  /// The selected segment of a segmented control.
  package var selection: Color
  /// The icon on a placeholder.
  package var placeholder: Color
  /// Lines between rows.
  package var separator: Color
  /// Buttons, links and selected items.
  package var accent: Color
  /// The background of secondary buttons.
  package var accentFill: Color
  /// Text and icons on the accent colour.
  package var onAccent: Color
  /// Destructive buttons.
  package var destructive: Color
  /// The background of destructive buttons.
  package var destructiveFill: Color
  /// The frame of the device.
  package var bezel: Color
  /// The overlay on the pages below a layer.
  package var dim: Color
  /// The outline of cards and pictures; nil without outlines.
  package var outline: Color?

  /// Dark on light.
  package static let light = Theme(
    canvas: Color(hex: 0xFFFFFF), background: Color(hex: 0xF2F2F7),
    surface: Color(hex: 0xFFFFFF), bar: Color(hex: 0xFBFBFD), text: Color(hex: 0x1C1C1E),
    secondary: Color(hex: 0x8A8A8E), tertiary: Color(hex: 0xC7C7CC), fill: Color(hex: 0xE4E4EA),
    selection: Color(hex: 0xFFFFFF), placeholder: Color(hex: 0xB0B0B8),
    separator: Color(hex: 0xE2E2E8),
    accent: Color(hex: 0x3B6FE0), accentFill: Color(hex: 0xE1E9FB),
    onAccent: Color(hex: 0xFFFFFF), destructive: Color(hex: 0xD7443E),
    destructiveFill: Color(hex: 0xFBE6E5), bezel: Color(hex: 0x1C1C1E),
    dim: Color(hex: 0x000000, alpha: 97))

  /// Light on dark.
  package static let dark = Theme(
    canvas: Color(hex: 0x1C1C1E), background: Color(hex: 0x000000),
    surface: Color(hex: 0x1C1C1E), bar: Color(hex: 0x121214), text: Color(hex: 0xFFFFFF),
    secondary: Color(hex: 0x98989F), tertiary: Color(hex: 0x48484A), fill: Color(hex: 0x2C2C2E),
    selection: Color(hex: 0x636366), placeholder: Color(hex: 0x636366),
    separator: Color(hex: 0x38383A),
    accent: Color(hex: 0x6C97F5), accentFill: Color(hex: 0x1B2A4A),
    onAccent: Color(hex: 0xFFFFFF), destructive: Color(hex: 0xFF6961),
    destructiveFill: Color(hex: 0x4A1D1B), bezel: Color(hex: 0x3A3A3C),
    dim: Color(hex: 0x000000, alpha: 140))

  /// The colours on a sheet or a confirmation in a dark picture: black on dimmed black has no visible
  /// edge, so each surface is one step lighter, as on the device.
  static let elevatedDark: Theme = {
    var theme = dark
    theme.background = Color(hex: 0x1C1C1E)
    theme.surface = Color(hex: 0x2C2C2E)
    theme.bar = Color(hex: 0x2C2C2E)
    theme.fill = Color(hex: 0x3A3A3C)
    theme.separator = Color(hex: 0x48484A)
    theme.tertiary = Color(hex: 0x5A5A5E)
    return theme
  }()

  /// The theme of a layer above a page.
  var elevated: Theme {
    switch self {
    case .dark: .elevatedDark
    case .strongDark: .strongElevatedDark
    default: self
    }
  }

  /// The overlay on the page below an open menu, lighter than ``dim``.
  var menuDim: Color {
    var color = dim
    // 14 % in a light picture.
    color.alpha = UInt8(Int(dim.alpha) * 3 / 8)
    return color
  }

  /// The colour of a bar instead of text: grey like a skeleton, or a pale shade of a coloured text.
  ///
  /// It is clear in part, so that the bar can be seen on any ground. On a light card each of the three greys gives
  /// about ``fill``.
  func bar(for color: Color) -> Color {
    var bar = color
    bar.alpha =
      switch color {
      case text: 36
      case secondary: 66
      case tertiary: 132
      default: 112
      }
    return bar
  }

  /// The theme of a scheme and a contrast.
  package static func named(_ scheme: Scheme, contrast: Contrast = .standard) -> Theme {
    switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): strongLight
    case (.dark, .increased): strongDark
    }
  }
}

/// An sRGB colour with 8 bits per channel, not premultiplied.
package struct Color: Hashable, Sendable {
  /// The red channel, 0 to 255.
  package var red: UInt8
  /// The green channel, 0 to 255.
  package var green: UInt8
  /// The blue channel, 0 to 255.
  package var blue: UInt8
  /// The opacity, 0 (clear) to 255 (opaque).
  package var alpha: UInt8

  /// Creates a colour from its channels, each 0 to 255.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from a number such as `0x3B6FE0`.
  package init(hex: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }
}
