import Files
import TestSupport
import Testing

@Suite("Packed values") struct PackedTests {
  private static let numbers = [
    0, 1, -1, 63, 64, -64, -65, 127, 128, 300, 1 << 40, -(1 << 40), .max, .min, .max - 1,
  ]
  private static let texts = ["", "a", "Größe 味噌", String(repeating: "x", count: 300), "\u{0}"]

  private static var sample: [UInt8] {
    var writer = PackedWriter(format: "sample/1")
    writer.write(numbers) { $0.write($1) }
    writer.write(texts) { $0.write($1) }
    writer.write(true)
    writer.write(nil as String?)
    writer.write("there" as String?)
    writer.write(false)
    return writer.sealed
  }

  private static func read(_ bytes: [UInt8], format: String = "sample/1") throws -> [String] {
    var reader = try PackedReader(sealed: bytes, format: format)
    let numbers = try reader.list { reader throws(PackedReader.Failure) in try reader.number() }
    let texts = try reader.list { reader throws(PackedReader.Failure) in try reader.text() }
    let flag = try reader.flag()
    let optional = [try reader.optionalText(), try reader.optionalText()]
    let last = try reader.flag()
    guard reader.isAtEnd else { throw PackedReader.Failure() }
    return ["\(numbers)"] + texts + ["\(flag) \(optional) \(last)"]
  }

  @Test("Values come back as they were")
  func roundTrip() throws {
    #expect(
      try Self.read(Self.sample)
        == ["\(Self.numbers)"] + Self.texts + [#"true [nil, Optional("there")] false"#])
  }

  @Test("Another format, a changed byte and a missing end are errors")
  func damage() throws {
    let sample = Self.sample
    #expect(throws: PackedReader.Failure.self) { try Self.read(sample, format: "sample/2") }
    for offset in sample.indices {
      var changed = sample
      changed[offset] ^= 1 << (offset % 8)
      #expect(throws: PackedReader.Failure.self) { try Self.read(changed) }
      #expect(throws: PackedReader.Failure.self) { try Self.read(Array(sample[..<offset])) }
    }
    #expect(throws: PackedReader.Failure.self) { try Self.read(sample + [0]) }
  }

  @Test("Content that is damaged and has a checksum never traps", arguments: 1...20)
  func nonsense(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Array(Self.sample.dropLast(8))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        bytes[offset] = UInt8.random(in: .min ... .max, using: &random)
      }
      bytes.removeLast(Int.random(in: 0...3, using: &random))
      let sum = QuickChecksum.of(bytes)
      _ = try? Self.read(bytes + (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) })
    }
  }

  @Test("The checksum depends on each bit, the order and the length", arguments: 0...40)
  func checksum(count: Int) {
    let bytes = (0..<count).map { UInt8($0 * 7 & 0xFF) }
    var sums: Set<UInt64> = [QuickChecksum.of(bytes), QuickChecksum.of(bytes + [0])]
    for offset in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[offset] ^= 1 << bit
        sums.insert(QuickChecksum.of(changed))
      }
    }
    if count >= 16 {
      sums.insert(QuickChecksum.of(Array(bytes[8..<16] + bytes[..<8] + bytes[16...])))
    }
    #expect(sums.count == 2 + 8 * count + (count >= 16 ? 1 : 0))
  }
}
