// The colours of increased contrast: every text differs from what is behind it by at least 6.5 : 1.
extension Theme {
  /// Dark on light with increased contrast.
  static let strongLight: Theme = {
    var theme = light
    theme.secondary = Color(hex: 0x4C4C50)
    theme.tertiary = Color(hex: 0x55555A)
    theme.placeholder = Color(hex: 0x55555A)
    theme.separator = Color(hex: 0x8E8E93)
    theme.outline = Color(hex: 0x8E8E93)
    theme.accent = Color(hex: 0x1A479F)
    theme.destructive = Color(hex: 0x8C1813)
    return theme
  }()

  /// Light on dark with increased contrast.
  static let strongDark: Theme = dark.strengthened

  /// The colours on a layer in a dark picture with increased contrast.
  static let strongElevatedDark: Theme = {
    var theme = elevatedDark.strengthened
    theme.destructiveFill = Color(hex: 0x42191A)
    return theme
  }()

  private var strengthened: Theme {
    var theme = self
    theme.secondary = Color(hex: 0xD1D1D6)
    theme.tertiary = Color(hex: 0xA1A1A6)
    theme.placeholder = Color(hex: 0xA1A1A6)
    theme.separator = Color(hex: 0x6C6C70)
    theme.outline = Color(hex: 0x6C6C70)
    theme.accent = Color(hex: 0xA9C4FF)
    theme.onAccent = Color(hex: 0x0B1533)
    theme.destructive = Color(hex: 0xFFA8A2)
    return theme
  }
}
