internal import CSupport

/// The SHA-256 digest of FIPS 180-4, for comparing contents.
///
/// This is our own code, because no module that we import provides it on Linux.
package struct SHA256: ~Copyable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private init() {}

  /// The digest of a content, 32 bytes.
  ///
  /// - Complexity: O(*n*); about 4 ns a byte.
  package static func digest(of bytes: some Collection<UInt8>) -> [UInt8] {
    bytes.withContiguousStorageIfAvailable { digest(of: $0) }
      ?? Array(bytes).withUnsafeBufferPointer { digest(of: $0) }
  }

  /// The digest in 64 hexadecimal digits.
  package static func hexadecimal(of bytes: some Collection<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = digest(of: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  private static func digest(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var hash = SHA256()
    let blockCount = bytes.count / 64
    if let start = bytes.baseAddress { cdigest_add(&hash.state, start, blockCount) }
    // The padding: the rest, a 1 bit, zeros, and the length in bits in the last 8 bytes of a block.
    var end = Array(bytes[(blockCount * 64)...]) + [0x80]
    end += Array(repeating: 0, count: (120 - end.count) % 64)
    end += (0..<8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (56 - 8 * $0)) }
    cdigest_add(&hash.state, end, end.count / 64)
    return hash.state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }
}
