package import Scenes

extension AuditRule {
  /// Finds pictures that say something, but have no label for a screen reader.
  ///
  /// A picture without a label may be decoration. It says something if nothing else is on its page or below its
  /// heading, or if it has a value, a hint or an action.
  package static let silentPicture: Self = AuditRule(
    "silent-picture", .warning, "a picture says something, but has no label"
  ) { subject in
    subject.scenes.flatMap { scene -> [AuditFinding] in
      let content = AccessibleTree(scene).elements.first { $0.role == .content }
      guard let elements = content?.elements else { return [] }
      let reasons =
        elements.allSatisfy(isSilent)
        ? ["all that the page shows is pictures of which a screen reader says nothing"]
        : emptyHeadings(in: elements) + active(in: elements)
      return reasons.map { reason in
        AuditFinding(
          .silentPicture, screens: [scene.id], reason: reason,
          remedy: "give the picture a label that says what it shows")
      }
    }
  }

  private static func isSilent(_ element: AccessibleElement) -> Bool {
    element.role == .image && element.label == nil
  }

  /// The headings below which only pictures without labels are.
  private static func emptyHeadings(in elements: [AccessibleElement]) -> [String] {
    var reasons: [String] = []
    for (index, heading) in elements.enumerated() where heading.role == .heading {
      let below = elements[(index + 1)...].prefix { $0.role != .heading }
      guard !below.isEmpty, below.allSatisfy(isSilent), let label = heading.label else { continue }
      reasons.append(
        "all that is below the heading '\(label)' is pictures of which a screen reader says nothing"
      )
    }
    return reasons
  }

  /// The pictures with a value, a hint or an action.
  private static func active(in elements: [AccessibleElement]) -> [String] {
    elements.flatMap(\.flattened).filter(isSilent).compactMap { picture in
      let said = [
        picture.value.map { "the value '\($0)'" }, picture.hint.map { "the hint '\($0)'" },
        picture.actions?.first.map { "the action '\($0)'" },
      ].compactMap { $0 }
      return said.first.map { "a picture has \($0), but no label" }
    }
  }
}
