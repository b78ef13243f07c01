import Scenes

extension BlockDrawing {
  /// What a screen reader says of the block: what it shows, unless its description says otherwise.
  var accessibleElements: [AccessibleElement] {
    let description = (self as? any AccessibleDescribing)?.accessible
    return description?.changing(spokenElements) ?? spokenElements
  }

  var sortPriority: Double { (self as? any AccessibleDescribing)?.accessible?.sortPriority ?? 0 }
}

extension [any BlockDrawing] {
  /// What a screen reader says of blocks below each other.
  var accessibleElements: [AccessibleElement] {
    let drawings = withoutCards
    return ReadingOrder(drawings.map(\.sortPriority)).indices
      .flatMap { drawings[$0].accessibleElements }
  }

  /// The drawings, with those on cards of which a screen reader says nothing.
  var withoutCards: [any BlockDrawing] {
    flatMap { drawing -> [any BlockDrawing] in
      guard let section = drawing as? SectionDrawing, section.isPlain else { return [drawing] }
      return section.contents
    }
  }
}

/// The order in which blocks below each other are read.
struct ReadingOrder {
  /// The indices of the blocks: those with a higher priority first, the others from top to bottom.
  let indices: [Int]

  init(_ priorities: [Double]) {
    indices = priorities.indices.sorted {
      (-priorities[$0], $0) < (-priorities[$1], $1)
    }
  }
}

extension AccessibleDescription {
  /// Changes what a screen reader says of a block.
  func changing(_ shown: [AccessibleElement]) -> [AccessibleElement] {
    guard !isHidden else { return [] }
    switch children {
    case .ignore:
      let target = shown.count == 1 ? shown[0].leadsTo : nil
      return [described(AccessibleElement(.text, leadsTo: target))]
    case .combine: return shown.isEmpty ? [] : [described(Self.combined(shown))]
    case .automatic, .contain: break
    }
    if shown.count == 1 { return [described(shown[0])] }
    guard label != nil, var group = AccessibleElement(.group, shown) else { return shown }
    (group.label, group.value, group.hint) = (spoken(label), spoken(value), spoken(hint))
    return [group]
  }

  private func spoken(_ text: String?) -> String? { AccessibleElement.spoken(text) }

  /// One element that says the texts of several, as SwiftUI merges them.
  private static func combined(_ elements: [AccessibleElement]) -> AccessibleElement {
    let all = elements.flatMap(\.flattened).filter { $0.elements == nil }
    let controls = all.filter(\.role.isControl)
    let level = all.compactMap(\.level).min()
    let role: AccessibleElement.Role =
      controls.count == 1 ? controls[0].role : level == nil ? .text : .heading
    let traits = all.flatMap { $0.traits ?? [] }
    // Several controls in one element are its actions.
    let names = controls.count > 1 ? controls.compactMap(\.label) : []
    var element = AccessibleElement(
      role, AccessibleElement.combined(all.map(\.label)),
      value: AccessibleElement.combined(all.map(\.value)), level: level,
      actions: all.flatMap { $0.actions ?? [] } + names,
      leadsTo: controls.count == 1 ? controls[0].leadsTo : nil)
    element.traits = traits.isEmpty ? nil : traits
    return element
  }

  /// An element with what the description says of it.
  private func described(_ shown: AccessibleElement) -> AccessibleElement {
    var element = shown
    if let label { element.label = spoken(label) }
    if let value { element.value = spoken(value) }
    if let hint { element.hint = spoken(hint) }
    for trait in removedTraits { element.remove(trait) }
    for trait in traits { element.add(trait) }
    if let headingLevel {
      element.add(.header)
      element.level = headingLevel
    }
    return element
  }
}

extension AccessibleElement {
  fileprivate mutating func add(_ trait: AccessibleDescription.Trait) {
    switch trait {
    case .header:
      level = level ?? 2
      if role.isControl { add(Trait.heading) } else { role = .heading }
    case .selected: add(Trait.selected)
    case .button: if !role.isControl { role = .button }
    case .link: if role == .button || !role.isControl { role = .link }
    case .toggle: role = .toggle
    case .searchField: role = .searchField
    case .image: if role == .text { role = .image }
    case .staticText: if role == .image { role = .text }
    }
  }

  private mutating func add(_ trait: Trait) {
    if traits?.contains(trait) != true { traits = (traits ?? []) + [trait] }
  }

  fileprivate mutating func remove(_ trait: AccessibleDescription.Trait) {
    let removed: Role? =
      switch trait {
      case .header: .heading
      case .button: .button
      case .link: .link
      case .toggle: .toggle
      case .searchField: .searchField
      case .image: .image
      case .staticText, .selected: nil
      }
    if trait == .header { level = nil }
    if let removed, role == removed { role = .text }
    guard trait == .selected, let all = traits else { return }
    let said = all.filter { $0 != Trait.selected }
    traits = said.isEmpty ? nil : said
  }
}
