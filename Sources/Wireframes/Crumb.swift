package import Scenes

/// One step on the way to a screen.
package struct Crumb: Equatable {
  package enum Kind {
    case tab, page, sheet, cover, confirmation
  }

  package var kind: Kind
  package var title: String

  /// The steps to a scene: its tab, or its root page where there are no tabs, the pushed pages,
  /// each layer with its pages, the confirmation.
  package static func crumbs(of scene: Scene) -> [Crumb] {
    var crumbs: [Crumb] = []
    if scene.tabs.indices.contains(scene.selectedTab) {
      crumbs.append(Crumb(kind: .tab, title: scene.tabs[scene.selectedTab].title))
    } else if let root = scene.pages.first {
      crumbs.append(Crumb(kind: .page, title: root.title))
    }
    crumbs += scene.pages.dropFirst().map { Crumb(kind: .page, title: $0.title) }
    for layer in scene.layers {
      for (index, page) in layer.pages.enumerated() {
        let kind: Kind = index > 0 ? .page : layer.style.isSheet ? .sheet : .cover
        crumbs.append(Crumb(kind: kind, title: page.title))
      }
    }
    if let confirmation = scene.confirmation {
      crumbs.append(Crumb(kind: .confirmation, title: confirmation.title))
    }
    return crumbs
  }
}

extension Crumb {
  /// The way to a scene in words, for those who cannot see the picture.
  package static func trail(of scene: Scene) -> String {
    crumbs(of: scene).map(\.words).joined(separator: " › ")
  }

  /// The crumb with its kind as a word: the marks of captions are read out as "black square".
  private var words: String {
    switch kind {
    case .tab, .page: title
    case .sheet: "sheet \(title)"
    case .cover: "cover \(title)"
    case .confirmation: "confirmation \(title)"
    }
  }

  /// The crumb with the mark of its kind.
  package var caption: String {
    switch kind {
    case .tab, .page: title
    case .sheet: "▣ sheet \(title)"
    case .cover: "■ cover \(title)"
    case .confirmation: "! confirm \(title)"
    }
  }
}
