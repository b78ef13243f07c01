/// What is looked for in names and source code all the time, byte for byte.
///
/// `contains` and `split` of the standard library compare letters by the rules of Unicode, which takes many times as long.
extension StringProtocol {
  /// Whether the text has a piece of text.
  func includes(_ piece: some StringProtocol) -> Bool {
    withBytes { text in piece.withBytes { text.firstOffset(of: $0, from: 0) != nil } }
  }

  /// What is before, between and after the places of a piece of text, but nothing that is empty.
  func pieces(between separator: String) -> [SubSequence] {
    let length = separator.utf8.count
    let offsets = withBytes { text in
      separator.withBytes { separator in
        var found: [Int] = []
        var start = 0
        while let next = text.firstOffset(of: separator, from: start) {
          found.append(next)
          start = next + length
        }
        return found
      }
    }
    var pieces: [SubSequence] = []
    var start = startIndex
    for offset in offsets {
      let end = utf8.index(startIndex, offsetBy: offset)
      if start < end { pieces.append(self[start..<end]) }
      start = utf8.index(end, offsetBy: length)
    }
    if start < endIndex { pieces.append(self[start...]) }
    return pieces
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the source has a piece of text.
  func includes(_ piece: String) -> Bool {
    withUnsafeBufferPointer { bytes in
      var piece = piece
      return piece.withUTF8 { bytes.firstOffset(of: $0, from: 0) != nil }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a piece begins for the first time from an offset on.
  fileprivate func firstOffset(of piece: Self, from start: Int) -> Int? {
    guard let first = piece.first else { return start }
    let last = count - piece.count
    var offset = start
    while offset <= last {
      if self[offset] == first, (1..<piece.count).allSatisfy({ self[offset + $0] == piece[$0] }) {
        return offset
      }
      offset += 1
    }
    return nil
  }
}
