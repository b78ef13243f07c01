internal import PlainText

/// Findings that a report shows as one: a single one, or several equal ones.
package struct ReportEntry: Sendable, Equatable {
  /// The findings, in the order of the manifest; never empty.
  package let screens: [ReportedScreen]
  /// The indices of the findings in the report.
  package let places: [Int]
  /// What is equal; nil for a single finding.
  package let group: ReportedGroup?

  /// The finding that is shown.
  package var example: ReportedScreen { screens[0] }

  /// The number of findings and what they have in common; nil for a single finding.
  package var headline: String? {
    guard group != nil else { return nil }
    return "\(screens.count) screens \(hasExample ? "with the same change" : "for the same reason")"
  }

  /// What all findings have in common, one sentence each: the changes in terms of navigation, or the reason.
  package var sentences: [String] {
    guard let group else { return example.meaning }
    return hasExample ? group.meaning : example.reason.map { [$0] } ?? []
  }

  /// What all findings have in common in one sentence, else the first fact.
  var summary: String { sentences.first.map(VisibleText.line) ?? example.summary }

  /// The facts about the finding that is shown, except its navigation changes.
  package var facts: [String] { group == nil || hasExample ? example.facts : [] }

  /// Whether one of several findings is shown as an example, since they differ in details.
  package var hasExample: Bool { group != nil && example.verdict != .failed }

  /// The ids of the findings that are only listed.
  package var listedIDs: [String] { screens.dropFirst(hasExample ? 1 : 0).map(\.id) }

  /// The findings that are only listed, in one line; nil for a single finding.
  package var listing: String? {
    guard group != nil else { return nil }
    let ids = listedIDs.map(VisibleText.line).joined(separator: ", ")
    return (hasExample ? "the same in: " : "screens: ") + ids
  }

  /// The command that resolves all findings.
  package var acceptCommand: String? {
    group == nil ? example.acceptCommand : group?.acceptCommand
  }

  /// The command that resolves all findings, safe for a line of text.
  package var shownCommand: String? { acceptCommand.map(VisibleText.line) }

  /// The verb for the command.
  package var actionVerb: String {
    example.actionVerb + (group == nil ? "" : " all \(screens.count)")
  }

  /// The command that resolves all findings, after its verb.
  package var remedy: String? { shownCommand.map { "\(actionVerb) with: \($0)" } }
}

extension Report {
  /// The findings in order; equal ones that need a review are one entry, in the place of the first.
  ///
  /// - Complexity: O(*n*) for *n* findings; an entry is created when it is asked for, so that those of a large
  ///   report need no memory together.
  package var entries: some Sequence<ReportEntry> { entries { _ in true } }

  /// The entries that need a review.
  package var pendingEntries: some Sequence<ReportEntry> { entries(where: \.isPending) }

  /// - Parameter isShown: Selects entries by the finding that they show.
  private func entries(
    where isShown: @escaping (ReportedScreen) -> Bool
  ) -> some Sequence<ReportEntry> {
    let groupOf = openGroups
    var members: [Int: [Int]] = [:]
    for (place, screen) in screens.enumerated() {
      if let group = groupOf(screen) { members[group, default: []].append(place) }
    }
    return screens.indices.lazy.compactMap { [members] place -> ReportEntry? in
      let screen = screens[place]
      guard isShown(screen) else { return nil }
      guard let group = groupOf(screen), let equal = members[group], equal.count > 1 else {
        return ReportEntry(screens: [screen], places: [place], group: nil)
      }
      guard equal[0] == place else { return nil }
      return ReportEntry(screens: equal.map { screens[$0] }, places: equal, group: groups?[group])
    }
  }

  /// The ids of a screen and of those whose findings are equal and need a review.
  package func ids(like id: String) -> Set<String> {
    let groupOf = openGroups
    guard let group = groups?.firstIndex(where: { $0.screens.contains(id) }) else { return [id] }
    return Set(screens.filter { groupOf($0) == group }.map(\.id)).union([id])
  }

  /// Returns the index of the group of a finding, if there is one and the finding still needs a review.
  private var openGroups: (ReportedScreen) -> Int? {
    var places: [String: Int] = [:]
    for (place, group) in (groups ?? []).enumerated() {
      for id in group.screens { places[id] = place }
    }
    return { [places] screen in
      screen.isPending && screen.isRejected != true ? places[screen.id] : nil
    }
  }
}
