/// Why it cannot be told how much of an app its screens show.
package enum CoverageError: Error, Equatable {
  /// Neither a symbol graph nor the type itself lists the kinds.
  case unknownKinds(of: String)
  /// A screen shows a value whose name is none of the type's kinds.
  case strayValue(String, of: String)
}

extension CoverageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownKinds(let type):
      "no symbol graph has the cases of '\(type)'; give that of its module with '--symbol-graph', "
        + "or let the type be 'KindIterable'"
    case .strayValue(let value, let type):
      "a screen shows '\(value)', which is no case of '\(type)'; build anew where the symbol graph "
        + "is out of date, or let a type that describes itself be 'KindIterable'"
    }
  }
}
