package import Snapshots

/// Findings about several screens that are equal, so that a report shows one of them.
package struct ReportedGroup: Codable, Sendable, Equatable {
  /// The digest of what is equal besides ``renamedTabs``; the same in every shard of a run.
  package var digest: String
  /// The tabs with other titles; nil without any.
  package var renamedTabs: [TabRename]?
  /// The change in terms of navigation, without what is different in each tab.
  package var meaning: [String]
  /// The ids of the screens, in the order of the manifest.
  package var screens: [String]
  /// The command that accepts all of them.
  package var acceptCommand: String?

  /// Creates a group.
  ///
  /// - Parameter meaning: The change in words, without the renamed tabs.
  package init(
    digest: String, renamedTabs: [TabRename] = [], meaning: [String], screens: [String],
    acceptCommand: String? = nil
  ) {
    self.digest = digest
    self.renamedTabs = renamedTabs.isEmpty ? nil : renamedTabs
    self.meaning = renamedTabs.map(\.words) + meaning
    self.screens = screens
    self.acceptCommand = acceptCommand
  }
}

extension [ReportedGroup] {
  /// The groups with equal ones as one, each with the screens of all, in the order of the first; nil without any.
  ///
  /// The title of a tab can be cut off in the tab bar. It becomes the full one if another group has that, from the
  /// header of a text.
  ///
  /// - Parameter minimum: The least number of screens of a group.
  package func joined(minimum: Int) -> [ReportedGroup]? {
    let full = Set(flatMap { $0.renamedTabs ?? [] }.filter { !$0.isCut })
    var groups: [ReportedGroup] = []
    var places: [Key: Int] = [:]
    for group in self {
      let group = group.withFullTitles(of: full)
      let key = Key(digest: group.digest, renamedTabs: group.renamedTabs)
      if let place = places[key] {
        groups[place].screens += group.screens
      } else {
        places[key] = groups.count
        groups.append(group)
      }
    }
    groups.removeAll { $0.screens.count < minimum }
    return groups.isEmpty ? nil : groups
  }

  /// What is equal.
  private struct Key: Hashable {
    var digest: String
    var renamedTabs: [TabRename]?
  }
}

extension ReportedGroup {
  fileprivate func withFullTitles(of full: Set<TabRename>) -> ReportedGroup {
    guard let renamedTabs, renamedTabs.contains(where: \.isCut) else { return self }
    let renames = renamedTabs.map { rename in
      let found = full.filter { rename.isCut(of: $0) }
      return found.count == 1 ? found[found.startIndex] : rename
    }
    return ReportedGroup(
      digest: digest, renamedTabs: renames, meaning: Array(meaning.dropFirst(renamedTabs.count)),
      screens: screens, acceptCommand: acceptCommand)
  }
}
