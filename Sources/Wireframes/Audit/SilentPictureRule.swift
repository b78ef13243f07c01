package import Scenes

extension AuditRule {
  /// Finds pages of which a screen reader says nothing, because all that they show is pictures without labels.
  package static let silentPicture: Self = AuditRule(
    "silent-picture", .warning, "all that a page shows is pictures without labels"
  ) { subject in
    subject.scenes.compactMap { scene in
      let content = AccessibleTree(scene).elements.first { $0.role == .content }
      guard let elements = content?.elements,
        elements.allSatisfy({ $0.role == .image && $0.label == nil })
      else { return nil }
      return AuditFinding(
        .silentPicture, screens: [scene.id],
        reason: "all that the page shows is pictures of which a screen reader says nothing",
        remedy: "give the picture a label that says what it shows")
    }
  }
}
