import Navigation

extension Translations {
  /// A scene with its texts in another language.
  ///
  /// Everything that draws, describes or checks a scene afterwards sees the same texts.
  ///
  /// - Parameters:
  ///   - locale: The language; nil for the texts as they are.
  ///   - device: The device of device variations: `iphone`, `ipad` or `mac`.
  /// - Complexity: linear in the length of the texts and the number of formats with arguments.
  package func scene(_ scene: Scene, in locale: TextLocale?, device: String = "iphone") -> Scene {
    guard let locale else { return scene }
    return scene.withSystemWords(in: locale, unless: hasText).changingTexts {
      translated($0, to: locale, device: device)
    }
  }
}

extension Scene {
  /// The scene with its visible texts changed; ids, links and code stay.
  func changingTexts(_ change: (String) -> String) -> Scene {
    var scene = self
    for index in tabs.indices { scene.tabs[index].title = change(tabs[index].title) }
    for index in pages.indices { scene.pages[index].changeContent(change) }
    for index in layers.indices {
      scene.layers[index].anchor = layers[index].anchor.map(change)
      for page in layers[index].pages.indices {
        scene.layers[index].pages[page].changeContent(change)
      }
    }
    scene.confirmation?.changeTexts(change)
    for index in otherStacks.indices { scene.otherStacks[index].changeTexts(change) }
    return scene
  }
}

extension Page {
  /// Changes the visible texts; what a user typed and the app's own words for states stay.
  fileprivate mutating func changeContent(_ change: (String) -> String) {
    let states = states.map { state in
      switch state {
      case .segment(let title): PageState.segment(change(title))
      case .menu(let label): PageState.menu(change(label))
      case .loading, .empty, .failed, .searching, .editing, .custom: state
      }
    }
    changeTexts(change)
    self.states = states
  }
}
