extension AuditRule {
  /// Finds sheets, covers and confirmations without a button that closes them.
  ///
  /// A pushed page has a back button, and a tab has the tab bar. A tap beside a popover closes it, and so does the
  /// button that opened an inspector. The buttons of a page without a description are
  /// unknown.
  package static let deadEnd: Self = AuditRule(
    "dead-end", .warning, "a described sheet or cover has no close button"
  ) { subject in
    subject.scenes.compactMap { scene in
      if let confirmation = scene.confirmation {
        // SwiftUI gives an alert without buttons an OK.
        let hasButton = !confirmation.choices.isEmpty || confirmation.style == .alert
        return hasButton ? nil : unanswerable(scene.id)
      }
      guard let layer = scene.layers.last, layer.pages.count == 1, let page = layer.pages.first,
        layer.style != .popover, layer.style != .inspector,
        let blocks = page.blocks, page.leading.isEmpty, page.trailing.isEmpty,
        !blocks.contains(where: \.content.isExit)
      else { return nil }
      return AuditFinding(
        .deadEnd, screens: [scene.id],
        reason: "nothing on the \(layer.style.isSheet ? "sheet" : "cover") closes it or leads on",
        remedy: "give its page a button such as 'Done' in the bar")
    }
  }

  private static func unanswerable(_ id: String) -> AuditFinding {
    AuditFinding(
      .deadEnd, screens: [id], reason: "the confirmation has no buttons",
      remedy: "give it a button that cancels")
  }
}
