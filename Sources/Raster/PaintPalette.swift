/// The colours of a picture while it is painted, by number.
struct PaintPalette {
  /// The colours, at most 256.
  private(set) var colors: [UInt32] = []
  /// Whether there were more colours; then the picture is wrong.
  private(set) var isFull = false
  /// Open addressing: the number of a colour plus 1, or 0.
  private var slots = [UInt16](repeating: 0, count: 1 << slotBits)

  private static let slotBits = 10

  /// Removes all colours.
  mutating func removeAll() {
    colors.removeAll(keepingCapacity: true)
    isFull = false
    for index in slots.indices { slots[index] = 0 }
  }

  /// The number of a colour, which is added if it is new.
  mutating func number(of color: UInt32) -> UInt8 {
    // Fibonacci hashing, as in the PNG encoder.
    var slot = Int((color &* 0x9E37_79B1) &>> UInt32(32 - Self.slotBits))
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if colors[number] == color { return UInt8(number) }
      slot = (slot + 1) & ((1 << Self.slotBits) - 1)
    }
    guard colors.count < 256 else {
      isFull = true
      return 0
    }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}

/// The numbers of one colour blended over each colour of a palette, computed when they are needed.
struct BlendTable {
  /// The memory that a table needs.
  static let size = 256

  private let ink: Ink
  private let alpha: UInt32
  /// By the number below: the number of the result plus 1, or 0.
  private let results: UnsafeMutablePointer<UInt16>

  /// - Parameter results: Memory for ``size`` numbers, which the table uses as long as it exists.
  init(_ ink: Ink, alpha: UInt32, results: UnsafeMutablePointer<UInt16>) {
    self.ink = ink
    self.alpha = alpha
    self.results = results
    results.initialize(repeating: 0, count: Self.size)
  }

  /// The number of the colour over the colour of a number.
  @inline(__always)
  func number(over below: UInt8, _ palette: inout PaintPalette) -> UInt8 {
    let known = results[Int(below)]
    return known != 0 ? UInt8(truncatingIfNeeded: known &- 1) : blended(over: below, &palette)
  }

  @inline(never)
  private func blended(over below: UInt8, _ palette: inout PaintPalette) -> UInt8 {
    let number = palette.number(of: ink.over(palette.colors[Int(below)], alpha: alpha))
    results[Int(below)] = UInt16(number) + 1
    return number
  }
}
