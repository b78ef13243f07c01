#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NavigationEvent where State: Encodable {
  /// The event as one line of JSON, without the line's end; the same event gives the same line.
  public func jsonLine() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension NavigationRecording where State: Encodable {
  /// The recording as JSON Lines; every line ends with a newline.
  public func jsonLines() throws -> String {
    try events.map { try $0.jsonLine() + "\n" }.joined()
  }
}

extension NavigationRecording where State: Decodable {
  /// Reads a recording from JSON Lines.
  ///
  /// Empty lines are skipped. A last line without an end that cannot be read is what a crash leaves
  /// behind, and is dropped.
  ///
  /// - Parameter text: The lines.
  /// - Throws: The first line that cannot be read.
  public init(jsonLines text: String) throws(RecordingError) {
    let decoder = JSONDecoder()
    // By bytes: a carriage return and a line feed are one character, which is not a newline to `split`.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    events = []
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) {
      do {
        events.append(try decoder.decode(NavigationEvent<State>.self, from: Data(line)))
      } catch {
        if index == lines.count - 1 { return }
        throw RecordingError.unreadable(line: index + 1)
      }
    }
  }
}
