import Scenes

extension BlockArranger {
  /// The blocks of a piece with what source says of it for screen readers.
  func described(_ blocks: [Block], by piece: Piece) -> [Block] {
    guard let description = piece.accessible else { return blocks }
    if description.isHidden { return blocks.map(hidden) }
    guard blocks.count > 1 else { return blocks.map { $0.described(by: description) } }
    switch description.children {
    case .ignore: return asOne(blocks, description)
    case .combine where !piece.contains(where: \.isControl):
      var combined = description
      combined.children = .automatic
      combined.label = description.label ?? SpokenText([piece.withoutDescription]).allText
      return asOne(blocks, combined)
    case .automatic, .combine, .contain:
      // What source says of a container is true of none of its elements, except where they are read.
      guard let priority = description.sortPriority else { return blocks }
      return blocks.map { $0.described(by: AccessibleDescription(sortPriority: priority)) }
    }
  }

  /// Several blocks as one element: one of them says everything, and the others nothing.
  private func asOne(_ blocks: [Block], _ description: AccessibleDescription) -> [Block] {
    let speaker = blocks.firstIndex(where: \.isText) ?? 0
    return blocks.enumerated().map { index, block in
      index == speaker ? block.described(by: description) : hidden(block)
    }
  }

  /// A block that a maker has made, with its hidden label as its name.
  func named(_ block: Block, _ piece: Piece) -> Block {
    guard let name = piece.accessibleName, case .progress(let bar) = block, bar.label == nil else {
      return block
    }
    return bar.accessible(label: name).block
  }

  private func hidden(_ block: Block) -> Block {
    var block = block
    block.accessible = AccessibleDescription(isHidden: true)
    return block
  }

  /// What a screen reader says of a line, if it is not what the line shows.
  ///
  /// - Parameters:
  ///   - label: The shown texts at the start.
  ///   - value: The shown text at the end.
  func description(
    of digest: LineDigest, label: [String?], value: String? = nil
  ) -> AccessibleDescription? {
    if digest.title == nil, let name = digest.name {
      return AccessibleDescription(label: name, value: digest.value)
    }
    guard let spoken = digest.spoken else { return nil }
    var description = AccessibleDescription()
    let said = value == nil ? spoken.allText : spoken.labelText
    if said != label.compactMap(\.self).joined(separator: ", ") { description.label = said ?? "" }
    if value != nil, spoken.valueText != value { description.value = spoken.valueText ?? "" }
    return description == AccessibleDescription() ? nil : description
  }

  /// What source says of a bar button; its label is what it shows, or else its name.
  func describe(_ button: inout BarButton, by piece: Piece) {
    guard var description = piece.accessible else { return }
    if description.label == button.label { description.label = nil }
    if description.children == .combine { description.children = .automatic }
    if description != AccessibleDescription() { button.accessible = description }
  }

  /// What source says of a card.
  func describe(_ card: inout CardGrid.Card, by piece: Piece) {
    var description = piece.accessible ?? AccessibleDescription()
    let spoken = SpokenText([piece.tapped])
    if spoken.isChanged, !description.isHidden, description.label == nil {
      description.label = spoken.allText ?? ""
    }
    if description.label == card.title, card.subtitle == nil { description.label = nil }
    if description.children == .combine { description.children = .automatic }
    if description != AccessibleDescription() { card.accessible = description }
  }
}

extension Block {
  /// Whether the block is a row or a paragraph.
  fileprivate var isText: Bool {
    switch self {
    case .row, .text: true
    default: false
    }
  }

  /// Whether a screen reader meets the block as one element.
  private var isOneElement: Bool {
    switch self {
    case .row, .text, .image, .button, .field, .searchField, .progress: true
    default: false
    }
  }

  /// The block with what a piece around it says for screen readers.
  fileprivate func described(by outer: AccessibleDescription) -> Block {
    var (block, outer) = (self, outer)
    if isOneElement, outer.children == .combine { outer.children = .automatic }
    guard outer != AccessibleDescription() else { return self }
    guard var description = accessible else {
      block.accessible = outer
      return block
    }
    description.isHidden = description.isHidden || outer.isHidden
    description.label = outer.label ?? description.label
    description.value = outer.value ?? description.value
    description.hint = outer.hint ?? description.hint
    description.traits += outer.traits.filter { !description.traits.contains($0) }
    description.removedTraits += outer.removedTraits.filter {
      !description.removedTraits.contains($0)
    }
    description.headingLevel = outer.headingLevel ?? description.headingLevel
    if outer.children != .automatic { description.children = outer.children }
    description.sortPriority = outer.sortPriority ?? description.sortPriority
    block.accessible = description
    return block
  }
}

extension Piece {
  /// The piece without what source says of it for screen readers.
  fileprivate var withoutDescription: Piece {
    var piece = self
    piece.accessible = nil
    return piece
  }
}
