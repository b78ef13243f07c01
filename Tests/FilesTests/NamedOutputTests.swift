import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Outputs that are streams") struct NamedOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What an open stream gets of an output.
  private func read(_ fill: (borrowing NamedOutput) throws -> Void) throws -> [UInt8] {
    let file = open(try folder.file("stream", []), O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    let output = try NamedOutput("/dev/fd/\(file)")
    try fill(output)
    try output.finish()
    return try folder.read("stream")
  }

  /// Numbers whose order is seen.
  private func piece(_ start: Int, count: Int) -> [UInt8] {
    (start..<start + count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
  }

  @Test("Few and many bytes arrive in their order", arguments: [0, 3, 40])
  func order(pieces: Int) throws {
    let all = (0..<pieces).map { piece($0 * 200_000, count: 200_000) }
    let found = try read { output in for bytes in all { try output.append(bytes) } }
    #expect(found == all.flatMap(\.self))
  }

  @Test("Bytes are overwritten, and others are appended behind them", arguments: [1, 40])
  func replacement(pieces: Int) throws {
    var expected = (0..<pieces).flatMap { piece($0 * 200_000, count: 200_000) }
    let found = try read { output in
      try output.append(expected)
      try output.replace(offset: 100_000, with: [1, 2, 3])
      try output.append([4, 5])
    }
    expected.replaceSubrange(100_000..<100_003, with: [1, 2, 3])
    #expect(found == expected + [4, 5])
  }

  @Test("What is removed does not arrive", arguments: [1, 40])
  func removal(pieces: Int) throws {
    let found = try read { output in
      for number in 0..<pieces { try output.append(piece(number, count: 200_000)) }
      try output.clear()
      try output.append([7, 8, 9])
    }
    #expect(found == [7, 8, 9])
  }

  @Test("Nothing arrives of an output that is not finished")
  func unfinished() throws {
    let file = open(try folder.file("stream", []), O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    do {
      let output = try NamedOutput("/dev/fd/\(file)")
      try output.append(piece(0, count: 5_000_000))
    }
    #expect(try folder.read("stream").isEmpty)
  }
}
