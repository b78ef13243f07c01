import Scenes
import SwiftParsing

/// What lies below other views, or dims a page below a card.
extension ViewNode {
  /// Whether it only fills a place, or is a background of the app's own.
  var isBackground: Bool {
    switch kind {
    case .framework(let name): Self.backgrounds.contains(name)
    case .own(let type): type.lastComponent.includes("Background")
    case .group: contents.allSatisfy { $0.views.allSatisfy(\.isBackground) }
    default: false
    }
  }

  private static let backgrounds: Set<String> = [
    "Color", "Image", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Spacer",
    "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient",
  ]

  /// Whether what is below can be seen through a colour.
  func isTranslucent(_ index: AppIndex) -> Bool {
    modifiers.contains { $0.name == "opacity" } || isWritten(with: ".opacity(", index)
  }

  /// Whether the source of a colour has a modifier.
  private func isWritten(with modifier: String, _ index: AppIndex) -> Bool {
    let source = index.sources[Int(place.file)].text(ByteRange(place.offset, place.offset + 80))
    let words = source.split(separator: " ")
    // The modifiers may be on lines of their own.
    let chain = words.prefix(1) + words.dropFirst().prefix { $0.hasPrefix(".") }
    return chain.contains { $0.contains(modifier) }
  }

  private static let fullSize = ["ignoresSafeArea", "edgesIgnoringSafeArea"]

  /// Whether it has a modifier that lets it reach the edges of the display.
  var ignoresSafeArea: Bool { modifiers.contains { Self.fullSize.contains($0.name) } }

  /// Whether it darkens or hides the whole display.
  func fillsDisplay(_ index: AppIndex) -> Bool {
    if case .own(let type) = kind {
      let words = DerivedTitle.words(in: type.lastComponent)
      return isBackground
        && words.contains { ["Overlay", "Full", "Fullscreen", "Dimmed"].contains($0) }
    }
    return dims(index)
      && (ignoresSafeArea
        || Self.fullSize.contains { isWritten(with: ".\($0)(", index) })
  }

  /// Whether it darkens or hides what is below.
  func dims(_ index: AppIndex) -> Bool {
    switch kind {
    case .framework("Rectangle"), .framework("LinearGradient"): return true
    case .framework("Color"):
      let start = place.offset
      let source = index.sources[Int(place.file)].text(ByteRange(start, start + 12))
      return !source.hasPrefix("Color.clear") && !source.hasPrefix("Color(.clear")
    default: return false
    }
  }
}
