import PlainText
import Scenes
import Typography
import Wireframes

extension MapPicture {
  /// The panel of a tab.
  func panel(of lane: MapLayout.Lane) -> [DisplayList.Item] {
    [.roundedRect(lane.panel, radius: MapMetrics.laneCorner, corners: .all, theme.lane)]
  }

  /// The icon of a tab, its name and its number of screens.
  func name(of lane: MapLayout.Lane) -> [DisplayList.Item] {
    var pen = MapPen()
    let left = lane.panel.x + MapMetrics.lanePadding
    let icon = iconPlace(of: lane)
    pen.icon(self.icon(of: lane), icon, theme.screens.accent)
    let count = Typesetter.line("\(lane.count)", font: .laneCount)
    let room = lane.panel.maxX - MapMetrics.lanePadding - left - 20 - count.width - 6
    let width = pen.text(
      VisibleText.line(map.title(ofTab: lane.tab)), .laneTitle, theme.screens.text, at: left + 20,
      centerY: icon.midY, maxWidth: room)
    pen.text(count, theme.label, at: left + 26 + width, centerY: icon.midY)
    return pen.items
  }

  /// The position of the icon of a tab.
  func iconPlace(of lane: MapLayout.Lane) -> Rect {
    Rect(
      x: lane.panel.x + MapMetrics.lanePadding, y: lane.panel.y + MapMetrics.lanePadding + 0.5,
      width: 15, height: 15)
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
