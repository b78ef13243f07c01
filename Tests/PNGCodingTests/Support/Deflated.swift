/// zlib streams made without zlib.
enum Deflated {
  /// A stream of stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      for number in [count, ~count] { stream += [UInt8(number & 255), UInt8(number >> 8)] }
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + adler32(bytes).bigEndianBytes
  }

  /// A stream that never ends and inflates 13 bytes to 2,064 zeros, `repetitions` times.
  ///
  /// Under the fixed Huffman code (RFC 1951, 3.2.6) a zero is 00110000, the maximum length
  /// 11000101 and the distance 1 00000.
  static func bomb(repetitions: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.append("1")
    bits.append("10")
    bits.append("00110000")
    bits.append(String(repeating: "1100010100000", count: 16))
    // Two whole bytes later only matches are left, and 8 of them take 13 bytes.
    let period = Array(bits.bytes[2..<15])
    var stream = [0x78, 0x01] + Array(bits.bytes[..<2])
    stream.reserveCapacity(13 * repetitions + 16)
    for _ in 0..<repetitions { stream += period }
    return stream
  }
}

/// Bits in reading order: the first is the lowest bit of the first byte.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  mutating func append(_ bits: String) {
    for bit in bits {
      if count % 8 == 0 { bytes.append(0) }
      if bit == "1" { bytes[count / 8] |= 1 << (count % 8) }
      count += 1
    }
  }
}

/// The table of CRC-32, from annex D of the PNG specification.
private let crcOfByte: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(byte) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
}

/// The CRC-32 of PNG chunks.
func crc32(_ bytes: [UInt8]) -> UInt32 {
  // Megabytes of them, without optimisation.
  crcOfByte.withUnsafeBufferPointer { table in
    bytes.withUnsafeBufferPointer { bytes in
      var crc = UInt32.max
      for byte in bytes { crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ (crc >> 8) }
      return ~crc
    }
  }
}

/// The Adler-32 of RFC 1950.
func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var (first, second): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    first = (first + UInt32(byte)) % 65521
    second = (second + first) % 65521
  }
  return second << 16 | first
}

extension UInt32 {
  /// The number as four bytes, the highest first.
  var bigEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - $0 * 8)) } }
}
