import Scenes

extension ManifestDecoder {
  mutating func section() throws(ManifestError) -> ListSection {
    var section = ListSection {}
    try object(of: SectionField.self, required: .blocks) { decoder, field throws(ManifestError) in
      switch field {
      case .header: section.header = try decoder.cursor.string()
      case .footer: section.footer = try decoder.cursor.string()
      case .blocks: section.blocks = try decoder.blocks()
      }
    }
    return section
  }

  mutating func row() throws(ManifestError) -> Row {
    var row = Row("")
    var accessory: AccessoryName?
    try object(of: RowField.self, required: .title) { decoder, field throws(ManifestError) in
      switch field {
      case .title: row.title = try decoder.cursor.string()
      case .subtitle: row.subtitle = try decoder.cursor.string()
      case .value: row.value = try decoder.cursor.string()
      case .icon: row.icon = try decoder.cursor.string()
      case .accessory: accessory = try decoder.choice("accessory")
      case .leadsTo: row.leadsTo = try decoder.cursor.string()
      }
    }
    // What the initializer makes of a row for which nothing else is said.
    row.accessory = accessory?.accessory ?? Row("", leadsTo: row.leadsTo).accessory
    return row
  }

  mutating func paragraph() throws(ManifestError) -> Paragraph {
    var paragraph = Paragraph("")
    try object(of: TextField.self, required: .text) { decoder, field throws(ManifestError) in
      switch field {
      case .text: paragraph.text = try decoder.cursor.string()
      case .style: paragraph.style = try decoder.choice("style")
      }
    }
    return paragraph
  }

  mutating func grid() throws(ManifestError) -> CardGrid {
    var grid = CardGrid([])
    try object(of: GridField.self, required: .cards) { decoder, field throws(ManifestError) in
      switch field {
      case .columns: grid.columns = try decoder.cursor.integer(in: ManifestFormat.columns)
      case .cards:
        grid.cards = try decoder.list { decoder throws(ManifestError) in try decoder.card() }
      }
    }
    return grid
  }

  private mutating func card() throws(ManifestError) -> CardGrid.Card {
    var card = CardGrid.Card("")
    try object(of: CardField.self, required: .title) { decoder, field throws(ManifestError) in
      switch field {
      case .title: card.title = try decoder.cursor.string()
      case .subtitle: card.subtitle = try decoder.cursor.string()
      case .icon: card.icon = try decoder.cursor.string()
      case .leadsTo: card.leadsTo = try decoder.cursor.string()
      }
    }
    return card
  }

  mutating func bubble() throws(ManifestError) -> ChatBubble {
    var bubble = ChatBubble("")
    try object(of: BubbleField.self, required: .text) { decoder, field throws(ManifestError) in
      switch field {
      case .text: bubble.text = try decoder.cursor.string()
      case .outgoing: bubble.isOutgoing = try decoder.cursor.bool()
      }
    }
    return bubble
  }

  mutating func emptyState() throws(ManifestError) -> EmptyState {
    var state = EmptyState("")
    try object(of: EmptyStateField.self, required: .title) {
      decoder, field throws(ManifestError) in
      switch field {
      case .title: state.title = try decoder.cursor.string()
      case .message: state.message = try decoder.cursor.string()
      case .icon: state.icon = try decoder.cursor.string()
      }
    }
    return state
  }

  mutating func skeleton() throws(ManifestError) -> SkeletonLines {
    var lines = SkeletonLines()
    try object(of: SkeletonField.self) { decoder, field throws(ManifestError) in
      switch field {
      case .lines: lines.count = try decoder.cursor.integer(in: ManifestFormat.skeletonLines)
      }
    }
    return lines
  }
}

extension AccessoryName {
  /// What the word stands for.
  fileprivate var accessory: Row.Accessory {
    switch self {
    case .none: .none
    case .disclosure: .disclosure
    case .checkmark: .checkmark
    case .toggleOn: .toggle(isOn: true)
    case .toggleOff: .toggle(isOn: false)
    }
  }
}
