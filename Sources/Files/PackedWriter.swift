/// Writes values one after the other in a compact form that ``PackedReader`` reads.
///
/// The form has no names and no types, so it is only for files of one version of one program.
package struct PackedWriter {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty content.
  package init() {}

  /// Begins the content of a file.
  ///
  /// - Parameter format: The name and version of the format.
  package init(format: String) { write(format) }

  /// Adds a number: seven bits a byte, the lowest first.
  package mutating func write(_ number: Int) {
    // The sign becomes the lowest bit, so that small numbers are short.
    var rest = UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1))))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Adds a flag.
  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Adds a text.
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 {
      write($0.count)
      bytes.append(contentsOf: $0)
    }
  }

  /// Adds bytes.
  package mutating func write(_ content: [UInt8]) {
    write(content.count)
    bytes += content
  }

  /// Adds a text that may be missing.
  package mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// Adds a list.
  package mutating func write<Element>(
    _ list: some Collection<Element>, _ writeElement: (inout PackedWriter, Element) -> Void
  ) {
    write(list.count)
    for element in list { writeElement(&self, element) }
  }

  /// The content of a file: the bytes and their checksum.
  package var sealed: [UInt8] {
    let sum = QuickChecksum.of(bytes)
    return bytes + (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
  }
}
