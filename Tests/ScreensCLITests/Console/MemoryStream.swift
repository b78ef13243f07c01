import Foundation

@testable import ScreensCLI

/// A stream into a file of its own, whose content a test reads back.
///
/// A file, since a sink may be written to from anywhere and a test has no other shared memory that
/// is safe without a lock.
struct MemoryStream {
  let sink: Sink
  private let file: URL

  init(isTerminal: Bool = false, columns: Int? = nil) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "screens-\(UUID()).txt")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    sink = Sink(isTerminal: isTerminal, columns: columns) { bytes throws(OutputError) in
      handle.write(Data(bytes))
    }
    self.file = file
  }

  /// What was written so far; the file is gone afterwards.
  func text() throws -> String {
    defer { try? FileManager.default.removeItem(at: file) }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
