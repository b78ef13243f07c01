/// Splits the JSON of a report into the elements of its field `screens` and the rest.
///
/// It knows only brackets and strings, so what it returns may not be JSON; then neither is the whole.
struct ScreensSplitter {
  /// The bytes before and after the elements.
  private(set) var frame: [UInt8] = []
  /// Whether the field was found.
  private(set) var hasSplit = false
  /// The bytes of the element that has begun; nil outside the field.
  private var element: [UInt8]?
  private var hasElements = false
  /// The number of open brackets.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// The last string in the object of the report, and whether a colon followed.
  private var key: [UInt8] = []
  private var isAfterColon = false

  private static let name = Array("screens".utf8)

  /// Reads bytes up to the end of an element.
  ///
  /// - Parameter bytes: The bytes that are not read yet; those that are read are removed.
  /// - Returns: The element; nil if the bytes end before.
  mutating func screen(in bytes: inout Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    // The bytes from here on are copied together.
    var start = bytes.startIndex
    defer { bytes = bytes[start...] }
    for place in bytes.indices {
      let byte = bytes[place]
      if isInString {
        readInString(byte)
        continue
      }
      if element != nil, depth == 2, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") {
        append(bytes[start..<place])
        let isEnd = byte == UInt8(ascii: "]")
        if isEnd { depth -= 1 }
        let found = finishElement(isLast: isEnd)
        // The bracket belongs to the rest, the comma to nothing.
        start = isEnd ? place : place + 1
        if isEnd {
          frame.append(byte)
          start = place + 1
        }
        if let found { return found }
        continue
      }
      read(byte)
      if element == nil, isScreensField(byte) {
        append(bytes[start...place])
        start = place + 1
        element = []
        hasSplit = true
      }
    }
    append(bytes[start...])
    start = bytes.endIndex
    return nil
  }

  private mutating func readInString(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
      return
    }
    if depth == 1, key.count <= Self.name.count { key.append(byte) }
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      if depth == 1, !isAfterColon { key = [] }
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: ":") where depth == 1: isAfterColon = true
    case UInt8(ascii: ",") where depth == 1: isAfterColon = false
    default: break
    }
  }

  /// Whether a byte that was read begins the elements.
  private func isScreensField(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") && depth == 2 && isAfterColon && !hasSplit && key == Self.name
  }

  private mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    if element == nil { frame += bytes } else { element? += bytes }
  }

  /// Ends an element; nil if the field ends without one.
  private mutating func finishElement(isLast: Bool) -> [UInt8]? {
    guard let bytes = element else { return nil }
    element = isLast ? nil : []
    let isBlank = bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    defer { hasElements = true }
    return isLast && isBlank && !hasElements ? nil : bytes
  }
}
