/// How far up and down a block of screens reaches in each of its columns.
struct MapContour {
  /// What is taken of one column.
  struct Span {
    var top: Double
    var bottom: Double
  }

  /// From the block's own column to the right.
  private(set) var columns: [Span?] = []

  /// The number of columns.
  var width: Int { columns.count }
  var top: Double { columns.reduce(0) { min($0, $1?.top ?? 0) } }
  var bottom: Double { columns.reduce(0) { max($0, $1?.bottom ?? 0) } }

  /// Takes a part of a column.
  mutating func take(_ column: Int, _ span: Span) {
    while columns.count <= column { columns.append(nil) }
    guard let known = columns[column] else { return columns[column] = span }
    columns[column] = Span(top: min(known.top, span.top), bottom: max(known.bottom, span.bottom))
  }

  /// Takes everything that another block takes at a place in this one.
  mutating func take(_ other: MapContour, column: Int, y: Double) {
    for (index, span) in other.columns.enumerated() {
      guard let span else { continue }
      take(column + index, Span(top: span.top + y, bottom: span.bottom + y))
    }
  }

  /// The highest place at which another block lies below everything in this one.
  ///
  /// - Parameter gap: What is left free between the two.
  func place(below other: MapContour, column: Int, gap: Double) -> Double? {
    var place: Double?
    for (index, span) in columns.enumerated() {
      let target = column + index
      guard let span, other.columns.indices.contains(target), let taken = other.columns[target]
      else { continue }
      place = max(place ?? -.greatestFiniteMagnitude, taken.bottom + gap - span.top)
    }
    return place
  }
}
