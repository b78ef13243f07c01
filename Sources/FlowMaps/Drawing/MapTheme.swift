import Scenes
import Wireframes

/// The colours of a flow map.
struct MapTheme {
  /// Those of the wireframes.
  var screens: Theme
  /// Behind everything.
  var canvas: Color
  /// Behind the screens of a tab.
  var lane: Color
  /// The edge of a picture.
  var edge: Color
  /// Behind a link.
  var chip: Color
  /// Small texts: darker than those of the wireframes, to be read in their real size.
  var label: Color
  /// The name of a screen that does not exist.
  var missing: Color
  /// A page on the stack.
  var push: Color
  /// A full-screen cover.
  var cover: Color
  /// A declared link.
  var link: Color
  /// Over a screen that is as it was, in a comparison.
  var veil: Color
  /// What is new in a comparison.
  var added: Color
  /// What is gone in a comparison.
  var removed: Color
  /// What is in another place in a comparison.
  var moved: Color
  /// What is other in a comparison.
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

  /// How a line of a kind is drawn.
  func pen(_ kind: FlowGraph.Edge.Kind) -> (width: Double, dash: [Double], color: Color) {
    switch kind {
    case .step(.push): (1.5, [], push)
    case .step(.sheet): (2, [8, 4], screens.accent)
    case .step(.cover): (3, [], cover)
    case .step(.confirmation): (2.2, [3.5, 3], screens.destructive)
    case .link: (1.5, [1.5, 3], link)
    }
  }
}

/// What of a map is new, gone or other in a comparison.
struct MapMarks: Sendable, Equatable {
  enum Mark: String, Sendable, Equatable, CaseIterable {
    case added, removed
    /// In another place on the map.
    case moved
    /// In the same place, but other.
    case changed
  }

  /// By the index of the screen; nothing for one that is as it was.
  var nodes: [Int: Mark] = [:]
  /// By the index of the edge.
  var edges: [Int: Mark] = [:]
}

extension MapTheme {
  func color(_ mark: MapMarks.Mark) -> Color {
    switch mark {
    case .added: added
    case .removed: removed
    case .moved: moved
    case .changed: changed
    }
  }
}
