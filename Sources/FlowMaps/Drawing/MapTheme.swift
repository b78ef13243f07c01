import Scenes
import Wireframes

/// The colours of a flow map.
struct MapTheme {
  /// The style of a line.
  struct LineStyle {
    var width: Double
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    var dash: [Double]
    var color: Color
  }

  /// The colours of the wireframes.
  var screens: Theme
  /// The background of the map.
  var canvas: Color
  /// The panel of a tab.
  var lane: Color
  /// A frame with screens that lead no further, and a tile.
  var frame: Color
  /// The tile of a tab's root.
  var root: Color
  /// The border of a tile and of a frame.
  var edge: Color
  /// The background of a chip.
  var chip: Color
  /// The background of a confirmation.
  var question: Color
  /// Small texts: darker than in the wireframes, since they are read at their real size.
  var label: Color
  /// The names of sheets, and of tabs.
  var accentLabel: Color
  /// Confirmations, and the name of a screen that does not exist.
  var missing: Color
  /// A push.
  var push: Color
  /// The bar of a tile that is pushed: paler than a line, since it is wider.
  var bar: Color
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
    screens: .light, canvas: Color(hex: 0xFFFFFF), lane: Color(hex: 0xF3F3F6),
    frame: Color(hex: 0xFFFFFF), root: Color(hex: 0xE4ECFD), edge: Color(hex: 0xC7C7CC),
    chip: Color(hex: 0xE9E4F8), question: Color(hex: 0xFDF0EF), label: Color(hex: 0x636369),
    accentLabel: Color(hex: 0x2F5FC9), missing: Color(hex: 0xB92C25), push: Color(hex: 0x8A8A8E),
    bar: Color(hex: 0xABABB0), cover: Color(hex: 0x1C1C1E), link: Color(hex: 0x5B3DA8),
    veil: Color(hex: 0xF3F3F6, alpha: 150),
    added: Color(hex: 0x17763F),
    removed: Color(hex: 0xC0322B), moved: Color(hex: 0x0B6E82), changed: Color(hex: 0xA36000))

  private static let dark = MapTheme(
    screens: .dark, canvas: Color(hex: 0x0E0E10), lane: Color(hex: 0x1A1A1C),
    frame: Color(hex: 0x252528), root: Color(hex: 0x1D2A47), edge: Color(hex: 0x48484A),
    chip: Color(hex: 0x2F2846), question: Color(hex: 0x351D1C), label: Color(hex: 0xA8A8B0),
    accentLabel: Color(hex: 0x8FB0F8), missing: Color(hex: 0xFF7B73), push: Color(hex: 0x98989F),
    bar: Color(hex: 0x6E6E74), cover: Color(hex: 0xFFFFFF), link: Color(hex: 0xBFABF7),
    veil: Color(hex: 0x1A1A1C, alpha: 150),
    added: Color(hex: 0x4CC47F),
    removed: Color(hex: 0xFF7B73), moved: Color(hex: 0x4FC3D6), changed: Color(hex: 0xF0A63C))

  static func named(_ scheme: Theme.Scheme) -> MapTheme {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }

  /// The style of a line, and of the outline of a screen that it leads to.
  func style(of kind: FlowGraph.Edge.Kind) -> LineStyle {
    switch kind {
    case .step(.push): LineStyle(width: 1, dash: [], color: push)
    case .step(.sheet): LineStyle(width: 1.3, dash: [4, 2.4], color: screens.accent)
    case .step(.cover): LineStyle(width: 1.8, dash: [], color: cover)
    case .step(.popover): LineStyle(width: 1.3, dash: [5, 2, 1.3, 2], color: screens.accent)
    case .step(.inspector): LineStyle(width: 1.3, dash: [9, 2.4], color: screens.accent)
    case .step(.confirmation): LineStyle(width: 1.1, dash: [1.6, 1.6], color: missing)
    case .step(.alert): LineStyle(width: 1.1, dash: [4.5, 1.6, 1.6, 1.6], color: missing)
    case .step(.state): LineStyle(width: 1, dash: [2.6, 2.2], color: push)
    case .link: LineStyle(width: 1, dash: [], color: link)
    }
  }

  /// The colour of the word for a kind.
  func text(of kind: FlowGraph.Edge.Kind?) -> Color {
    switch kind {
    case .step(.push), .step(.state): label
    case .step(.cover): screens.text
    case .step(.confirmation), .step(.alert): missing
    case .link: link
    case .step(.sheet), .step(.popover), .step(.inspector), nil: accentLabel
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
