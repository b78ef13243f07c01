import Markup
import Typography

/// The definitions that drawings refer to by id: outlines of glyphs and clip rectangles.
struct SVGDefinitions {
  let prefix: String
  private var glyphs: [GlyphOutline] = []
  private var clips: [Rect] = []
  private var glyphNumbers: [GlyphOutline: Int] = [:]
  private var clipNumbers: [Rect: Int] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The id of an outline, which is added on first use.
  ///
  /// Stores outlines, not glyphs: a Greek capital alpha has the outline of the Latin A.
  mutating func id(of outline: GlyphOutline) -> String {
    let number = glyphNumbers[outline] ?? glyphs.count
    if number == glyphs.count {
      glyphNumbers[outline] = number
      glyphs.append(outline)
    }
    return glyphID(number)
  }

  /// The id of a clip, which is added on first use.
  mutating func id(ofClip rect: Rect) -> String {
    let number = clipNumbers[rect] ?? clips.count
    if number == clips.count {
      clipNumbers[rect] = number
      clips.append(rect)
    }
    return clipID(number)
  }

  /// Writes all definitions in order of their numbers.
  func write(into writer: inout MarkupWriter) {
    guard !glyphs.isEmpty || !clips.isEmpty else { return }
    writer.open("defs")
    writer.literal("\n")
    for (number, clip) in clips.enumerated() {
      writer.open("clipPath", ["id": clipID(number)])
      writer.empty("rect", collected: SVGFigure.attributes(of: clip.roundedToPixels))
      writer.close()
      writer.literal("\n")
    }
    for (number, glyph) in glyphs.enumerated() {
      writer.empty("path", ["id": glyphID(number), "d": SVGPathData(glyph).text])
      writer.literal("\n")
    }
    writer.close()
    writer.literal("\n")
  }

  private func glyphID(_ number: Int) -> String { "\(prefix)g\(number)" }

  private func clipID(_ number: Int) -> String { "\(prefix)c\(number)" }
}

extension Rect {
  /// The rectangle with its edges on pixels of the bitmap with two pixels per point, as the PNG clips;
  /// empty if it cannot be drawn.
  fileprivate var roundedToPixels: Rect {
    guard isDrawable else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    let (left, top) = (x.rounded(toPartsOfPoint: 2), y.rounded(toPartsOfPoint: 2))
    let (right, bottom) = (maxX.rounded(toPartsOfPoint: 2), maxY.rounded(toPartsOfPoint: 2))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Double {
  /// The value rounded to a fraction of a point.
  func rounded(toPartsOfPoint parts: Double) -> Double { (self * parts).rounded() / parts }
}
