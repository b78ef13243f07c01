import PlainText
import Scenes
import Typography
import Wireframes

extension MapPicture {
  /// Draws the panel of a tab with its icon, its name and its number of screens.
  func drawLane(_ lane: MapLayout.Lane, on pen: inout MapPen) {
    let panel = lane.panel
    pen.rounded(panel, radius: MapMetrics.laneCorner, theme.lane)
    let left = panel.x + MapMetrics.lanePadding
    let centerY = panel.y + MapMetrics.lanePadding + 8
    let icon = icon(of: lane)
    pen.icon(
      icon, Rect(x: left, y: centerY - 7.5, width: 15, height: 15), theme.screens.accent)
    let count = Typesetter.line("\(lane.count)", font: .laneCount)
    let room = panel.maxX - MapMetrics.lanePadding - left - 20 - count.width - 6
    let width = pen.text(
      VisibleText.line(map.title(ofTab: lane.tab)), .laneTitle, theme.screens.text, at: left + 20,
      centerY: centerY, maxWidth: room)
    pen.text(count, theme.label, at: left + 26 + width, centerY: centerY)
  }

  /// The icon of a lane's tab.
  func icon(of lane: MapLayout.Lane) -> String {
    let tabs = map.graph.tabs
    let icon = lane.tab.flatMap { tabs.indices.contains($0) ? tabs[$0].icon : nil }
    return icon ?? "square.stack"
  }

  /// Draws the frame around screens that lead no further.
  func drawFrame(_ frame: Rect, on pen: inout MapPen) {
    pen.rounded(frame, radius: MapMetrics.frameCorner, theme.edge)
    pen.rounded(
      frame.inset(x: 0.75, y: 0.75), radius: MapMetrics.frameCorner - 0.75, theme.frame)
  }
}
