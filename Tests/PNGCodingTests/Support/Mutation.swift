import TestSupport

/// Damage to files.
enum Mutation {
  /// A file with random changes on one of three levels: anywhere; anywhere but with corrected checksums, so that
  /// later code finds the damage; or in the rows before compression.
  static func random(of file: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    let depth = Int.random(in: 0..<3, using: &generator)
    var chunks = Chunk.chunks(of: file)
    if depth == 2, let data = chunks.firstIndex(where: { $0.type == "IDAT" }) {
      // Between the header of a single stored block and the checksum; compressed rows are replaced.
      var rows = Array(chunks[data].content.dropFirst(7).dropLast(4))
      change(&rows, using: &generator)
      chunks[data].content = Deflated.stored(rows)
      return Chunk.file(chunks)
    }
    var bytes = file
    for _ in 0..<Int.random(in: 1...3, using: &generator) { change(&bytes, using: &generator) }
    return depth == 1 ? repaired(bytes) : bytes
  }

  private static func change(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    guard bytes.count > 1 else { return }
    let start = Int.random(in: 0..<bytes.count, using: &generator)
    let end = Int.random(in: start..<min(bytes.count, start + 40), using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes.removeLast(bytes.count - start)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 3: for index in start..<end { bytes[index] = .random(in: 0...255, using: &generator) }
    case 4: bytes[start] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
    // The header is small and has the most effect.
    case 5: bytes[min(start % 33, bytes.count - 1)] ^= 1 << UInt8(start % 8)
    default: bytes[start] ^= 1 << UInt8(end % 8)
    }
  }

  /// The bytes with the checksums of all contained chunks corrected.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var start = Chunk.signature.count
    while start + 12 <= bytes.count {
      let end = start + 8 + bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard end + 4 <= bytes.count else { break }
      bytes.replaceSubrange(
        end..<end + 4, with: crc32(Array(bytes[start + 4..<end])).bigEndianBytes)
      start = end + 4
    }
    return bytes
  }
}
