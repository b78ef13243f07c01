package import Scenes

extension AuditRule {
  /// Finds headings that skip a level, and headings of sections that have nothing below them.
  package static let headingOrder: Self = AuditRule(
    "heading-order", .warning, "a heading skips a level or has nothing below it"
  ) { subject in
    subject.scenes.flatMap { scene in
      let parts = AccessibleTree(scene).elements
      return skippedLevels(in: parts, scene.id) + emptySections(in: scene)
    }
  }

  /// The headings whose level is more than one below that of the heading before.
  private static func skippedLevels(
    in parts: [AccessibleElement], _ screen: String
  ) -> [AuditFinding] {
    let headings = parts.flatMap(\.flattened).filter { $0.level != nil }
    return zip(headings, headings.dropFirst()).compactMap { before, heading in
      guard let above = before.level, let level = heading.level, level > above + 1 else {
        return nil
      }
      return AuditFinding(
        .headingOrder, screens: [screen],
        reason: "the heading \(named(heading)) has level \(level), but the one before it, "
          + "\(named(before)), has level \(above)",
        remedy: "give it level \(above + 1)")
    }
  }

  private static func named(_ heading: AccessibleElement) -> String {
    heading.label.map { "'\($0)'" } ?? "without a label"
  }

  /// The sections of which a screen reader says only the header.
  private static func emptySections(in scene: Scene) -> [AuditFinding] {
    let isCovered = scene.confirmation != nil
    let page = scene.layers.last?.pages.last ?? scene.pages.last
    guard !isCovered, let page, page.states.isEmpty else { return [] }
    return sections(in: page.blocks ?? []).compactMap { section in
      guard let header = section.header, !header.isBlank,
        section.block.drawing.accessibleElements.count == 1
      else { return nil }
      return AuditFinding(
        .headingOrder, screens: [scene.id],
        reason: "a screen reader says nothing below the heading '\(TextHole.shown(header))'",
        remedy: "show what the section has, or leave the heading out")
    }
  }

  private static func sections(in blocks: [Block]) -> [ListSection] {
    blocks.flatMap { block -> [ListSection] in
      guard case .section(let section) = block else { return [] }
      // A hidden section, or one that is read as one element, has no headings inside.
      let isOne = section.accessible.map { $0.isHidden || $0.children != .automatic } ?? false
      return isOne ? [] : [section] + sections(in: section.blocks)
    }
  }
}
