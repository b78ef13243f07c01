package import Scenes

/// The conditions in which a screen is drawn: one scene has a picture for each variant.
package struct Variant: Hashable, Sendable {
  /// The device.
  package var device: DeviceModel
  /// How the device is held; portrait for a device without orientations.
  package var orientation: Orientation
  /// Whether the picture is light or dark.
  package var scheme: Theme.Scheme
  /// How much colours differ.
  package var contrast: Contrast
  /// The size of Dynamic Type.
  package var textSize: TextSize
  /// The language of the texts; nil for the texts as the manifest has them.
  package var locale: TextLocale?
  /// The direction of the layout.
  package var direction: LayoutDirection

  /// Creates a variant; by default that of snapshots without a suffix.
  ///
  /// - Parameter direction: The direction; nil for that of the locale.
  package init(
    device: DeviceModel = .phone, orientation: Orientation? = nil, scheme: Theme.Scheme = .light,
    contrast: Contrast = .standard, textSize: TextSize = .l,
    locale: TextLocale? = nil, direction: LayoutDirection? = nil
  ) {
    self.device = device
    self.orientation = orientation ?? .portrait
    self.scheme = scheme
    self.contrast = contrast
    self.textSize = textSize
    self.locale = locale
    self.direction = direction ?? LayoutDirection(of: locale)
  }

  /// A light phone in portrait with texts of the default size.
  package static let standard = Variant()

  /// The part of file names between the id and the scale: `~phone-se~dark~ax3`; empty for the default.
  package var suffix: String { words.map { "~" + $0 }.joined() }

  /// What differs from the default, in the order of the suffix.
  private var words: [String] {
    var words: [String] = []
    if device != .phone { words.append(device.name) }
    if orientation == .landscape { words.append(orientation.rawValue) }
    if scheme == .dark { words.append(scheme.rawValue) }
    if contrast == .increased { words.append(contrast.rawValue) }
    if textSize != .l { words.append(textSize.rawValue) }
    if let locale { words.append(locale.name) }
    if direction != LayoutDirection(of: locale) { words.append(direction.rawValue) }
    return words
  }

  /// The name in lists: the suffix without its first `~`, or "standard".
  package var name: String { suffix.isEmpty ? Self.standardName : String(suffix.dropFirst()) }

  /// The name of the default variant.
  package static let standardName = "standard"

  /// The suffix of files that depend on nothing but the texts.
  package var textSuffix: String { locale.map { "~" + $0.name } ?? "" }

  /// The device in the catalogs of an app: `iphone`, `ipad` or `mac`.
  package var catalogDevice: String {
    device.name.hasPrefix("pad") ? "ipad" : device.name.hasPrefix("mac") ? "mac" : "iphone"
  }

  /// A scene with its texts in the language of the variant.
  package func scene(_ scene: Scene, _ translations: Translations) -> Scene {
    translations.scene(scene, in: locale, device: catalogDevice)
  }

  /// The dimensions of the device in its orientation.
  package var frame: Device { device.frame(in: orientation) }
}

/// How a device is held.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}

/// How much the colours of texts and lines differ from what is behind them.
package enum Contrast: String, Hashable, Sendable, CaseIterable {
  /// The usual colours.
  case standard
  /// Stronger colours and outlines, as with the setting "Increase Contrast".
  case increased = "contrast"
}

/// Where lines start.
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// At the left.
  case leftToRight = "ltr"
  /// At the right: the whole layout is mirrored.
  case rightToLeft = "rtl"
}

extension LayoutDirection {
  /// The direction in which a language is written.
  init(of locale: TextLocale?) {
    self = locale?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }
}
