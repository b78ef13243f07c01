/// Reads what ``PackedWriter`` wrote; bad content ends with an error, never with a trap.
package struct PackedReader {
  /// The content is damaged, or has another format.
  package struct Failure: Error {
    /// Creates the error.
    package init() {}
  }

  private let bytes: [UInt8]
  private var position = 0
  private let end: Int

  /// Reads the content of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes with their checksum.
  ///   - format: The name and version of the format.
  package init(sealed bytes: [UInt8], format: String) throws(Failure) {
    let end = bytes.count - 8
    guard end > 0 else { throw Failure() }
    let written = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[end + $1]) << (8 * $1) }
    let sum = bytes.withUnsafeBufferPointer {
      QuickChecksum.of(UnsafeBufferPointer(rebasing: $0[..<end]))
    }
    guard sum == written else { throw Failure() }
    self.bytes = bytes
    self.end = end
    guard try text() == format else { throw Failure() }
  }

  /// Reads bytes that ``slice()`` gave, which were checked with the content around them.
  package init(part bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    end = bytes.count
  }

  /// Whether everything is read.
  package var isAtEnd: Bool { position == end }

  private mutating func byte() throws(Failure) -> UInt8 {
    guard position < end else { throw Failure() }
    defer { position += 1 }
    return bytes[position]
  }

  /// The next number.
  package mutating func number() throws(Failure) -> Int {
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 64 else { throw Failure() }
      bits |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(truncatingIfNeeded: Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1))
  }

  /// The next flag.
  package mutating func flag() throws(Failure) -> Bool { try byte() != 0 }

  /// The next text.
  package mutating func text() throws(Failure) -> String {
    let count = try number()
    guard count >= 0, count <= end - position else { throw Failure() }
    defer { position += count }
    return bytes.withUnsafeBufferPointer {
      let text = UnsafeBufferPointer(rebasing: $0[position..<position + count])
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The next bytes, which share the storage of the whole content.
  package mutating func slice() throws(Failure) -> ArraySlice<UInt8> {
    let count = try number()
    guard count >= 0, count <= end - position else { throw Failure() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// The next text that may be missing.
  package mutating func optionalText() throws(Failure) -> String? {
    try flag() ? try text() : nil
  }

  /// The next list.
  package mutating func list<Element>(
    _ element: (inout PackedReader) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    let count = try number()
    // An element has at least one byte.
    guard count >= 0, count <= end - position else { throw Failure() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }
}
