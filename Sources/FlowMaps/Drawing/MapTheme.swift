import Scenes
import Wireframes

/// The colours of a flow map.
struct MapTheme {
  /// The colours of the wireframes.
  var screens: Theme
  /// The background of the map.
  var canvas: Color
  /// The panel of a tab.
  var lane: Color
  /// The border of a picture.
  var edge: Color
  /// The background of a chip.
  var chip: Color
  /// Small texts: darker than in the wireframes, since they are read at their real size.
  var label: Color
  /// The name of a screen that does not exist.
  var missing: Color
  /// A push.
  var push: Color
  /// A full-screen cover.
  var cover: Color
  /// A declared link.
  var link: Color
  /// The overlay on an unchanged screen in a comparison.
  var veil: Color
  /// Additions in a comparison.
  var added: Color
  /// Removals in a comparison.
  var removed: Color
  /// Moved and renamed screens in a comparison.
  var moved: Color
  /// Changed screens in a comparison.
  var changed: Color

  private static let light = MapTheme(
    screens: .light, canvas: Color(hex: 0xFFFFFF), lane: Color(hex: 0xF6F6F8),
    edge: Color(hex: 0xC7C7CC), chip: Color(hex: 0xECE9F6), label: Color(hex: 0x68686E),
    missing: Color(hex: 0xC0322B), push: Color(hex: 0x8A8A8E),
    cover: Color(hex: 0x1C1C1E), link: Color(hex: 0x6244B0), veil: Color(hex: 0xF6F6F8, alpha: 150),
    added: Color(hex: 0x17763F),
    removed: Color(hex: 0xC0322B), moved: Color(hex: 0x0B6E82), changed: Color(hex: 0xA36000))

  private static let dark = MapTheme(
    screens: .dark, canvas: Color(hex: 0x0E0E10), lane: Color(hex: 0x1A1A1C),
    edge: Color(hex: 0x48484A), chip: Color(hex: 0x2B2540), label: Color(hex: 0xA0A0A8),
    missing: Color(hex: 0xFF6961), push: Color(hex: 0x98989F),
    cover: Color(hex: 0xFFFFFF), link: Color(hex: 0xB9A3F5), veil: Color(hex: 0x1A1A1C, alpha: 150),
    added: Color(hex: 0x4CC47F),
    removed: Color(hex: 0xFF6961), moved: Color(hex: 0x4FC3D6), changed: Color(hex: 0xF0A63C))

  static func named(_ scheme: Theme.Scheme) -> MapTheme {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }

  /// The style of a line.
  func pen(_ kind: FlowGraph.Edge.Kind) -> (width: Double, dash: [Double], color: Color) {
    switch kind {
    case .step(.push): (1.5, [], push)
    case .step(.sheet): (2, [8, 4], screens.accent)
    case .step(.cover): (3, [], cover)
    case .step(.popover): (2, [8, 3, 2, 3], screens.accent)
    case .step(.inspector): (2, [14, 4], screens.accent)
    case .step(.confirmation): (2.2, [3.5, 3], screens.destructive)
    case .step(.alert): (2.2, [9, 3, 3, 3], screens.destructive)
    case .step(.state): (1.5, [5, 4], push)
    case .link: (1.5, [1.5, 3], link)
    }
  }
}

/// The changes in a comparison of maps.
struct MapMarks: Sendable, Equatable {
  enum Mark: String, Sendable, Equatable, CaseIterable {
    case added, removed
    /// At another position on the map.
    case moved
    /// With another id, but equal otherwise.
    case renamed
    /// At the same position, but different.
    case changed
  }

  /// By the index of the screen; none for an unchanged one.
  var nodes: [Int: Mark] = [:]
  /// By the index of the edge.
  var edges: [Int: Mark] = [:]
}

extension MapTheme {
  func color(_ mark: MapMarks.Mark) -> Color {
    switch mark {
    case .added: added
    case .removed: removed
    case .moved, .renamed: moved
    case .changed: changed
    }
  }
}
