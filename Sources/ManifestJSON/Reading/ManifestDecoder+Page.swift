import Scenes

extension ManifestDecoder {
  /// Reads a page.
  mutating func page() throws(ManifestError) -> Page {
    var page = Page("")
    try object(of: PageField.self, required: .title) { decoder, field throws(ManifestError) in
      switch field {
      case .title: page.title = try decoder.cursor.string()
      case .titleDisplay: page.titleDisplay = try decoder.choice("titleDisplay")
      case .background: page.background = try decoder.choice("background")
      case .code: page.code = try decoder.cursor.string()
      case .leading: page.leading = try decoder.barButtons()
      case .trailing: page.trailing = try decoder.barButtons()
      case .blocks: page.blocks = try decoder.blocks()
      }
    }
    return page
  }

  private mutating func barButtons() throws(ManifestError) -> [BarButton] {
    try list { decoder throws(ManifestError) in
      var button = BarButton("")
      try decoder.object(of: BarButtonField.self, required: .label) {
        decoder, field throws(ManifestError) in
        switch field {
        case .label: button.label = try decoder.cursor.string()
        case .icon: button.icon = try decoder.cursor.string()
        case .prominent: button.isProminent = try decoder.cursor.bool()
        case .leadsTo: button.leadsTo = try decoder.cursor.string()
        }
      }
      return button
    }
  }

  /// Reads a list of blocks.
  mutating func blocks() throws(ManifestError) -> [Block] {
    try list { decoder throws(ManifestError) in try decoder.block() }
  }

  /// Reads a block: an object whose one name is its kind.
  private mutating func block() throws(ManifestError) -> Block {
    _ = try cursor.next()
    let start = cursor.place
    try cursor.beginObject()
    var namePlace = start
    guard let name = try cursor.name(after: 0, note: { namePlace = $0 }) else {
      throw ManifestError(start, path.text, .blockKinds)
    }
    guard let kind = BlockKind(rawValue: name) else {
      let legal = BlockKind.allCases.map(\.rawValue)
      throw ManifestError(namePlace, path.text, .unknown("block", name, legal: legal))
    }
    let block = try inside(.field(name)) { decoder throws(ManifestError) in
      try decoder.block(of: kind)
    }
    var secondPlace = start
    if try cursor.name(after: 1, note: { secondPlace = $0 }) != nil {
      throw ManifestError(secondPlace, path.text, .blockKinds)
    }
    return block
  }

  private mutating func block(of kind: BlockKind) throws(ManifestError) -> Block {
    switch kind {
    case .section: .section(try section())
    case .row: .row(try row())
    case .text: .text(try paragraph())
    case .image: .image(try image())
    case .button: .button(try button())
    case .field: .field(try inputField())
    case .searchField: .searchField(try searchField())
    case .segmentedControl: .segmentedControl(try segmentedControl())
    case .progress: .progress(try progress())
    case .grid: .grid(try grid())
    case .bubble: .bubble(try bubble())
    case .map: .map(try map())
    case .gap: .gap(try gap())
    case .emptyState: .emptyState(try emptyState())
    case .skeleton: .skeleton(try skeleton())
    }
  }
}
