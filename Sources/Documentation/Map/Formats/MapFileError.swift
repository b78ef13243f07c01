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
  /// A number of a screen or a way is below what is possible.
  case impossibleNumber(screen: String)
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
    case .impossibleNumber(let id): "a number of the screen '\(id)' is below what is possible"
    }
  }
}
