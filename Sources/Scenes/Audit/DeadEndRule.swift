/// Finds sheets, covers and confirmations that show no way out.
///
/// A pushed page has its back button and a tab the tab bar. A page that nobody has described says nothing of
/// its buttons.
enum DeadEndRule {
  static func findings(in scenes: [Scene]) -> [AuditFinding] {
    scenes.compactMap { scene in
      if let confirmation = scene.confirmation {
        return confirmation.choices.isEmpty ? unanswerable(scene.id) : nil
      }
      guard let layer = scene.layers.last, layer.pages.count == 1, let page = layer.pages.first,
        let blocks = page.blocks, page.leading.isEmpty, page.trailing.isEmpty,
        !blocks.contains(where: \.leadsOn)
      else { return nil }
      return AuditFinding(
        .deadEnd, screens: [scene.id],
        reason: "nothing on the \(layer.style.isSheet ? "sheet" : "cover") closes it or leads on",
        wayOut: "give its page a button such as 'Done' in the bar")
    }
  }

  private static func unanswerable(_ id: String) -> AuditFinding {
    AuditFinding(
      .deadEnd, screens: [id], reason: "the confirmation has no buttons",
      wayOut: "give it a button that cancels")
  }
}

extension Block {
  /// Whether a person can tap it to go somewhere.
  fileprivate var leadsOn: Bool {
    switch self {
    case .button: true
    case .row(let row): row.leadsTo != nil || row.accessory == .disclosure
    case .section(let section): section.blocks.contains(where: \.leadsOn)
    case .grid(let grid): grid.cards.contains { $0.leadsTo != nil }
    case .text, .image, .field, .searchField, .segmentedControl, .progress, .bubble, .map, .gap,
      .emptyState, .skeleton:
      false
    }
  }
}
