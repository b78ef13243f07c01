import Cookbook
import Manifest
import Navigation
import Scenes

extension Scene {
  /// The scenes of all screens, each reached by a new router.
  @MainActor static var cookbook: [Scene] { AppScreen.allCases.map { Scene(of: $0) } }

  /// The scene of one screen, reached by a new router.
  @MainActor init(of screen: AppScreen) {
    let router = AppScreen.makeRouter()
    router.visit(screen.navigationPath)
    self.init(
      freezing: router.state, id: screen.rawValue, manifest: AppScreen.self,
      link: AppScreen.link(to: screen.navigationPath))
  }

  /// Every page of the scene, visible or covered, bottom first.
  var allPages: [Page] { pages + layers.flatMap(\.pages) }

  /// The visible texts of the scene.
  var words: String { allPages.flatMap(\.words).joined(separator: "\n") }
}

extension Page {
  /// The blocks of the page and those inside sections, top first.
  var allBlocks: [Block] { (blocks ?? []).flatMap(\.withContent) }

  /// The rows of the page, top first.
  var rows: [Row] {
    allBlocks.compactMap { if case .row(let row) = $0 { row } else { nil } }
  }

  /// The texts of the page in reading order.
  var words: [String] {
    leading.map(\.label) + [title] + trailing.map(\.label) + (blocks ?? []).flatMap(\.words)
  }

  /// The ids of the screens that the page links to.
  var leads: [String] {
    (leading + trailing).compactMap(\.leadsTo) + allBlocks.flatMap(\.leads)
  }
}

extension Block {
  var withContent: [Block] {
    guard case .section(let section) = self else { return [self] }
    return [self] + section.blocks.flatMap(\.withContent)
  }

  var leads: [String] {
    switch self {
    case .row(let row): [row.leadsTo].compactMap(\.self)
    case .button(let button): [button.leadsTo].compactMap(\.self)
    case .grid(let grid): grid.cards.compactMap(\.leadsTo)
    default: []
    }
  }

  var words: [String] {
    let words: [String?] =
      switch self {
      case .section(let section):
        [section.header] + section.blocks.flatMap(\.words) + [section.footer]
      case .row(let row): [row.title, row.subtitle, row.value]
      case .text(let paragraph): [paragraph.text]
      case .button(let button): [button.label]
      case .buttonRow(let row): row.buttons.map(\.label)
      case .field(let field): [field.label, field.value ?? field.placeholder]
      case .searchField(let field): [field.value ?? field.placeholder]
      case .segmentedControl(let control): control.options
      case .progress(let bar): [bar.label]
      case .grid(let grid): grid.cards.flatMap { [$0.title, $0.subtitle] }
      case .bubble(let bubble): [bubble.text]
      case .map(let map): map.pins
      case .emptyState(let state): [state.title, state.message]
      case .image, .gap, .skeleton: []
      }
    return words.compactMap(\.self)
  }
}
