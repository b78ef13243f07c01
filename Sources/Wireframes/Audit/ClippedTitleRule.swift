import Scenes

/// Finds titles of pages that are cut off on the smallest device.
enum ClippedTitleRule {
  static func findings(in scenes: [Scene]) -> [AuditFinding] {
    scenes.compactMap { scene in
      guard scene.confirmation == nil, let title = scene.topPage?.title else { return nil }
      var sketch = Sketch(device: .smallPhone, theme: .named(.light))
      ScreenDrawing(scene: scene).draw(on: &sketch)
      guard sketch.clippedTitles.contains(title) else { return nil }
      let width = Int(Device.smallPhone.display.width)
      return AuditFinding(
        .clippedTitle, screens: [scene.id],
        reason: "the title '\(title)' is cut off on a display \(width) points wide",
        wayOut: "choose a shorter title")
    }
  }
}

extension Device {
  /// The smallest phone that iOS 17 runs on, with the measures of the iPhone SE of 2020.
  static let smallPhone = Device(
    name: "small phone", display: Size(width: 375, height: 667), statusBarHeight: 20,
    homeIndicatorHeight: 0, displayCorner: 0, bezel: 12, outerCorner: 24, scale: 2)
}
