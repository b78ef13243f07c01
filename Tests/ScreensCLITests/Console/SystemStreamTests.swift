import Foundation
import TestSupport
import Testing

@testable import ScreensCLI

@Suite("Streams of the system") struct SystemStreamTests {
  @Test("All bytes of a large text arrive, in order, through a pipe that is smaller")
  func largeText() async throws {
    let pipe = Pipe()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let reading = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }
    try SystemStream.sink(pipe.fileHandleForWriting.fileDescriptor).write(bytes)
    try pipe.fileHandleForWriting.close()
    #expect(await reading.value == Data(bytes))
  }

  @Test("A closed pipe is not an error")
  func brokenPipe() throws {
    SignalHandling.ignoreBrokenPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    try SystemStream.sink(pipe.fileHandleForWriting.fileDescriptor).write([1, 2, 3])
  }

  @Test("A pipe is not a terminal")
  func noTerminal() {
    let sink = SystemStream.sink(Pipe().fileHandleForWriting.fileDescriptor)
    #expect(!sink.isTerminal)
    #expect(sink.columns == nil)
  }

  #if os(Linux)
    @Test("A full disk is an error with a sentence")
    func fullDisk() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let error = #expect(throws: OutputError.self) {
        try SystemStream.sink(full.fileDescriptor).write([1])
      }
      #expect(error == .diskFull)
      #expect(error?.message == "cannot write the results: no space is left on the device")
    }
  #endif

  @Test("A stream that only reads counts as closed")
  func closed() throws {
    let null = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    let error = #expect(throws: OutputError.self) {
      try SystemStream.sink(null.fileDescriptor).write([1])
    }
    #expect(error == .closed)
    #expect(error?.message == "cannot write the results: standard output is closed")
  }
}

/// A stream whose content a test can read.
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

  /// The text written so far.
  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
}
