import SwiftParsing

/// Comparisons of lengths that depend on the display, which is a phone's in portrait: `if geometry.size.width > 700 { … }`.
extension Evaluator {
  /// Whether a comparison of two values holds; nil if that is not known.
  ///
  /// - Parameter sign: `<`, `>`, `<=` or `>=`.
  func comparison(of left: Value, _ sign: String, _ right: Value) -> Bool? {
    if let isPortrait = left.isWidth(beside: right) { return sign.hasPrefix("<") == isPortrait }
    guard let first = left.length, let second = right.length else { return nil }
    return switch sign {
    case "<": first.isLess(than: second)
    case ">": second.isLess(than: first)
    case "<=": second.isLess(than: first).map { !$0 }
    default: first.isLess(than: second).map { !$0 }
    }
  }
}

extension ClosedRange<Double> {
  /// The width in points of a part of a phone's display.
  fileprivate static let widths: Self = 0...440
  /// The height in points of a part of a phone's display.
  fileprivate static let heights: Self = 0...956

  /// Whether a length is less than another; nil if that depends on which ones of those that are possible.
  fileprivate func isLess(than other: Self) -> Bool? {
    if upperBound < other.lowerBound { return true }
    return lowerBound >= other.upperBound ? false : nil
  }
}

extension Value {
  /// The lengths that a value may be: those of a display, or the one that it is; nil for other values.
  fileprivate var length: ClosedRange<Double>? {
    switch self {
    case .number(let number): Double(number).map { $0...$0 }
    case .unknown(let source, _):
      switch Self.displayLength(source)?.name {
      case "width": .widths
      case "height": .heights
      default: nil
      }
    default: nil
    }
  }

  /// Whether a value is the width, and another one the height, of one part of the display, or the reverse: true for the width
  /// first; nil for other values.
  fileprivate func isWidth(beside other: Value) -> Bool? {
    guard case .unknown(let first, _) = self, case .unknown(let second, _) = other,
      let one = Self.displayLength(first), let another = Self.displayLength(second),
      one.display == another.display
    else { return nil }
    return switch (one.name, another.name) {
    case ("width", "height"): true
    case ("height", "width"): false
    default: nil
    }
  }

  /// The parts of `geometry.size.width` and `UIScreen.main.bounds.width`; nil for what is no length of the display.
  private static func displayLength(_ source: String) -> (display: String, name: String)? {
    let parts = source.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, let name = parts.last, name == "width" || name == "height",
      let owner = parts.first?.lowercased()
    else { return nil }
    let isScreen = parts.dropLast().elementsEqual(["UIScreen", "main", "bounds"])
    let isGeometry = parts.count == 3 && parts[1] == "size" && geometryNames.contains(owner)
    guard isScreen || isGeometry else { return nil }
    return (parts.dropLast().joined(separator: "."), String(name))
  }

  /// What the parameter of a `GeometryReader` is usually called, in small letters.
  private static let geometryNames: Set<String> = [
    "g", "geo", "geom", "geometry", "geometryproxy", "geometryreader", "georeader", "gp", "gr",
    "gproxy", "metrics", "proxy", "reader",
  ]
}
