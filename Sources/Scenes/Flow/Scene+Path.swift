/// A step deeper into an app.
public enum StepKind: String, Codable, Sendable, CaseIterable {
  /// A page pushed on the stack of the tab or of a layer, or selected in a column of a split view.
  case push
  /// A sheet of any height.
  case sheet
  /// A full-screen cover.
  case cover
  /// A confirmation dialog.
  case confirmation
  /// A popover.
  case popover
  /// An inspector.
  case inspector
  /// An alert.
  case alert
  /// Another state of the same page.
  case state

  /// The step that presents a layer.
  package init(_ style: Layer.Style) {
    switch style {
    case .mediumSheet, .largeSheet, .customSheet: self = .sheet
    case .fullScreenCover: self = .cover
    case .popover: self = .popover
    case .inspector: self = .inspector
    }
  }

  /// The step that asks a question.
  package init(_ style: ConfirmationCard.Style) {
    self = style == .alert ? .alert : .confirmation
  }
}

extension Scene {
  /// The last step of the path from the tab's root to this screen; nil at the root itself.
  public var lastStep: StepKind? {
    if let confirmation { return StepKind(confirmation.style) }
    if topPage?.states.isEmpty == false { return .state }
    if let layer = layers.last { return layer.pages.count > 1 ? .push : StepKind(layer.style) }
    return pages.count > 1 ? .push : nil
  }

  /// The number of steps from the tab's root to this screen.
  public var depth: Int {
    max(0, pages.count - 1) + layers.reduce(0) { $0 + max(1, $1.pages.count) }
      + (confirmation == nil ? 0 : 1) + (topPage?.states.isEmpty == false ? 1 : 0)
  }

  /// The state before the last step, with the same id; nil at the tab's root.
  public var beforeLastStep: Scene? {
    guard let lastStep else { return nil }
    var scene = self
    scene.link = nil
    switch lastStep {
    case .confirmation, .alert: scene.confirmation = nil
    case .state where layers.isEmpty: scene.pages[pages.count - 1].states = []
    case .state:
      let layer = layers[layers.count - 1]
      scene.layers[layers.count - 1].pages[layer.pages.count - 1].states = []
    case .sheet, .cover, .popover, .inspector: scene.layers.removeLast()
    case .push where layers.isEmpty: scene.pages.removeLast()
    case .push: scene.layers[layers.count - 1].pages.removeLast()
    }
    return scene
  }
}

/// The navigation state of a scene as a dictionary key: everything but its id and link.
struct SceneState: Hashable {
  private let tab: Int?
  private let pages: [Page]
  private let layers: [Layer]
  private let confirmation: ConfirmationCard?
  private let columns: SplitView?
  private let window: String?
  private let otherStacks: [OtherStack]

  /// Creates a key.
  init(_ scene: Scene) {
    otherStacks = scene.otherStacks
    tab = scene.selectedTab
    pages = scene.pages
    layers = scene.layers
    confirmation = scene.confirmation
    columns = scene.columns
    window = scene.window
  }
}

/// The tabs, routes and sheets of a scene without page states as a dictionary key, whatever its pages contain.
struct BaseState: Hashable {
  private let tab: Int?
  private let window: String?
  private let columns: SplitView?
  private let pages: [PageKey]
  private let layers: [LayerKey]

  private struct PageKey: Hashable {
    let code: String?
    let identity: Int?

    init(_ page: Page) {
      code = page.code
      identity = page.identity
    }
  }

  private struct LayerKey: Hashable {
    let style: Layer.Style
    let pages: [PageKey]
  }

  /// Creates the key; nil if the scene has page states or a question, or if a page has no code.
  init?(_ scene: Scene) {
    guard scene.confirmation == nil, scene.topPage?.states.isEmpty == true else { return nil }
    tab = scene.selectedTab
    window = scene.window
    columns = scene.columns
    // The root page is that of the tab or window.
    pages = scene.pages.dropFirst().map(PageKey.init)
    layers = scene.layers.map { LayerKey(style: $0.style, pages: $0.pages.map(PageKey.init)) }
    let keys = pages + layers.flatMap(\.pages)
    guard !keys.contains(where: { $0.code == nil }) else { return nil }
  }
}
