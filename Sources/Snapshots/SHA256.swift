/// The digest of FIPS 180-4, for telling contents apart.
///
/// Own code, since no other of our imports has one on Linux.
package struct SHA256: ~Copyable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)

  private init() {}

  /// The 32 bytes of a content's digest.
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
    let whole = bytes.count / 64 * 64
    var offset = 0
    while offset < whole {
      hash.add(UnsafeBufferPointer(rebasing: bytes[offset..<offset + 64]))
      offset += 64
    }
    // The end: the rest, a 1 bit, zeros, and the length in bits in the last 8 bytes of a block.
    var end = Array(bytes[whole...]) + [0x80]
    end += Array(repeating: 0, count: (120 - end.count) % 64)
    end += (0..<8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (56 - 8 * $0)) }
    end.withUnsafeBufferPointer { end in
      for start in stride(from: 0, to: end.count, by: 64) {
        hash.add(UnsafeBufferPointer(rebasing: end[start..<start + 64]))
      }
    }
    return hash.state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  /// Takes in one block of 64 bytes.
  private mutating func add(_ block: UnsafeBufferPointer<UInt8>) {
    for i in 0..<16 {
      schedule[i] = (0..<4).reduce(0) { $0 << 8 | UInt32(block[4 * i + $1]) }
    }
    for i in 16..<64 {
      let (a, b) = (schedule[i - 15], schedule[i - 2])
      let first = a.rotated(7) ^ a.rotated(18) ^ a >> 3
      let second = b.rotated(17) ^ b.rotated(19) ^ b >> 10
      schedule[i] = schedule[i - 16] &+ first &+ schedule[i - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first =
        h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice
        &+ Self.constants[i] &+ schedule[i]
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (i, word) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= word }
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
