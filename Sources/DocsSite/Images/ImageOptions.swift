package import Wireframes

/// Which images are made for documents, and how.
package struct ImageOptions: Sendable, Equatable {
  /// The kinds of images.
  package enum Kind: String, Sendable, CaseIterable {
    /// Each screen by itself.
    case screens
    /// All of them beside each other.
    case sheet
    /// The steps to single screens.
    case storyboards
    /// The same steps one after the other, as animations.
    case filmstrips
  }

  /// Which kinds are made.
  package var kinds: Set<Kind>
  /// How each screen is drawn.
  package var wireframe: Wireframe.Options
  /// Pixels a point, at least 1.
  package var scale: Int
  /// How many screens stand beside each other on a contact sheet or a storyboard.
  package var columns: Int
  /// The ids of the screens that get a storyboard.
  package var storyboards: [String]
  /// The ids of the screens that get a filmstrip.
  package var filmstrips: [String]

  /// The most columns; more would not fit into a picture at the largest scale.
  package static let mostColumns = 16

  /// Creates options.
  package init(
    wireframe: Wireframe.Options = Wireframe.Options(), scale: Int = 2, columns: Int = 6,
    storyboards: [String] = [], filmstrips: [String] = [], kinds: Set<Kind> = Set(Kind.allCases)
  ) {
    self.kinds = kinds
    self.wireframe = wireframe
    self.scale = scale
    self.columns = min(max(1, columns), Self.mostColumns)
    self.storyboards = storyboards
    self.filmstrips = filmstrips
  }

  /// The end of the names of files: DocC's for pictures that are shown in dark pages.
  var ending: String { wireframe.scheme == .dark ? "~dark.png" : ".png" }
}
