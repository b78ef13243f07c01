/// Why a file is no map that can be compared with.
package enum MapFileError: Error, Equatable {
  /// It is not JSON, or not that of a map.
  case notAMap
  /// It is of another version of the format.
  case otherVersion(Int)
  /// Two screens have the same id.
  case repeatedScreen(String)
  /// A way names a screen that is not there.
  case unknownScreen(String)
  /// A number is not one of those that it can be.
  case impossibleNumber(Int, Number)

  /// A number of a map, and which screen it is about.
  package enum Number: Equatable {
    case tab(of: String)
    case depth(of: String)
    /// Of the way to the screen.
    case steps(to: String)
  }
}

extension MapFileError: CustomStringConvertible {
  /// What follows the name of the file, in half a sentence.
  package var description: String {
    switch self {
    case .notAMap: "it is no map; write one with 'map -o map.json'"
    case .otherVersion(let version):
      "it has version \(version) of the format, and this tool reads version "
        + "\(MapFile.currentVersion); write it again with 'map -o map.json'"
    case .repeatedScreen(let id): "it has two screens '\(id)'"
    case .unknownScreen(let id): "it has a way from or to '\(id)', which is none of its screens"
    case .impossibleNumber(let value, let number):
      "\(number.words) is \(value), and goes from \(number.range.lowerBound) to "
        + "\(number.range.upperBound)"
    }
  }
}

extension MapFileError.Number {
  /// Far more than any app has, and few enough to be counted with.
  private static let most = 1_000_000

  /// What it can be.
  var range: ClosedRange<Int> {
    switch self {
    case .tab, .depth: 0...Self.most
    case .steps: 1...Self.most
    }
  }

  fileprivate var words: String {
    switch self {
    case .tab(let id): "the tab of the screen '\(id)'"
    case .depth(let id): "the depth of the screen '\(id)'"
    case .steps(let id): "the number of steps to the screen '\(id)'"
    }
  }
}
