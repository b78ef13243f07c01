/// Writes PNGs that our own encoder would not: any depth and colour type, nothing compressed.
struct HandmadePNG {
  var width: Int
  var height: Int
  var depth: UInt8
  /// 0 grey, 2 RGB, 3 palette, 6 RGBA.
  var colorType: UInt8
  var palette: [UInt8] = []
  /// The samples of each row, without the filter's byte.
  var rows: [[UInt8]]

  var bytes: [UInt8] {
    let header = big(width) + big(height) + [depth, colorType, 0, 0, 0]
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return signature + chunk("IHDR", header) + (palette.isEmpty ? [] : chunk("PLTE", palette))
      + chunk("IDAT", stored(rows.flatMap { [0] + $0 })) + chunk("IEND", [])
  }

  private func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return big(content.count) + body + big(Int(checksum(body)))
  }

  /// A zlib stream of one stored block, so of at most 65,535 bytes.
  private func stored(_ content: [UInt8]) -> [UInt8] {
    let count = content.count
    let length = [UInt8(count & 255), UInt8(count >> 8)]
    var (first, second) = (1, 0)
    for byte in content {
      first = (first + Int(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + content + big(second << 16 | first)
  }

  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
