import PlainText
import Scenes
import Typography
import Wireframes

extension MapPicture {
  private static let centerY = 21.0

  /// Draws the app's name and summary on the left, and the legend on the right.
  func drawHeader(on pen: inout MapPen) {
    let left = MapMetrics.margin + 6
    let legend = drawLegend(on: &pen)
    let room = legend - 20 - left
    let width = pen.text(
      VisibleText.line(map.app), .mapTitle, theme.screens.text, at: left, centerY: Self.centerY,
      maxWidth: room / 2)
    let rest = max(0, room - width - 12)
    pen.text(
      subtitle(in: rest), .mapSummary, theme.label, at: left + width + 12,
      centerY: Self.centerY + 1, maxWidth: rest)
  }

  /// The longest text beside the app's name that fits.
  private func subtitle(in space: Double) -> String {
    let whole = map.subtitle ?? map.summary
    guard let short = map.shortSubtitle else { return whole }
    return Typesetter.line(whole, font: .mapSummary).width <= space ? whole : short
  }

  /// Draws what the lines and marks of the map mean.
  ///
  /// - Returns: The left edge of the legend.
  func drawLegend(on pen: inout MapPen) -> Double {
    // On an enlarged map, the legend is visible at the left side.
    var right = min(layout.size.width, MapMetrics.canvas.width) - MapMetrics.margin - 4
    for (word, sample) in legendEntries.reversed() {
      right -= pen.text(
        word, .legend, theme.label, at: right, centerY: Self.centerY, anchor: .trailing)
      right -= 6
      right -= draw(sample, endingAt: right, on: &pen)
      right -= 16
    }
    return right + 16
  }

  /// - Returns: The width of the sample.
  private func draw(_ sample: LegendSample, endingAt right: Double, on pen: inout MapPen) -> Double
  {
    let centerY = Self.centerY
    let box = Rect(x: right - 16, y: centerY - 6, width: 16, height: 12)
    switch sample {
    case .line(let kind):
      let style = theme.style(of: kind)
      let points = [Point(x: right - 26, y: centerY), Point(x: right, y: centerY)]
      pen.add(.stroke(Stroke(points, width: style.width, dash: style.dash), style.color))
      return 26
    case .question(let kind):
      pen.rounded(box, radius: 3, theme.question)
      pen.outline(box.inset(x: 0.5, y: 0.5), radius: 2.5, theme.style(of: kind))
    case .chip:
      pen.rounded(box, radius: 6, theme.chip)
      drawChipArrow(.link, from: box.x + 4, length: 8, centerY: centerY, on: &pen)
    case .frame:
      let frame = Rect(x: right - 18, y: centerY - 6, width: 18, height: 12)
      pen.rounded(frame, radius: 3.5, theme.frame)
      pen.edge(frame, radius: 3.5, width: 1, theme.edge)
      return 18
    case .mark(let mark):
      drawBadge(mark, at: Point(x: right - 7, y: centerY), on: &pen)
      return 14
    }
    return 16
  }

  private enum LegendSample {
    case line(FlowGraph.Edge.Kind)
    case question(FlowGraph.Edge.Kind)
    case chip
    case frame
    case mark(MapMarks.Mark)
  }

  private var legendEntries: [(String, LegendSample)] {
    let usual: [StepKind] = [.push, .sheet, .cover, .confirmation]
    let used = Set(map.graph.edges.map(\.kind))
    let kinds = StepKind.allCases
      .filter { usual.contains($0) || used.contains(.step($0)) }
      .map { FlowGraph.Edge.Kind.step($0) }
    var entries: [(String, LegendSample)] = kinds.map {
      ($0.word, $0.isQuestion ? .question($0) : .line($0))
    }
    let hasLinks = layout.boxes.contains { $0.chips.contains { kind(of: $0) == .link } }
    if hasLinks { entries.append((FlowGraph.Edge.Kind.link.word, .chip)) }
    if let marks {
      // Few comparisons have renamed screens, and the header has little space.
      let isRenaming = marks.nodes.values.contains(.renamed)
      let shown = MapMarks.Mark.allCases.filter { $0 != .renamed || isRenaming }
      entries += shown.map { ($0.rawValue, .mark($0)) }
    } else if !layout.frames.isEmpty {
      entries.append(("screens that lead no further", .frame))
    }
    return entries
  }
}
