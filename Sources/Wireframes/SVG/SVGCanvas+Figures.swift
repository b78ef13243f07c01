import PlainText
import Typography

extension SVGCanvas {
  /// The elements of one item; none if it is empty, NaN or too far away.
  mutating func figures(of item: DisplayList.Item) -> [SVGFigure] {
    switch item {
    case .fill(let rect, _):
      return rect.isDrawable ? [.rect(rect)] : []
    case .roundedRect(let rect, let radius, let corners, _):
      guard let box = SVGBox(rect, radius: radius, corners: corners) else { return [] }
      return [box.figure]
    case .ring(let outer, let outerRadius, let inner, let innerRadius, _):
      guard
        let outside = SVGBox(outer, radius: outerRadius, corners: .all),
        let inside = SVGBox(inner, radius: innerRadius, corners: .all)
      else { return [] }
      return [
        SVGFigure(
          name: "path",
          attributes: [("fill-rule", "evenodd"), ("d", outside.outline + inside.outline)])
      ]
    case .text(let line, let origin, _):
      return figures(of: line, at: origin)
    case .icon(let glyph, let rect, _):
      guard rect.isDrawable else { return [] }
      let side = min(rect.width, rect.height)
      let left = (rect.midX - side / 2).rounded(toPartsOfPoint: 8)
      let bottom = (rect.midY + side / 2).rounded(toPartsOfPoint: 2)
      let icon = PlacedOutline(outline: Outlines.outline(of: glyph), x: left)
      return figure([icon], size: side, baseline: bottom).map { [$0] } ?? []
    case .stroke, .beginClip, .endClip:
      return []
    }
  }

  /// An outline and the position of its origin, in points.
  private struct PlacedOutline {
    var outline: GlyphOutline
    var x: Double
    /// The distance above the baseline.
    var rise = 0.0
  }

  /// The elements of a line: one for each run of glyphs with the same units.
  ///
  /// The positions are those of the bitmap with two pixels per point: the baseline on a whole pixel, so
  /// that the bottoms of letters are sharp, and glyphs on quarters of a pixel.
  private mutating func figures(of line: TextLine, at origin: Point) -> [SVGFigure] {
    var runs: [[PlacedOutline]] = []
    for placed in line.glyphs {
      let outline = Outlines.outline(of: placed.glyph)
      guard !outline.isEmpty else { continue }
      let glyph = PlacedOutline(
        outline: outline, x: (origin.x + placed.x).rounded(toPartsOfPoint: 8),
        rise: placed.y.rounded(toPartsOfPoint: 2))
      if runs.last?[0].outline.pathUnitsPerEm == outline.pathUnitsPerEm {
        runs[runs.count - 1].append(glyph)
      } else {
        runs.append([glyph])
      }
    }
    let baseline = origin.y.rounded(toPartsOfPoint: 2)
    return runs.compactMap { figure($0, size: line.font.size, baseline: baseline) }
  }

  /// Glyphs on a baseline: a group in their units, or a single glyph.
  private mutating func figure(
    _ glyphs: [PlacedOutline], size: Double, baseline: Double
  ) -> SVGFigure? {
    guard let first = glyphs.first, !first.outline.isEmpty,
      Rect(x: first.x, y: baseline, width: size, height: size).isDrawable
    else { return nil }
    let baseline = glyphs.count == 1 ? baseline - first.rise : baseline
    let scale = size / Double(first.outline.pathUnitsPerEm)
    let place = "\(DecimalText.text(first.x)) \(DecimalText.text(baseline))"
    let transform = "translate(\(place))scale(\(DecimalText.text(scale, decimals: 7)))"
    if glyphs.count == 1 {
      return SVGFigure(
        name: "use",
        attributes: [("href", "#" + definitions.id(of: first.outline)), ("transform", transform)])
    }
    // A unit of a pixel font is one of its pixels.
    let decimals = first.outline.pathUnitsPerEm < 500 ? 3 : 0
    let uses = glyphs.map { glyph in
      let x = DecimalText.text((glyph.x - first.x) / scale, decimals: decimals)
      let y = DecimalText.text(-glyph.rise / scale, decimals: decimals)
      return SVGFigure.Use(
        id: definitions.id(of: glyph.outline), x: x == "0" ? nil : x, y: y == "0" ? nil : y)
    }
    return SVGFigure(name: "g", attributes: [("transform", transform)], uses: uses)
  }
}
