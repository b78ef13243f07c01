import CommandParsing
import Scenes
import Wireframes

/// How pictures look.
struct DrawingOptions: OptionGroup {
  private let theme = SchemeOption()
  private let resolution = ScaleOption()
  private let outline = OutlineOptions()

  var scheme: Theme.Scheme { theme.scheme }
  var scale: Int { resolution.scale }
  var showsFrame: Bool { outline.showsFrame }
  var wireframe: Wireframe.Options { outline.wireframe(scheme: scheme) }
}

/// The theme of pictures.
struct SchemeOption: OptionGroup {
  @Option("scheme", .choice, "the theme (default: light)") var scheme = Theme.Scheme.light
}

/// The resolution of pictures.
struct ScaleOption: OptionGroup {
  /// Pixels for a point.
  @Option("scale", .number(in: 1...3), "pixels for a point, 1 to 3 (default: 2)") var scale = 2
}

/// What is drawn around a screen.
struct OutlineOptions: OptionGroup {
  /// Whether a picture has a caption above the device.
  @Flag("caption", "no caption above the device") var showsCaption = true
  /// Whether a picture has the device's bezel.
  @Flag("frame", "no bezel round the display") var showsFrame = true

  func wireframe(scheme: Theme.Scheme = .light) -> Wireframe.Options {
    Wireframe.Options(scheme: scheme, showsCaption: showsCaption, showsFrame: showsFrame)
  }
}
