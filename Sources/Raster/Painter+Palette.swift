package import Wireframes

extension Painter {
  /// Paints a list over a picture, whose memory is reused: with a palette, if there are at most 256 colours.
  ///
  /// - Parameters:
  ///   - list: The items to paint.
  ///   - scale: Pixels per point, at least 1.
  ///   - picture: Receives the picture, with the pixels that ``paint(_:scale:into:)`` paints.
  /// - Complexity: O(pixels), times the number of overlapping items.
  package mutating func paint(_ list: DisplayList, scale: Int, into picture: inout Picture) {
    var indexed = PaletteBitmap()
    var bitmap = Bitmap(width: 0, height: 0)
    // The memory is taken out of the picture, so that there is one owner.
    switch picture {
    case .palette(let old): indexed = old
    case .direct(let old): bitmap = old
    }
    picture = .direct(Bitmap(width: 0, height: 0))
    if paint(list, scale: scale, into: &indexed) {
      picture = .palette(indexed)
    } else {
      paint(list, scale: scale, into: &bitmap)
      picture = .direct(bitmap)
    }
  }

  /// Paints a list over a picture with a palette.
  ///
  /// - Returns: Whether the colours suffice; otherwise the picture is wrong.
  package mutating func paint(
    _ list: DisplayList, scale: Int, into picture: inout PaletteBitmap
  ) -> Bool {
    let (width, height) = Self.pixels(of: list.size, scale: scale)
    let window = PixelRect(left: 0, top: 0, right: width, bottom: height)
    guard !window.isEmpty, prepare(list, scale: scale, window: window) else { return false }
    findRows(of: window, &picture)
    let isNew = colors.colors.isEmpty
    paintRows(of: window, &picture)
    if colors.isFull, !isNew {
      // The colours of earlier pictures took the room.
      forgetColors()
      paintRows(of: window, &picture)
    }
    guard !colors.isFull else {
      forgetColors()
      return false
    }
    picture.palette = colors.colors
    return true
  }

  private mutating func forgetColors() {
    colors.removeAll()
    blends.removeAll()
  }

  private mutating func paintRows(of window: PixelRect, _ picture: inout PaletteBitmap) {
    rowCounts.withUnsafeBufferPointer { counts in
      picture.rows.withUnsafeMutableBufferPointer { rows in
        guard let first = rows.baseAddress, let counts = counts.baseAddress else { return }
        paintRows(on: IndexCanvas(rows: first, window: window, rowCounts: counts))
      }
    }
  }

  /// Paints the planned commands.
  private mutating func paintRows(on canvas: IndexCanvas) {
    // The tables are taken out of the painter, so that there is one owner.
    var tables = BlendTables()
    swap(&tables, &blends)
    for command in visibleCommands(in: canvas.window) {
      tables.withTable(for: command.ink) { paint(command, $0, on: canvas) }
    }
    swap(&tables, &blends)
  }

  private mutating func paint(
    _ command: PaintCommand, _ table: BlendTable, on canvas: IndexCanvas
  ) {
    switch command.figure {
    case .rectangle:
      canvas.paint(command.bounds, table, &colors)
    case .shape(let number, let x, let y):
      canvas.paint(shapes.shapes[number], x: x, y: y, table, clip: command.bounds, &colors)
    case .glyphs(let range):
      canvas.paint(placedMasks[range], from: glyphs, table, clip: command.bounds, &colors)
    }
  }

  /// Finds the lines that may differ from the one above, and makes a row for each.
  private mutating func findRows(of window: PixelRect, _ picture: inout PaletteBitmap) {
    breaks.removeAll(keepingCapacity: true)
    breaks.append(contentsOf: repeatElement(false, count: window.height + 1))
    breaks[0] = true
    for command in visibleCommands(in: window) where !command.bounds.isEmpty {
      let bounds = command.bounds.offsetBy(x: 0, y: -window.top)
      switch command.figure {
      case .rectangle:
        breaks[bounds.top] = true
        breaks[bounds.bottom] = true
      case .shape(let number, _, let y):
        shapes.shapes[number].forEachEdge(y: y - window.top, clip: bounds) { breaks[$0] = true }
      case .glyphs:
        for y in bounds.top...bounds.bottom { breaks[y] = true }
      }
    }
    picture.width = window.width
    picture.height = window.height
    picture.rowNumbers.removeAll(keepingCapacity: true)
    rowCounts.removeAll(keepingCapacity: true)
    var count: Int32 = 0
    for y in 0..<window.height {
      rowCounts.append(count)
      if breaks[y] { count += 1 }
      picture.rowNumbers.append(UInt32(count) - 1)
    }
    rowCounts.append(count)
    // What is there is painted over.
    let missing = Int(count) * window.width + IndexCanvas.slack - picture.rows.count
    if missing > 0 { picture.rows.append(contentsOf: repeatElement(0, count: missing)) }
  }
}
