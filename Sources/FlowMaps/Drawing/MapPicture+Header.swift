import PlainText
import Scenes
import Typography
import Wireframes

extension MapPicture {
  private static let centerY = 40.0

  /// Draws the app's name and summary on the left, and the legend on the right.
  func drawHeader(on pen: inout MapPen) {
    let left = MapMetrics.margin + 8
    let legend = drawLegend(on: &pen)
    let room = legend - 24 - left
    let width = pen.text(
      VisibleText.line(map.app), .mapTitle, theme.screens.text, at: left, centerY: Self.centerY,
      maxWidth: room / 2)
    let rest = max(0, room - width - 14)
    pen.text(
      subtitle(in: rest), .mapSummary, theme.label, at: left + width + 14,
      centerY: Self.centerY + 1, maxWidth: rest)
  }

  /// The longest text beside the app's name that fits.
  private func subtitle(in space: Double) -> String {
    let whole = map.subtitle ?? map.summary
    guard let short = map.shortSubtitle else { return whole }
    return Typesetter.line(whole, font: .mapSummary).width <= space ? whole : short
  }

  /// - Returns: The left edge of the legend.
  private func drawLegend(on pen: inout MapPen) -> Double {
    var right = min(layout.size.width - MapMetrics.margin, MapMetrics.maxHeaderWidth) - 4
    for (word, sample) in legendEntries.reversed() {
      right -= pen.text(
        word, .mapSummary, theme.label, at: right, centerY: Self.centerY,
        anchor: .trailing)
      right -= 10
      let (from, to) = (right - 36, right)
      switch sample {
      case .line(let kind):
        let (width, dash, color) = theme.pen(kind)
        let points = [Point(x: from, y: Self.centerY), Point(x: to, y: Self.centerY)]
        pen.add(.stroke(Stroke(points, width: width, dash: dash), color))
      case .chip:
        let rect = Rect(x: from, y: Self.centerY - 9, width: 36, height: MapMetrics.chipHeight)
        pen.rounded(rect, radius: 6, theme.chip)
        drawChipArrow(.link, in: rect, on: &pen)
      case .mark(let mark):
        drawBadge(mark, at: Point(x: to - 11, y: Self.centerY), on: &pen)
        right += 14
      }
      right -= 36 + 20
    }
    return right
  }

  private enum LegendSample {
    case line(FlowGraph.Edge.Kind)
    case chip
    case mark(MapMarks.Mark)
  }

  private var legendEntries: [(String, LegendSample)] {
    let usual: [StepKind] = [.push, .sheet, .cover, .confirmation]
    let used = Set(map.graph.edges.map(\.kind))
    let kinds = StepKind.allCases
      .filter { usual.contains($0) || used.contains(.step($0)) }
      .map { FlowGraph.Edge.Kind.step($0) }
    var entries: [(String, LegendSample)] = kinds.map { ($0.word, .line($0)) }
    let hasLinks = layout.boxes.contains { $0.chips.contains { kind(of: $0) == .link } }
    if hasLinks { entries.append((FlowGraph.Edge.Kind.link.word, .chip)) }
    if let marks {
      // Few comparisons have renamed screens, and the header has little space.
      let isRenaming = marks.nodes.values.contains(.renamed)
      let shown = MapMarks.Mark.allCases.filter { $0 != .renamed || isRenaming }
      entries += shown.map { ($0.rawValue, .mark($0)) }
    }
    return entries
  }
}
