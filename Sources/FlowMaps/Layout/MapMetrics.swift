import Wireframes

/// The dimensions of a flow map, in points.
enum MapMetrics {
  /// The size of a map, unless its tiles need more or its pictures less.
  static let canvas = Size(width: 1_440, height: 900)
  /// The margin around everything.
  static let margin = 10.0
  static let headerHeight = 42.0
  /// The minimum width of a map, which header and legend need.
  static let minWidth = 1_000.0

  static let laneGap = 6.0
  static let laneCorner = 10.0
  static let lanePadding = 8.0
  /// The icon, the name and the number of screens of a tab.
  static let laneHeader = 22.0

  /// Between a frame and its screens.
  static let framePadding = 6.0
  static let frameCorner = 8.0

  /// The possible widths of pictures; the map has tiles instead of narrower ones, which are illegible.
  static let pictureWidths = Array(stride(from: 56.0, through: 170, by: 2))
  /// The possible widths of tiles.
  static let tileWidths = Array(stride(from: 64.0, through: 172, by: 4))
  static let tileHeight = 48.0
  static let pictureCorner = 8.0
  static let tileCorner = 6.0

  /// Between a picture and its title.
  static let captionGap = 3.0
  static let titleLineHeight = 12.0
  static let maxTitleLines = 2
  /// How much wider than its picture a title may be.
  static let captionOverhang = 6.0
  static let idHeight = 11.0
  static let chipHeight = 12.0
  static let chipGap = 2.0
  /// The maximum number of chips of a screen; the last one counts the rest.
  static let maxChips = 2
  static let maxConfirmationLines = 3
  static let confirmationGap = 4.0
  /// The height of a confirmation without its lines.
  static let confirmationPadding = 9.0
  static let confirmationLineHeight = 11.5
  /// The icon to the left of the text, and the margins of both.
  static let confirmationIndent = 15.0
  static let confirmationTrail = 4.0

  /// The width of a gutter in which one line turns.
  static let gutter = 17.0
  /// From the left edge of a gutter to its first turn.
  static let gutterStart = 7.0
  /// Between a screen and the child that hangs below it.
  static let hangGap = 13.0
  /// From the left edge of a screen to the first line that leaves it downwards.
  static let hangIndent = 14.0
  static let lineCorner = 5.0
  /// Between the end of a line and its screen.
  static let lineGap = 1.5

  /// The maximum number of shelves with lanes.
  static let maxShelves = 4
  /// The height of a shelf is a multiple of this part of the map's height, so that small changes keep it.
  static let shelfParts = 12
  /// More shelves are used only if the screens would otherwise be narrower than this part of the largest width.
  static let minWidthRatio = 0.88
}

/// The dimensions of a map that depend on the size and the kind of its screens.
struct MapScale: Hashable {
  let mode: MapMode
  /// The width of a screen.
  let width: Double

  /// Between screens side by side.
  var columnGap: Double { mode == .pictures ? 8 : 6 }
  /// Between screens below each other.
  var rowGap: Double { mode == .pictures ? 9 : 6 }
  /// Between parallel lines.
  var track: Double { mode == .pictures ? 5 : 8 }
  /// From the top of a screen to the first line on its left and right edge.
  var lineStart: Double { mode == .pictures ? 30 : 13 }

  /// The distances between lines on the edge of a screen: less than usual if there are many.
  func spacing(of count: Int) -> Double {
    let room = mode == .pictures ? 26.0 : 31.0
    return min(track, room / Double(max(1, count - 1)))
  }

  /// The width of a frame with a number of columns.
  func frameWidth(columns: Int) -> Double {
    2 * MapMetrics.framePadding + Double(columns) * width + Double(columns - 1) * columnGap
  }

  /// The width in which a lane with a number of columns should fit.
  func budget(columns: Int) -> Double {
    Double(columns) * width + Double(columns - 1) * MapMetrics.gutter + 12
  }
}
