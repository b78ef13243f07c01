import Wireframes

/// The dimensions of a flow map, in points.
enum MapMetrics {
  /// The margin around everything.
  static let margin = 20.0
  static let headerHeight = 76.0
  /// The minimum width of header and legend.
  static let minWidth = 1_000.0
  /// The same in a comparison, which has longer texts.
  static let minComparisonWidth = 1_640.0
  /// The maximum right edge of the legend, so that it is visible at the left side of a wide map.
  static let maxHeaderWidth = 2_000.0

  static let laneGap = 18.0
  static let laneCorner = 20.0
  static let lanePadding = 24.0
  /// From the edge of the lane to the first picture, for the tab's icon, title and count.
  static let laneTitleWidth = 232.0
  static let minLaneHeight = 132.0

  static let picture = Size(width: 134, height: 290)
  static let pictureCorner = 15.0
  /// The title and the id below the picture.
  static let captionHeight = 46.0
  static let chipHeight = 18.0
  static let chipGap = 4.0
  /// The maximum number of chips of a screen; the last one counts the rest.
  static let maxChips = 4
  /// Between screens in a column.
  static let rowGap = 26.0

  /// Between columns, if few lines turn.
  static let minGutter = 98.0
  /// Between a picture and the first turn of its lines, at least.
  static let gutterStart = 22.0
  /// Between the last turn of a line and its target picture, with space for the arrowhead.
  static let gutterEnd = 27.0
  /// Between parallel lines.
  static let linePitch = 11.0
  /// Between the end of a line and its picture.
  static let lineInset = 4.0
  static let lineCorner = 10.0
  /// Between the lines of a corridor and the screens below and above it.
  static let corridorPadding = 12.0

  /// The maximum number of children with separate lines; more children share one line per kind.
  static let maxSeparateLines = 8
  /// The maximum number of columns from a screen to its child, also for a transition over more steps.
  static let maxColumnDistance = 4

  /// The maximum extent relative to the smallest layout, to have fewer additional columns.
  static let maxExtentRatio = 1.2
  /// The minimum height limit of a lane: four screens.
  static let minHeightLimit = 4 * (picture.height + captionHeight + rowGap)

  /// The height of a screen with its caption and its chips.
  static func height(chips: Int) -> Double {
    picture.height + captionHeight
      + (chips == 0 ? 0 : Double(chips) * (chipHeight + chipGap) + 4)
  }
}
