import Wireframes

/// The measures of a flow map, in points.
enum MapMetrics {
  /// The edge round everything.
  static let margin = 20.0
  static let headerHeight = 76.0
  /// Header and legend need at least so much.
  static let leastWidth = 1_000.0
  /// Those of a comparison, which say more.
  static let leastComparisonWidth = 1_640.0
  /// On a wider map the legend ends here, and not at its right edge: it is in sight where the map begins.
  static let mostHeaderWidth = 2_000.0

  static let laneGap = 18.0
  static let laneCorner = 20.0
  static let lanePadding = 24.0
  /// From the edge of the lane to the first picture: the tab's icon, title and count stand there.
  static let laneTitleWidth = 232.0
  static let leastLaneHeight = 132.0

  static let picture = Size(width: 134, height: 290)
  static let pictureCorner = 15.0
  /// The title and the id below the picture.
  static let captionHeight = 46.0
  static let chipHeight = 18.0
  static let chipGap = 4.0
  /// A screen that declares more links shows how many more there are.
  static let mostChips = 4
  /// Between screens below each other.
  static let rowGap = 26.0

  /// Between screens side by side, where few lines turn.
  static let leastGutter = 98.0
  /// Between the picture that a line leaves and the first turn, at least.
  static let gutterStart = 22.0
  /// Between the last turn and the picture that a line leads to: the arrowhead has its place there.
  static let gutterEnd = 27.0
  /// Between lines side by side.
  static let linePitch = 11.0
  /// Between a line and the picture that it comes from or leads to.
  static let lineInset = 4.0
  static let lineCorner = 10.0
  /// Between the lines of a corridor and what is below and above it.
  static let corridorPadding = 12.0

  /// Up to so many screens that one leads to each have a line of their own; more share one a kind.
  static let mostOwnLines = 8
  /// A way over more steps than these is drawn as one over so many.
  static let mostColumnsApart = 4

  /// A map may be so many times as large as the smallest one, if its trees go on in fewer further columns.
  static let mostExcess = 1.2
  /// The screens of a lane may always stand so high above each other: four of them.
  static let leastHeightLimit = 4 * (picture.height + captionHeight + rowGap)

  /// The height of a screen with its caption and its chips.
  static func height(chips: Int) -> Double {
    picture.height + captionHeight
      + (chips == 0 ? 0 : Double(chips) * (chipHeight + chipGap) + 4)
  }
}
