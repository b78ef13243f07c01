package import Wireframes

/// Paints display lists into bitmaps.
///
/// Keep one for each worker: it caches the masks of glyphs and the shapes of corners and bezels,
/// and reuses its buffers, so that pictures after the first allocate almost no memory. The
/// cache never changes a pixel.
package struct Painter: Sendable {
  /// The maximum size of the caches in bytes; beyond it they are emptied.
  private let memoryLimit: Int
  var glyphs = GlyphCache()
  var shapes = ShapeCache()
  var rasterizer = OutlineRasterizer()
  /// The commands of the current list.
  var commands: [PaintCommand] = []
  var placedMasks: [PaintCommand.PlacedMask] = []
  var clips: [PixelRect] = []
  /// The colours of the current picture, if it has a palette, and of those before.
  var colors = PaintPalette()
  var blends = BlendTables()
  /// The number of rows above each line of the current picture, if it has a palette, and of all rows.
  var rowCounts: [Int32] = []
  /// Whether each line of the current picture may differ from the one above, if it has a palette.
  var breaks: [Bool] = []

  /// Creates a painter.
  ///
  /// - Parameter memoryLimit: The maximum size of the caches in bytes.
  package init(memoryLimit: Int = 8 << 20) {
    self.memoryLimit = memoryLimit
  }

  /// Paints a list into a new bitmap.
  ///
  /// - Parameters:
  ///   - list: The items to paint.
  ///   - scale: Pixels per point, at least 1.
  /// - Returns: The bitmap; an empty one if the size is NaN, negative, or more than 16384
  ///   pixels.
  /// - Complexity: O(pixels), times the number of overlapping items.
  package mutating func bitmap(of list: DisplayList, scale: Int) -> Bitmap {
    var bitmap = Bitmap(width: 0, height: 0)
    paint(list, scale: scale, into: &bitmap)
    return bitmap
  }

  /// Paints a list over a bitmap, whose memory is reused if it has the right size.
  ///
  /// - Parameters:
  ///   - list: The items to paint.
  ///   - scale: Pixels per point, at least 1.
  ///   - bitmap: Receives the picture.
  /// - Complexity: O(pixels), times the number of overlapping items.
  package mutating func paint(_ list: DisplayList, scale: Int, into bitmap: inout Bitmap) {
    let (width, height) = Self.pixels(of: list.size, scale: scale)
    paint(
      list, scale: scale, window: PixelRect(left: 0, top: 0, right: width, bottom: height),
      into: &bitmap)
  }

  /// Paints a part of a list over a bitmap; the list may be much larger.
  ///
  /// - Parameters:
  ///   - list: The items to paint.
  ///   - scale: Pixels per point, at least 1.
  ///   - window: The part, in pixels of the whole; sides of at most 16384.
  ///   - bitmap: Receives the picture of the part.
  /// - Complexity: O(pixels), times the number of overlapping items, plus O(items).
  package mutating func paint(
    _ list: DisplayList, scale: Int, window: PixelRect, into bitmap: inout Bitmap
  ) {
    if bitmap.width != window.width || bitmap.height != window.height {
      bitmap = Bitmap(width: window.width, height: window.height)
    }
    guard prepare(list, scale: scale, window: window) else { return }
    bitmap.pixels.withUnsafeMutableBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      paint(on: Canvas(pixels: pixels, window: window))
    }
  }

  /// Plans the commands of a list; false if there is nothing to paint.
  mutating func prepare(_ list: DisplayList, scale: Int, window: PixelRect) -> Bool {
    precondition(scale >= 1, "a point has at least one pixel")
    precondition(
      max(window.width, window.height) <= Fixed.sideLimit,
      "a window has sides of at most 16384 pixels")
    if glyphs.byteCount + shapes.byteCount > memoryLimit {
      glyphs.removeAll()
      shapes.removeAll()
    }
    guard !window.isEmpty else { return false }
    plan(list, scale: scale, on: window)
    return true
  }

  /// The planned commands without those at the start that nothing shows.
  ///
  /// Everything below an opaque rectangle that fills the window is hidden. The first command is the background.
  func visibleCommands(in window: PixelRect) -> ArraySlice<PaintCommand> {
    let first = commands.lastIndex { $0.isOpaqueRectangle && $0.bounds.contains(window) }
    return commands[(first ?? 0)...]
  }

  /// Paints the planned commands.
  private func paint(on canvas: Canvas) {
    for command in visibleCommands(in: canvas.window) {
      switch command.figure {
      case .rectangle:
        canvas.paint(command.bounds, command.ink)
      case .shape(let number, let x, let y):
        canvas.paint(shapes.shapes[number], x: x, y: y, command.ink, clip: command.bounds)
      case .glyphs(let range):
        canvas.paint(placedMasks[range], from: glyphs, command.ink, clip: command.bounds)
      }
    }
  }

  /// The size of the picture, rounded up to whole pixels.
  static func pixels(of size: Size, scale: Int) -> (width: Int, height: Int) {
    guard
      let width = Fixed.pixels(size.width, scale: scale),
      let height = Fixed.pixels(size.height, scale: scale)
    else { return (0, 0) }
    let sides = [width, height].map { ($0 + Fixed.fraction) >> Fixed.bits }
    guard sides.allSatisfy({ $0 > 0 && $0 <= Fixed.sideLimit }) else { return (0, 0) }
    return (sides[0], sides[1])
  }
}

/// One item of a display list in pixels, ready to paint.
struct PaintCommand {
  /// What to paint.
  enum Figure {
    /// All of the bounds.
    case rectangle
    /// A cached shape, with its origin at a pixel.
    case shape(Int, x: Int, y: Int)
    /// A range of the planned glyphs.
    case glyphs(Range<Int>)
  }

  /// A cached glyph with its origin at a pixel.
  struct PlacedMask {
    var mask: Int
    var x: Int
    var y: Int
  }

  var figure: Figure
  var ink: Ink
  /// The clip: nothing outside is painted.
  var bounds: PixelRect

  /// Whether it hides everything painted before within its bounds.
  var isOpaqueRectangle: Bool {
    if case .rectangle = figure { ink.alpha == 255 } else { false }
  }
}
