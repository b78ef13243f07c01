/// What a byte does to a CRC-32, as the PNG specification gives it in annex D.
private let crcOfByte: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(byte) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
}

/// CRC-32 as PNG's chunks have it.
func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  let table = crcOfByte
  return ~bytes.reduce(0xFFFF_FFFF) { table[Int(UInt8($0 & 255) ^ $1)] ^ ($0 >> 8) }
}

/// Adler-32 as RFC 1950 gives it.
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
