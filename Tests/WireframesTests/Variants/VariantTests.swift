import Foundation
import Testing

@testable import Wireframes

@Suite("Variants") struct VariantTests {
  static let all: [Variant] = DeviceModel.all.flatMap { device in
    (device.orientations.isEmpty ? [.portrait] : device.orientations).flatMap { orientation in
      Theme.Scheme.allCases.flatMap { scheme in
        Contrast.allCases.flatMap { contrast in
          TextSize.allCases.flatMap { size in
            LayoutDirection.allCases.map { direction in
              Variant(
                device: device, orientation: orientation, scheme: scheme, contrast: contrast,
                textSize: size, direction: direction)
            }
          }
        }
      }
    }
  }

  @Test("every suffix is read back, and no two variants share one")
  func roundTrip() {
    var seen: Set<String> = []
    for variant in Self.all {
      #expect(Variant(suffix: variant.suffix) == variant)
      seen.insert(variant.suffix)
    }
    #expect(seen.count == Self.all.count)
  }

  @Test(
    "suffixes have a fixed order",
    arguments: [
      ("standard", ""), ("phone", ""), ("dark", "~dark"),
      ("ax3~dark~landscape~phone-se", "~phone-se~landscape~dark~ax3"),
      ("rtl~contrast~light~l", "~contrast~rtl"), ("de~ax3", "~ax3~de"), ("source", ""),
      ("ar", "~ar"), ("ar~rtl", "~ar"), ("ltr~ar", "~ar~ltr"), ("rtl~pt-BR", "~pt-BR~rtl"),
      ("ltr~de", "~de"), ("accented~dark", "~dark~accented"), ("right-to-left", "~right-to-left"),
    ])
  func order(name: String, suffix: String) throws {
    #expect(try Variant(name: name).suffix == suffix)
  }

  @Test("a suffix in another order is not the suffix of a file")
  func otherOrder() {
    #expect(Variant(suffix: "~ax3~dark") == nil)
    #expect(Variant(suffix: "~light") == nil)
    #expect(Variant(suffix: "dark") == nil)
  }

  @Test(
    "wrong names are refused",
    arguments: [
      ("phone-si", VariantError.unknownWord("phone-si", nearest: "phone-se")),
      ("dark~light", .contradiction("dark", "light")),
      ("phone~phone-se", .contradiction("phone", "phone-se")),
      ("de~ar", .contradiction("de", "ar")), ("de~source", .contradiction("de", "source")),
      ("right-to-left~ltr", .contradiction("right-to-left", "ltr")),
      ("acented", .unknownWord("acented", nearest: "accented")),
      ("", .unknownWord("", nearest: nil)),
      ("dark~", .unknownWord("", nearest: nil)),
    ])
  func errors(name: String, error: VariantError) {
    #expect(throws: error) { try Variant(name: name) }
  }

  @Test(
    "a window has no orientation, and the nearest variant is named",
    arguments: [
      ("mac-window~landscape", "landscape", "mac-window"),
      ("portrait~dark~mac-window", "portrait", "mac-window~dark"),
    ])
  func window(name: String, orientation: String, nearest: String) {
    let error = VariantError.orientation(orientation, device: "mac-window", nearest: nearest)
    #expect(throws: error) { try Variant(name: name) }
    #expect(
      "\(error)"
        == "'mac-window' has no orientation '\(orientation)'; did you mean '\(nearest)'?")
  }

  @Test(
    "pads and the window have their displays and insets",
    arguments: [
      ("pad-mini", 744.0, 1133.0, 24.0, 20.0), ("pad-11~landscape", 1210, 834, 24, 20),
      ("pad-13", 1032, 1376, 24, 20), ("mac-window", 1280, 800, 0, 0),
    ])
  func wideDevices(name: String, width: Double, height: Double, top: Double, bottom: Double) throws
  {
    let device = try Variant(name: name).frame
    #expect(device.display == Size(width: width, height: height))
    #expect(device.statusBarHeight == top)
    #expect(device.homeIndicatorHeight == bottom)
    #expect(device.isRegular && !device.isLow)
  }

  @Test("only the largest phone has room for columns, and only on its side")
  func regularPhones() {
    let names = Self.all.filter { $0.device.name.hasPrefix("phone") && $0.frame.isRegular }
      .map { $0.frame.name + ($0.orientation == .landscape ? "~landscape" : "") }
    #expect(Set(names) == ["phone-max~landscape"])
  }

  @Test("a language has its direction, unless another is given, and each suffix is read back")
  func locales() throws {
    for (name, direction) in [
      ("ar", LayoutDirection.rightToLeft), ("he~ltr", .leftToRight), ("de", .leftToRight),
      ("right-to-left", .rightToLeft), ("accented~rtl", .rightToLeft),
    ] {
      let variant = try Variant(name: name)
      #expect(variant.direction == direction, "\(name)")
      #expect(Variant(suffix: variant.suffix) == variant)
    }
  }

  @Test("the default variant has no suffix and is a phone")
  func standard() {
    #expect(Variant.standard.suffix == "")
    #expect(Variant.standard.name == "standard")
    #expect(Device.phone.display == Size(width: 390, height: 844))
  }

  @Test(
    "a phone on its side has the insets of its kind",
    arguments: [
      ("phone-se", 0.0, 0.0), ("phone", 47, 21), ("phone-16", 59, 21), ("phone-max", 62, 21),
    ])
  func landscape(name: String, side: Double, bottom: Double) throws {
    let model = try #require(DeviceModel.named(name))
    let (upright, device) = (model.frame(in: .portrait), model.frame(in: .landscape))
    #expect(device.display == Size(width: upright.display.height, height: upright.display.width))
    #expect(device.sideInset == side)
    #expect(device.homeIndicatorHeight == bottom)
    #expect(device.statusBarHeight == 0)
    #expect(
      device.outerSize == Size(width: upright.outerSize.height, height: upright.outerSize.width))
  }
}

@Suite("Colours of increased contrast") struct ContrastTests {
  @Test("every text differs from what is behind it by 6.5 : 1", arguments: Theme.Scheme.allCases)
  func ratios(scheme: Theme.Scheme) {
    let ground = Theme.named(scheme, contrast: .increased)
    for theme in [ground, ground.elevated] {
      let fills = [theme.background, theme.surface, theme.bar]
      for ink in [theme.text, theme.secondary, theme.accent, theme.destructive] {
        for fill in fills { #expect(ratio(ink, fill) >= 6.5, "\(ink) on \(fill)") }
      }
      #expect(ratio(theme.secondary, theme.fill) >= 6.5)
      #expect(ratio(theme.accent, theme.accentFill) >= 6.5)
      #expect(ratio(theme.destructive, theme.destructiveFill) >= 6.5)
      #expect(ratio(theme.onAccent, theme.accent) >= 6.5)
    }
  }

  /// The contrast ratio of WCAG 2.1.
  private func ratio(_ one: Color, _ other: Color) -> Double {
    let values = [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    let parts = [color.red, color.green, color.blue].map { channel -> Double in
      let value = Double(channel) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
