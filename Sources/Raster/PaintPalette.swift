/// The colours of pictures while they are painted, by number.
///
/// It stays for the next picture, which mostly has the same colours.
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

/// The numbers of colours blended over each colour of a palette, computed when they are needed.
struct BlendTables {
  /// More colours than an app's screens have; beyond it the tables are emptied.
  private static let most = 96

  private var inks: [Ink] = []
  private var results: [UInt16] = []

  /// Forgets all, for another palette.
  mutating func removeAll() {
    inks.removeAll(keepingCapacity: true)
    results.removeAll(keepingCapacity: true)
  }

  /// Calls a function with the table of a colour.
  mutating func withTable(for ink: Ink, _ body: (BlendTable) -> Void) {
    let place = place(of: ink)
    results.withUnsafeMutableBufferPointer { results in
      guard let first = results.baseAddress else { return }
      body(BlendTable(ink: ink, results: first + place * BlendTable.size))
    }
  }

  private mutating func place(of ink: Ink) -> Int {
    if let place = inks.lastIndex(of: ink) { return place }
    if inks.count == Self.most { removeAll() }
    inks.append(ink)
    results.append(contentsOf: BlendTable.empty)
    return inks.count - 1
  }
}

/// The numbers of one colour blended over each colour of a palette, at each level of coverage.
struct BlendTable {
  /// The numbers of a table.
  static let size = (Coverage.full + 1) * colors
  private static let colors = 256
  /// A table that knows only that level 0 leaves what is there.
  fileprivate static let empty =
    (1...UInt16(colors)) + [UInt16](repeating: 0, count: size - colors)

  let ink: Ink
  /// By level and number below: the number of the result plus 1, or 0.
  fileprivate let results: UnsafeMutablePointer<UInt16>

  /// The number of the colour over the colour of a number.
  @inline(__always)
  func number(over below: UInt8, level: Int, _ palette: inout PaintPalette) -> UInt8 {
    let known = results[level &* Self.colors &+ Int(below)]
    return known != 0
      ? UInt8(truncatingIfNeeded: known &- 1) : blended(over: below, level: level, &palette)
  }

  @inline(never)
  private func blended(over below: UInt8, level: Int, _ palette: inout PaintPalette) -> UInt8 {
    let alpha = Coverage.alpha(ink.alpha, level: level)
    let number = palette.number(of: ink.over(palette.colors[Int(below)], alpha: alpha))
    results[level * Self.colors + Int(below)] = UInt16(number) + 1
    return number
  }
}
