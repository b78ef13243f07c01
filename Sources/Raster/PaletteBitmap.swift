/// A picture with at most 256 colours in memory: one byte per pixel, and equal lines below each other only once.
///
/// Half of the lines of a screen are as the one above, so it needs an eighth of a ``Bitmap``'s memory.
package struct PaletteBitmap: Sendable {
  /// The width in pixels.
  package internal(set) var width = 0
  /// The height in pixels.
  package internal(set) var height = 0
  /// The packed colours by number, all different; some may not appear.
  package internal(set) var palette: [UInt32] = []
  /// The numbers of the colours, row by row; behind the last row may be more, which mean nothing.
  package internal(set) var rows: [UInt8] = []
  /// The row of each line, ascending without gaps.
  package internal(set) var rowNumbers: [UInt32] = []

  /// Creates a picture without pixels.
  package init() {}

  /// Creates a picture from its rows.
  ///
  /// - Precondition: The palette has at most 256 different colours, the lines refer to the rows in order, and the
  ///   rows to the palette.
  package init(width: Int, palette: [UInt32], rows: [UInt8], rowNumbers: [UInt32]) {
    precondition(
      palette.count <= 256 && Set(palette).count == palette.count, "a palette has different colours"
    )
    precondition(
      rows.allSatisfy { $0 < palette.count } && rowNumbers.first == 0
        && zip(rowNumbers, rowNumbers.dropFirst()).allSatisfy { $1 == $0 || $1 == $0 + 1 }
        && rowNumbers.last.map { (Int($0) + 1) * width } == rows.count,
      "lines refer to rows, and rows to colours")
    self.width = width
    height = rowNumbers.count
    self.palette = palette
    self.rows = rows
    self.rowNumbers = rowNumbers
  }

  /// The picture as a bitmap.
  ///
  /// - Complexity: O(pixels).
  package var bitmap: Bitmap {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      var next = 0
      for line in rowNumbers.indices {
        if line > 0, rowNumbers[line] == rowNumbers[line - 1] {
          // Both lines are in the buffer, and do not overlap.
          for x in 0..<width { buffer[next + x] = buffer[next + x - width] }
        } else {
          let start = Int(rowNumbers[line]) * width
          for x in 0..<width { buffer[next + x] = palette[Int(rows[start + x])] }
        }
        next += width
      }
      count = next
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// A drawn picture in the form that its colours allow.
package enum Picture: Sendable {
  /// Any number of colours.
  case direct(Bitmap)
  /// At most 256 colours.
  case palette(PaletteBitmap)

  /// The width in pixels.
  package var width: Int {
    switch self {
    case .direct(let bitmap): bitmap.width
    case .palette(let picture): picture.width
    }
  }

  /// The height in pixels.
  package var height: Int {
    switch self {
    case .direct(let bitmap): bitmap.height
    case .palette(let picture): picture.height
    }
  }

  /// The picture as a bitmap.
  ///
  /// - Complexity: O(pixels), or O(1) for a bitmap.
  package var bitmap: Bitmap {
    switch self {
    case .direct(let bitmap): bitmap
    case .palette(let picture): picture.bitmap
    }
  }
}
