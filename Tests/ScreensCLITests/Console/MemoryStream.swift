import TestSupport

@testable import ScreensCLI

/// A stream whose content a test reads back.
struct MemoryStream {
  let sink: Sink
  private let bytes: Locked<[UInt8]>

  init(isTerminal: Bool = false, columns: Int? = nil) {
    let bytes = Locked<[UInt8]>([])
    sink = Sink(isTerminal: isTerminal, columns: columns) { more throws(OutputError) in
      bytes.withLock { $0 += more }
    }
    self.bytes = bytes
  }

  /// What was written so far.
  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
}
