internal import Files

/// A position in JSON text (RFC 8259) that moves forward value by value, over a window of the file.
///
/// Only the window and the current string are in memory, whatever the size of the file.
/// Foundation's reader reports neither the line nor the place of a wrong value.
struct JSONCursor {
  /// A position to which a cursor can return.
  struct Mark: Sendable {
    var offset: Int
    /// The line, from 1.
    fileprivate(set) var line: Int
    fileprivate var lineStart: Int
  }

  /// The default size of the window in bytes.
  static let usualWindow = 65_536

  private let file: PartialFile
  private let room: Int
  private(set) var window: [UInt8] = []
  /// The offset in the file of the first byte of the window.
  private var base: Int
  /// The next byte in the window.
  var index = 0
  private var line: Int
  /// The offset of the line's first byte, plus the number of continuation bytes (UTF-8) in the line so far.
  private var lineStart: Int
  private var depth = 0

  /// Creates a cursor at the beginning of a file, or at a mark of another cursor.
  init(_ file: PartialFile, at mark: Mark? = nil, window: Int = usualWindow) {
    self.file = file
    room = max(16, window)
    base = mark?.offset ?? 0
    line = mark?.line ?? 1
    lineStart = mark?.lineStart ?? 0
  }

  /// The position of the next byte.
  var mark: Mark { Mark(offset: base + index, line: line, lineStart: lineStart) }

  /// Where the next byte is, as editors count lines and columns.
  var place: TextPlace { TextPlace(line: line, column: base + index - lineStart + 1) }

  /// Moves to a mark of this cursor or of another one.
  mutating func move(to mark: Mark) {
    window.removeAll(keepingCapacity: true)
    (base, index, line, lineStart) = (mark.offset, 0, mark.line, mark.lineStart)
  }

  /// Registers continuation bytes, which do not count as columns.
  mutating func noteContinuation(_ count: Int = 1) { lineStart += count }

  /// The next byte; nil at the end.
  mutating func peek() throws(ManifestError) -> UInt8? {
    if index < window.count { return window[index] }
    return try refill() ? window[index] : nil
  }

  /// Reads the next part of the file into the window; false at the end.
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

  /// Skips the next byte if it is this one.
  @inline(__always)
  mutating func take(_ scalar: Unicode.Scalar) throws(ManifestError) -> Bool {
    guard try next() == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Skips the next byte, or throws if it is another one.
  mutating func expect(_ scalar: Unicode.Scalar, _ words: String) throws(ManifestError) {
    guard try take(scalar) else { throw failure(.expected(words, found: try found())) }
  }

  /// Enters an object or array.
  mutating func descend() throws(ManifestError) {
    if depth == ManifestFormat.deepest { throw failure(.tooDeep) }
    depth += 1
  }

  /// Leaves an object or array.
  mutating func ascend() { depth -= 1 }
}
