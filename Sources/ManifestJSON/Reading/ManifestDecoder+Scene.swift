import Scenes

extension ManifestDecoder {
  /// Reads an item of the tab bar.
  mutating func tabItem() throws(ManifestError) -> TabItem {
    var item = TabItem("")
    try object(of: TabField.self, required: .title) { decoder, field throws(ManifestError) in
      switch field {
      case .title: item.title = try decoder.cursor.string()
      case .icon: item.icon = try decoder.cursor.string()
      }
    }
    return item
  }

  /// Reads a screen.
  mutating func scene() throws(ManifestError) -> Scene {
    var scene = Scene(id: "", tabs: tabs, selectedTab: 0, pages: [])
    try object(of: SceneField.self, required: .id, .pages) {
      decoder, field throws(ManifestError) in
      switch field {
      case .id:
        _ = try decoder.cursor.next()
        decoder.idPlace = decoder.cursor.place
        scene.id = try decoder.cursor.string()
      case .tab: scene.selectedTab = try decoder.tab()
      case .tabBar:
        scene.tabBar = try decoder.list { decoder throws(ManifestError) in try decoder.tab() }
      case .link: scene.link = try decoder.cursor.string()
      case .pages: scene.pages = try decoder.pages()
      case .layers:
        scene.layers = try decoder.list { decoder throws(ManifestError) in try decoder.layer() }
      case .confirmation: scene.confirmation = try decoder.confirmation()
      }
    }
    return scene
  }

  /// Reads the title or the index of a tab.
  private mutating func tab() throws(ManifestError) -> Int {
    let byte = try cursor.next()
    let start = cursor.place
    guard byte == UInt8(ascii: "\"") else {
      guard byte == UInt8(ascii: "-") || byte.map(JSONCursor.isDigit) == true else {
        throw cursor.failure(.expected("a tab's title or index", found: try cursor.found()))
      }
      let index = try cursor.integer(in: ManifestFormat.index)
      guard tabs.indices.contains(index) else {
        throw ManifestError(start, path.text, .noSuchTab(index, count: tabs.count))
      }
      return index
    }
    let title = try cursor.string()
    guard let index = tabs.firstIndex(where: { $0.title.utf8.elementsEqual(title.utf8) }) else {
      throw ManifestError(start, path.text, .unknownTab(title, titles: tabs.map(\.title)))
    }
    return index
  }

  private mutating func pages() throws(ManifestError) -> [Page] {
    try someList { decoder throws(ManifestError) in try decoder.page() }
  }

  private mutating func layer() throws(ManifestError) -> Layer {
    var layer = Layer(style: .largeSheet, pages: [])
    try object(of: LayerField.self, required: .pages) { decoder, field throws(ManifestError) in
      switch field {
      case .style: layer.style = try decoder.choice("style")
      case .pages: layer.pages = try decoder.pages()
      }
    }
    return layer
  }

  private mutating func confirmation() throws(ManifestError) -> ConfirmationCard {
    var sheet = ConfirmationCard(title: "", choices: [])
    try object(of: ConfirmationField.self, required: .title, .choices) {
      decoder, field throws(ManifestError) in
      switch field {
      case .title: sheet.title = try decoder.cursor.string()
      case .message: sheet.message = try decoder.cursor.string()
      case .choices:
        sheet.choices = try decoder.list { decoder throws(ManifestError) in
          try decoder.confirmationChoice()
        }
      }
    }
    return sheet
  }

  private mutating func confirmationChoice() throws(ManifestError) -> ConfirmationCard.Choice {
    var choice = ConfirmationCard.Choice("")
    try object(of: ChoiceField.self, required: .label) { decoder, field throws(ManifestError) in
      switch field {
      case .label: choice.label = try decoder.cursor.string()
      case .role: choice.role = try decoder.choice("role")
      }
    }
    return choice
  }
}
