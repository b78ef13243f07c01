package import Scenes

extension AuditRule {
  /// Finds pages on which a screen reader moves up the display because of sort priorities.
  package static let focusOrder: Self = AuditRule(
    "focus-order", .warning, "a screen reader jumps back up the display"
  ) { subject in
    subject.scenes.flatMap { scene -> [AuditFinding] in
      let page = scene.layers.last?.pages.last ?? scene.pages.last
      guard scene.confirmation == nil, let page else { return [] }
      return jumps(in: page.shown.parts.map(\.drawing)).map { finding($0, scene.id) }
    }
  }

  /// What is read before something that is above it.
  private struct Jump {
    var before: AccessibleElement
    var after: AccessibleElement
  }

  /// The jumps back among blocks and in the sections among them, in reading order.
  private static func jumps(in drawings: [any BlockDrawing]) -> [Jump] {
    let drawings = drawings.withoutCards
    let order = ReadingOrder(drawings.map(\.sortPriority)).indices
      .filter { !drawings[$0].accessibleElements.isEmpty }
    let own = zip(order, order.dropFirst()).compactMap { index, next -> Jump? in
      guard next < index, let before = drawings[index].accessibleElements.last,
        let after = drawings[next].accessibleElements.first
      else { return nil }
      return Jump(before: before, after: after)
    }
    let inner = drawings.flatMap { drawing in
      (drawing as? SectionDrawing).map { jumps(in: $0.contents) } ?? []
    }
    return own + inner
  }

  private static func finding(_ jump: Jump, _ screen: String) -> AuditFinding {
    AuditFinding(
      .focusOrder, screens: [screen],
      reason: "after \(named(jump.before)), a screen reader jumps back up to \(named(jump.after))",
      remedy: "show them in the order in which they are read, or remove the sort priority")
  }

  private static func named(_ element: AccessibleElement) -> String {
    element.label.map { "'\($0)'" } ?? "the \(element.role.words) without a label"
  }
}
