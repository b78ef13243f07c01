package import Scenes

extension AuditRule {
  /// Finds titles of tabs and pages, and buttons of confirmations, that are cut off on the smallest device.
  package static let clippedTitle: Self = AuditRule(
    "clipped-title", .warning, "a title is cut off on the smallest device"
  ) { subject in
    var tabs: [AuditFinding] = []
    var known: Set<ClippedTitle> = []
    var findings: [AuditFinding] = []
    for scene in subject.scenes {
      let clipped = clippedTitles(of: scene)
      // Many screens share the tab bar, so its titles are reported once and without a screen.
      tabs += clipped.filter { $0.owner == .tab && known.insert($0).inserted }
        .map { finding($0, screens: []) }
      findings += clipped.filter { isOnTop($0, in: scene) }.map { finding($0, screens: [scene.id]) }
    }
    return tabs + findings
  }

  /// The titles that are cut off on a screen, each once.
  private static func clippedTitles(of scene: Scene) -> [ClippedTitle] {
    var sketch = Sketch(device: .smallPhone, theme: .named(.light))
    ScreenDrawing(scene: scene).draw(on: &sketch)
    var known: Set<ClippedTitle> = []
    return sketch.clippedTitles.filter { known.insert($0).inserted }
  }

  /// Whether a title belongs to the top page or confirmation; the pages below have their own screens.
  private static func isOnTop(_ title: ClippedTitle, in scene: Scene) -> Bool {
    switch title.owner {
    case .tab: false
    case .page: scene.confirmation == nil && title.text == scene.topPage?.title
    case .choice: true
    }
  }

  private static func finding(_ title: ClippedTitle, screens: [String]) -> AuditFinding {
    let name =
      switch title.owner {
      case .page: "the title"
      case .tab: "the title of the tab"
      case .choice: "the button"
      }
    let width = Int(Device.smallPhone.display.width)
    return AuditFinding(
      .clippedTitle, screens: screens,
      reason:
        "\(name) '\(TextHole.shown(title.text))' is cut off on a display \(width) points wide",
      remedy: title.owner == .choice ? "choose a shorter label" : "choose a shorter title")
  }
}

extension Device {
  /// The smallest phone that runs iOS 17, with the dimensions of the iPhone SE of 2020.
  static let smallPhone = DeviceModel.all[0].frame(in: .portrait)
}

/// A title that does not fit.
struct ClippedTitle: Hashable {
  /// What the title belongs to.
  enum Owner {
    case page
    /// An item of the tab bar.
    case tab
    /// A button of a confirmation.
    case choice
  }

  let owner: Owner
  let text: String
}
