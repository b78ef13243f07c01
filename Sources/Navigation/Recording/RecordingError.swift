/// Why a recording cannot be read.
public enum RecordingError: Error, Hashable, Sendable {
  /// A line is not an event of this app; lines count from one.
  case unreadable(line: Int)
}

extension RecordingError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .unreadable(let line): "Line \(line) of the recording is not an event of this app."
    }
  }
}
