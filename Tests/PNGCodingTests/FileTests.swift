import Foundation
import PNGCoding
import Raster
import TestSupport
import Testing

@Suite struct FileTests {
  private let folder: TemporaryFolder
  private static let limits = PNGLimits(width: 100, height: 50, pixels: 1_000)

  init() throws { folder = try TemporaryFolder() }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var cause: PNGDecodingError
    var message: String
  }

  private static let sample = SamplePNG(.palette, depth: 8, width: 8, height: 8)

  private static func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    Chunk.file([.header(width: width, height: height, depth: 8, colorType: 2)])
  }

  /// The sample with one byte of its palette changed, and the checksum as it was.
  private static var badChecksum: [UInt8] {
    var bytes = sample.bytes
    bytes[33 + 8] ^= 1
    return bytes
  }

  private static let cases: [Case] = [
    Case(
      testDescription: "empty", bytes: [], cause: .empty, message: "the PNG is empty"),
    Case(
      testDescription: "Git LFS pointer",
      bytes: Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1\n".utf8),
      cause: .gitLFSPointer,
      message: "it is a Git LFS pointer, not the PNG itself; fetch that with 'git lfs pull'"),
    Case(
      testDescription: "JPEG", bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16],
      cause: .notPNG(.format("JPEG")), message: "it is not a PNG but a file of the format JPEG"),
    Case(
      testDescription: "GIF", bytes: Array("GIF89a".utf8), cause: .notPNG(.format("GIF")),
      message: "it is not a PNG but a file of the format GIF"),
    Case(
      testDescription: "WebP", bytes: Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8),
      cause: .notPNG(.format("WebP")), message: "it is not a PNG but a file of the format WebP"),
    Case(
      testDescription: "SVG", bytes: Array("<svg xmlns=\"…\">".utf8),
      cause: .notPNG(.format("SVG")), message: "it is not a PNG but a file of the format SVG"),
    Case(
      testDescription: "text",
      bytes: Array("\n  hello, this is a text of many words\nand lines".utf8),
      cause: .notPNG(.text(start: "hello, this is a text of")),
      message: "it is not a PNG but text that starts with 'hello, this is a text of'"),
    Case(
      testDescription: "binary", bytes: [0, 1, 2, 0xAB, 0xFF, 5, 6, 7, 8, 9],
      cause: .notPNG(.binary(start: [0, 1, 2, 0xAB, 0xFF, 5, 6, 7])),
      message: "it is not a PNG but data that starts with '00 01 02 AB FF 05 06 07'"),
    Case(
      testDescription: "line endings",
      bytes: [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0, 0, 0],
      cause: .notPNG(.textModePNG),
      message: "it is not a PNG but was one before its line endings were converted; "
        + "mark '*.png' as binary in '.gitattributes'"),
    Case(
      testDescription: "part of the signature", bytes: Array(Chunk.signature.prefix(5)),
      cause: .truncated(count: 5), message: "the PNG is truncated: it ends after 5 bytes"),
    Case(
      testDescription: "part of a file", bytes: Array(sample.bytes.prefix(700)),
      cause: .truncated(count: 700), message: "the PNG is truncated: it ends after 700 bytes"),
    Case(
      testDescription: "checksum", bytes: badChecksum, cause: .corrupt(reason: "PLTE: CRC error"),
      message: "the PNG is corrupt: 'PLTE: CRC error'"),
    Case(
      testDescription: "no width", bytes: header(0, 1),
      cause: .corrupt(reason: "IHDR: the width is 0"),
      message: "the PNG is corrupt: 'IHDR: the width is 0'"),
    Case(
      testDescription: "no height", bytes: header(1, 0),
      cause: .corrupt(reason: "IHDR: the height is 0"),
      message: "the PNG is corrupt: 'IHDR: the height is 0'"),
    Case(
      testDescription: "too wide", bytes: header(101, 1), cause: .tooWide(width: 101, limit: 100),
      message: "the PNG is 101 pixels wide, more than the limit of 100"),
    Case(
      testDescription: "too high", bytes: header(1, 51), cause: .tooHigh(height: 51, limit: 50),
      message: "the PNG is 51 pixels high, more than the limit of 50"),
    Case(
      testDescription: "too many pixels", bytes: header(100, 50),
      cause: .tooManyPixels(width: 100, height: 50, limit: 1_000),
      message: "the PNG has 100 × 50 pixels, more than the limit of 1000"),
    Case(
      testDescription: "more pixels than the file can contain", bytes: header(40, 25),
      cause: .truncated(count: 33), message: "the PNG is truncated: it ends after 33 bytes"),
  ]

  @Test("Invalid PNGs are named, from bytes, files and rows", arguments: cases)
  func causes(_ sample: Case) throws {
    let path = try folder.file("some.png", sample.bytes)
    let error = PNGFileError(path: path, cause: sample.cause)
    #expect(sample.cause.description == sample.message)
    #expect(error.description == "cannot read '\(path)': \(sample.message)")
    #expect(throws: sample.cause) { try PNG.decode(sample.bytes, limits: Self.limits) }
    #expect(throws: sample.cause) {
      try PNG.matches(sample.bytes, bitmap: Bitmap(width: 1, height: 1), limits: Self.limits)
    }
    #expect(throws: error) { try PNG.read(path, limits: Self.limits) }
    #expect(throws: error) {
      try PNG.file(path, matches: Bitmap(width: 1, height: 1), limits: Self.limits)
    }
  }

  @Test("A valid file is read, matched and read by rows")
  func sound() throws {
    let path = try folder.file("some.png", Self.sample.bytes)
    #expect(try PNG.read(path) == Self.sample.expected)
    #expect(try PNG.file(path, matches: Self.sample.expected))
    #expect(try !PNG.file(path, matches: Bitmap(width: 8, height: 8)))
    var reader = try PNGRowReader(path: path)
    var row: [UInt32] = []
    #expect(try reader.next(into: &row))
    #expect(row == Array(Self.sample.expected.pixels.prefix(8)))
  }

  @Test("A file with many pieces is read like one with a single piece")
  func manyPieces() throws {
    let bitmap = RandomBitmap.noise(90_000, width: 300, height: 301, isOpaque: false, seed: 7)
    let bytes = try PNG.encode(bitmap, effort: .fast)
    #expect(bytes.count > 3 * 65_536)
    #expect(try PNG.read(folder.file("large.png", bytes)) == bitmap)
  }

  @Test("A missing file and a directory are named")
  func noFile() throws {
    let missing = folder.path + "/none.png"
    let file = try folder.file("file", [1])
    for path in [missing, file + "/none.png"] {
      let error = #expect(throws: PNGFileError.self) { try PNG.read(path) }
      #expect(error?.description == "cannot read '\(path)': there is no such file")
    }
    let error = #expect(throws: PNGFileError.self) { try PNG.read(folder.path) }
    #expect(
      error?.description == "cannot read '\(folder.path)': it is a directory, not a PNG")
    #expect(throws: PNGFileError(path: missing, cause: .missing)) {
      _ = try PNGRowReader(path: missing)
    }
  }

  @Test("Errors of the system are quoted")
  func unreadable() throws {
    let path = folder.path + "/loop.png"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    let error = #expect(throws: PNGFileError.self) { try PNG.read(path) }
    #expect(
      error?.description
        == "cannot read '\(path)': the system says 'Too many levels of symbolic links'")
  }

  @Test("A pipe is read like a file")
  func pipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(Self.sample.bytes))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try PNG.read(path) == Self.sample.expected)
  }

  @Test("No descriptor stays open, even after errors")
  func descriptors() async throws {
    await #expect(processExitsWith: .success) {
      // Other tests of the process have open descriptors, too.
      let inherited = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
      let folder = try TemporaryFolder()
      let paths = [
        try folder.file("sound.png", SamplePNG(.grey, depth: 8).bytes),
        try folder.file("empty.png", []), try folder.file("text.png", Array("text".utf8)),
        try folder.file("part.png", Array(SamplePNG(.grey, depth: 8).bytes.dropLast(20))),
        folder.path, folder.path + "/none.png",
      ]
      for _ in 0..<400 {
        for path in paths { _ = try? PNG.read(path) }
      }
      // There would be hundreds if each round left one open.
      let open = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
      #expect(open < inherited + 50)
    }
  }
}
