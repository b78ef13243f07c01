import Wireframes

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
