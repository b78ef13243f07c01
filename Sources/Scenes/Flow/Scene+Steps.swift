/// What takes a person one step further into an app.
public enum StepKind: String, Codable, Sendable, CaseIterable {
  /// A page on the stack, of the tab or of a layer.
  case push
  /// A sheet of whatever height.
  case sheet
  /// A full-screen cover.
  case cover
  /// A confirmation.
  case confirmation
}

extension Scene {
  /// The last step of the way from the tab's root to this screen; nil at the root itself.
  public var lastStep: StepKind? {
    if confirmation != nil { return .confirmation }
    if let layer = layers.last {
      if layer.pages.count > 1 { return .push }
      return layer.style.isSheet ? .sheet : .cover
    }
    return pages.count > 1 ? .push : nil
  }

  /// How many steps lead from the tab's root to this screen.
  public var depth: Int {
    max(0, pages.count - 1) + layers.reduce(0) { $0 + max(1, $1.pages.count) }
      + (confirmation == nil ? 0 : 1)
  }

  /// The state before the last step, under the same id; nil at the tab's root.
  public var beforeLastStep: Scene? {
    guard let lastStep else { return nil }
    var scene = self
    scene.link = nil
    switch lastStep {
    case .confirmation: scene.confirmation = nil
    case .sheet, .cover: scene.layers.removeLast()
    case .push where layers.isEmpty: scene.pages.removeLast()
    case .push: scene.layers[layers.count - 1].pages.removeLast()
    }
    return scene
  }
}
