package import Navigation
package import Scenes

/// One step of the path to a screen.
package struct Crumb: Equatable {
  package enum Kind: String {
    case window, tab, page, sheet, cover, popover, inspector, confirmation, alert, state
  }

  package var kind: Kind
  package var title: String

  /// The steps to a scene: its tab, or its root page if no tab is selected; the pushed pages;
  /// each layer with its pages; the confirmation.
  package static func crumbs(of scene: Scene) -> [Crumb] {
    var crumbs: [Crumb] = []
    if let window = scene.window { crumbs.append(Crumb(kind: .window, title: window)) }
    if let tab = scene.selectedTabItem {
      crumbs.append(Crumb(kind: .tab, title: tab.title))
    } else if let root = scene.pages.first {
      crumbs.append(Crumb(kind: .page, title: root.title))
    }
    crumbs += scene.pages.dropFirst().map { Crumb(kind: .page, title: $0.title) }
    for layer in scene.layers {
      for (index, page) in layer.pages.enumerated() {
        let kind = index > 0 ? .page : Kind(layer.style)
        crumbs.append(Crumb(kind: kind, title: page.title))
      }
    }
    crumbs += (scene.topPage?.states ?? []).map { Crumb(kind: .state, title: $0.words) }
    if let confirmation = scene.confirmation {
      let kind: Kind = confirmation.style == .alert ? .alert : .confirmation
      crumbs.append(Crumb(kind: kind, title: confirmation.title))
    }
    return crumbs.map { Crumb(kind: $0.kind, title: TextHole.shown($0.title)) }
  }
}

extension Crumb.Kind {
  fileprivate init(_ style: Layer.Style) {
    switch style {
    case .mediumSheet, .largeSheet, .customSheet: self = .sheet
    case .fullScreenCover: self = .cover
    case .popover: self = .popover
    case .inspector: self = .inspector
    }
  }
}

extension PageState {
  /// The state in words: "loading", "searching “egg”".
  package var words: String {
    switch self {
    case .custom(let name): name
    case .loading, .empty, .failed, .editing, .searching(""): kind.rawValue
    case .searching(let text), .segment(let text), .menu(let text): "\(kind.rawValue) “\(text)”"
    }
  }
}

extension Crumb {
  /// The path to a scene in words, for screen readers.
  package static func trail(of scene: Scene) -> String {
    crumbs(of: scene).map(\.words).joined(separator: " › ")
  }

  /// The crumb with its kind as a word: screen readers read the symbols of captions as "black square".
  var words: String {
    switch kind {
    case .tab, .page: title
    case .window, .sheet, .cover, .popover, .inspector, .confirmation, .alert, .state:
      "\(kind.rawValue) \(title)"
    }
  }

  /// The crumb with the symbol of its kind.
  package var caption: String {
    switch kind {
    case .tab, .page: title
    case .sheet: "▣ sheet \(title)"
    case .cover: "■ cover \(title)"
    case .popover: "▣ popover \(title)"
    case .inspector: "◨ inspector \(title)"
    case .confirmation: "! confirm \(title)"
    case .alert: "! alert \(title)"
    case .state: "◌ state \(title)"
    case .window: "▢ window \(title)"
    }
  }
}
