package import Navigation
package import Scenes
import Typography

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
    return crumbs
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
  private var words: String {
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

/// The id and the breadcrumbs of a screen, above the device.
struct Caption {
  let scene: Scene

  func draw(width: Double, on sketch: inout Sketch) {
    let frame = Rect(x: 0, y: 0, width: width, height: Metrics.captionHeight)
    sketch.mark("caption", frame)
    sketch.text(
      scene.id, Font(size: 17, weight: .bold), sketch.theme.text, at: 4, centerY: 14,
      maxWidth: width - 8)
    draw(fitted(Crumb.crumbs(of: scene), in: width - 8), on: &sketch)
  }

  private func draw(_ crumbs: [Crumb], on sketch: inout Sketch) {
    var x = 4.0
    for (index, crumb) in crumbs.enumerated() {
      if index > 0 {
        x += 6
        x += sketch.text("›", .crumb, sketch.theme.tertiary, at: x, centerY: 31.5)
        x += 6
      }
      let color = crumb.kind == .tab ? sketch.theme.accent : sketch.theme.secondary
      x += sketch.text(
        crumb.caption, crumb.font, color, at: x, centerY: 31.5,
        maxWidth: sketch.device.display.width - x)
    }
  }

  /// Drops crumbs in the middle until the rest fits, since both ends are the most useful.
  private func fitted(_ crumbs: [Crumb], in width: Double) -> [Crumb] {
    let separator = Typesetter.width("›", font: .crumb) + 12
    func total(_ crumbs: [Crumb]) -> Double {
      crumbs.reduce(-separator) {
        $0 + separator + Typesetter.width($1.caption, font: $1.font)
      }
    }
    var shown = crumbs
    while shown.count > 2, total(shown) > width {
      let place = 1
      if shown[place].title == "…", shown.count > 3 {
        shown.remove(at: place + 1)
      } else if shown[place].title == "…" {
        break
      } else {
        shown[place] = Crumb(kind: .page, title: "…")
      }
    }
    return shown
  }
}

extension Crumb {
  var font: Font { kind == .tab ? .crumbEmphasized : .crumb }
}
