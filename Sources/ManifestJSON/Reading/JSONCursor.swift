internal import Files

/// A place in JSON text (RFC 8259) that moves forward value by value, over a window of the file.
///
/// Whatever the size of the file, no more of it than the window and the string at hand is in memory.
/// A library's reader would tell neither the place of a wrong value nor a line.
struct JSONCursor {
  /// A place to which reading can come back.
  struct Mark: Sendable {
    var offset: Int
    /// The line, from one.
    fileprivate(set) var line: Int
    fileprivate var lineStart: Int
  }

  /// How much of the file is in memory unless told otherwise.
  static let usualWindow = 65_536

  private let file: PartialFile
  private let room: Int
  private(set) var window: [UInt8] = []
  /// The offset in the file of the first byte of the window.
  private var base: Int
  /// The next byte in the window.
  var index = 0
  private var line: Int
  /// The offset of the line's first byte, plus the bytes in it so far that continue a character.
  private var lineStart: Int
  private var depth = 0

  /// Creates a cursor at the beginning of a file, or where another cursor has been.
  init(_ file: PartialFile, at mark: Mark? = nil, window: Int = usualWindow) {
    self.file = file
    room = max(16, window)
    base = mark?.offset ?? 0
    line = mark?.line ?? 1
    lineStart = mark?.lineStart ?? 0
  }

  /// Where the next byte is.
  var mark: Mark { Mark(offset: base + index, line: line, lineStart: lineStart) }

  /// Where the next byte is, as editors count it.
  var place: TextPlace { TextPlace(line: line, column: base + index - lineStart + 1) }

  /// Goes back, or on, to a place where the cursor or another one has been.
  mutating func move(to mark: Mark) {
    window.removeAll(keepingCapacity: true)
    (base, index, line, lineStart) = (mark.offset, 0, mark.line, mark.lineStart)
  }

  /// Notes that the byte at hand continues a character, and so is none of its own.
  mutating func noteContinuation(_ count: Int = 1) { lineStart += count }

  /// The next byte; nil at the end.
  mutating func peek() throws(ManifestError) -> UInt8? {
    if index < window.count { return window[index] }
    return try refill() ? window[index] : nil
  }

  /// Puts the next piece of the file into the window; false at the end.
  mutating func refill() throws(ManifestError) -> Bool {
    base += index
    index = 0
    guard base < file.count else {
      window.removeAll(keepingCapacity: true)
      return false
    }
    do {
      try file.read(from: base, room: min(room, file.count - base), into: &window)
    } catch {
      throw ManifestError(place, "", .unreadable(error))
    }
    return !window.isEmpty
  }

  /// The next byte that is not white space; nil at the end.
  @inline(__always)
  mutating func next() throws(ManifestError) -> UInt8? {
    if index < window.count, window[index] > 0x20 { return window[index] }
    return try nextAfterSpaces()
  }

  private mutating func nextAfterSpaces() throws(ManifestError) -> UInt8? {
    repeat {
      if let byte = skipSpaces() { return byte }
    } while try refill()
    return nil
  }

  /// Skips white space in the window and returns the byte after it; nil at the end of the window.
  private mutating func skipSpaces() -> UInt8? {
    var (next, line, lineStart) = (index, line, lineStart)
    defer { (index, self.line, self.lineStart) = (next, line, lineStart) }
    return window.withUnsafeBytes { bytes in
      while next < bytes.count {
        switch bytes[next] {
        case 0x20:
          next += 1
          // Indentation is a third of a file that people can read, so it is skipped eight spaces at a time.
          while next + 8 <= bytes.count,
            bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self) == 0x2020_2020_2020_2020
          {
            next += 8
          }
        case 0x09, 0x0D: next += 1
        case 0x0A:
          next += 1
          line += 1
          lineStart = base + next
        case let byte: return byte
        }
      }
      return nil
    }
  }

  /// An error at the place of the next byte.
  func failure(_ problem: ManifestError.Problem) -> ManifestError {
    ManifestError(place, "", problem)
  }

  /// Passes over the next byte if it is this one.
  @inline(__always)
  mutating func take(_ scalar: Unicode.Scalar) throws(ManifestError) -> Bool {
    guard try next() == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Passes over the next byte, which must be this one.
  mutating func expect(_ scalar: Unicode.Scalar, _ words: String) throws(ManifestError) {
    guard try take(scalar) else { throw failure(.expected(words, found: try found())) }
  }

  /// Goes into an object or array.
  mutating func descend() throws(ManifestError) {
    if depth == ManifestFormat.deepest { throw failure(.tooDeep) }
    depth += 1
  }

  /// Comes out of an object or array.
  mutating func ascend() { depth -= 1 }
}
