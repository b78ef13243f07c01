/// A chunk of a PNG, or a whole file as chunks.
struct Chunk: Equatable {
  var type: String
  var content: [UInt8]

  init(_ type: String, _ content: [UInt8] = []) {
    self.type = type
    self.content = content
  }

  /// The chunk with its length and checksum.
  var bytes: [UInt8] {
    let body = Array(type.utf8) + content
    return UInt32(content.count).bigEndianBytes + body + crc32(body).bigEndianBytes
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func header(
    width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8, interlace: UInt8 = 0
  ) -> Chunk {
    Chunk(
      "IHDR",
      width.bigEndianBytes + height.bigEndianBytes + [depth, colorType, 0, 0, interlace])
  }

  static func file(_ chunks: [Chunk]) -> [UInt8] {
    signature + chunks.flatMap(\.bytes)
  }

  /// The chunks of a valid file.
  static func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var start = signature.count
    while start + 12 <= file.count {
      let count = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      chunks.append(Chunk(type, Array(file[start + 8..<start + 8 + count])))
      start += 12 + count
    }
    return chunks
  }
}
