/// Why a table of digests cannot be used.
package enum DigestTableError: Error, Equatable, Sendable {
  /// A line is not one of the table; from 1.
  case line(Int)
}

extension DigestTableError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  package var description: String {
    switch self {
    case .line(let number):
      "line \(number) is not an id, a variant, a size and a digest; "
        + "settle the conflict, or remove the file and record again"
    }
  }
}
