import Scenes

extension PieceMaker {
  /// Applies a modifier if it is one for screen readers.
  func describe(_ modifier: ViewNode.Modifier, _ pieces: inout [Piece]) {
    guard let set = Self.descriptions[modifier.name] else { return }
    for index in pieces.indices {
      var description = pieces[index].accessible ?? AccessibleDescription()
      set(&description, modifier)
      guard description != AccessibleDescription() else { continue }
      pieces[index].accessible = description
    }
  }

  /// What the modifiers say, by their names; of several with one name the inner one counts.
  private static let descriptions:
    [String: @Sendable (inout AccessibleDescription, ViewNode.Modifier) -> Void] = [
      "accessibilityHidden": { $0.isHidden = $0.isHidden || $1.value?.bool == true },
      "accessibilityValue": { $0.value = $0.value ?? $1.spokenText },
      "accessibilityHint": { $0.hint = $0.hint ?? $1.spokenText },
      "accessibilityAddTraits": { $0.traits.add($1.traits) },
      "accessibilityRemoveTraits": { $0.removedTraits.add($1.traits) },
      "accessibilityHeading": { description, modifier in
        // A heading without a level gets that of a section.
        let level = modifier.value?.names.lazy.compactMap { headingLevels[$0] }.first
        description.headingLevel = description.headingLevel ?? level ?? 2
      },
      "accessibilitySortPriority": { $0.sortPriority = $0.sortPriority ?? $1.value?.double },
      "accessibilityElement": { description, modifier in
        let name = modifier.argument("children").map(\.names)?.last ?? "ignore"
        guard let children = AccessibleDescription.Children(rawValue: name),
          description.children == .automatic
        else { return }
        // A container of elements is read as they are.
        description.children = children == .contain ? .automatic : children
      },
    ]

  private static let headingLevels = [
    "h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6,
  ]
}

extension [AccessibleDescription.Trait] {
  fileprivate mutating func add(_ traits: Self) {
    for trait in traits where !contains(trait) { append(trait) }
  }
}

extension ViewNode.Modifier {
  /// The text, given as it is or in a `Text`.
  var spokenText: String? { value?.shownText ?? views(nil)?.firstText }

  /// The known traits in the value, such as `.isHeader` or `[.isHeader, .isSelected]`.
  fileprivate var traits: [AccessibleDescription.Trait] {
    (value?.names ?? []).compactMap { Self.traitNames[$0] }
  }

  private static let traitNames: [String: AccessibleDescription.Trait] = [
    "isHeader": .header, "isButton": .button, "isLink": .link, "isToggle": .toggle,
    "isSearchField": .searchField, "isImage": .image, "isStaticText": .staticText,
    "isSelected": .selected,
  ]
}
