import Scenes
import Typography

/// How a text that is cut would fit: each remedy is measured by laying out the screen with it.
struct TextRemedy {
  private let shown: ShownMisfit
  private let options: Wireframe.Options

  init(_ shown: ShownMisfit, _ options: Wireframe.Options) {
    self.shown = shown
    self.options = options
  }

  /// The most lines on which a text should wrap.
  private static let mostLines = 3

  private var text: String { shown.misfit.text }

  /// The remedies that make the text fit on all screens, the best first.
  ///
  /// - Complexity: a layout for each screen and each change that may help.
  func words(for scenes: [Scene]) -> [String] {
    guard shown.misfit.isCut else { return [] }
    let changes = self.changes.filter { change in scenes.allSatisfy { fits($0, after: change) } }
    let wrapping = scenes.allSatisfy(isOnSeveralLines) ? [lines].compactMap { $0 } : []
    return changes.map(\.words) + wrapping
  }

  /// A change of a page that may help.
  private struct Change {
    var words: String
    var apply: (inout Page) -> Void
  }

  private var changes: [Change] {
    switch shown.part {
    case .title: [Change(words: "show it as a large title") { enlarge(&$0) }] + barChanges
    case .largeTitle: [Change(words: "show it inline in the bar") { shrink(&$0) }]
    case .barButton: [Change(words: "show an icon instead") { showIcon(&$0) }]
    case .value, .label:
      [Change(words: "show the value below the title") { $0.changeRows(stackValue) }]
    case .tab, .button, .header, .paragraph, .caption: []
    }
  }

  private var barChanges: [Change] {
    [Change(words: "move the actions of the bar into a menu") { $0.collectActions() }]
  }

  private func enlarge(_ page: inout Page) { if page.title == text { page.titleDisplay = .large } }

  private func shrink(_ page: inout Page) { if page.title == text { page.titleDisplay = .inline } }

  private func showIcon(_ page: inout Page) {
    func change(_ buttons: inout [BarButton]) {
      for index in buttons.indices where buttons[index].label == text {
        buttons[index].icon = buttons[index].icon ?? "circle"
      }
    }
    change(&page.leading)
    change(&page.trailing)
  }

  private func stackValue(_ row: inout Row) {
    guard let value = row.value, row.subtitle == nil, row.title == text || value == text else {
      return
    }
    (row.subtitle, row.value) = (value, nil)
  }

  /// Whether the text fits on a screen after a change, and no other text is cut instead.
  private func fits(_ scene: Scene, after change: Change) -> Bool {
    var changed = scene
    for index in changed.pages.indices { change.apply(&changed.pages[index]) }
    for layer in changed.layers.indices {
      for index in changed.layers[layer].pages.indices {
        change.apply(&changed.layers[layer].pages[index])
      }
    }
    guard changed != scene else { return false }
    let before = Wireframe(scene, options: options).misfits.map(\.misfit.text)
    let after = Wireframe(changed, options: options).misfits.map(\.misfit.text)
    return !after.contains(text) && Set(after).isSubset(of: before)
  }

  /// The number of lines on which the text fits, in words; nil if those are too many.
  private var lines: String? {
    let misfit = shown.misfit
    let lines = Typesetter.lines(
      misfit.text, font: misfit.font, maxWidth: misfit.room, maxLines: Self.mostLines)
    guard lines.count > 1, lines.allSatisfy({ $0.misfit == nil }) else { return nil }
    return "let it wrap to \(lines.count) lines"
  }

  /// Whether the text is in a row, a card, a button or a header, which can have several lines.
  private func isOnSeveralLines(_ scene: Scene) -> Bool {
    guard [.label, .button, .header].contains(shown.part) else { return false }
    let pages = (scene.layers.last?.pages ?? scene.pages)
    return pages.flatMap { $0.blocks ?? [] }.contains(where: canWrap)
  }

  private func canWrap(_ block: Block) -> Bool {
    switch block {
    case .section(let section):
      section.header.map { $0 == text || $0.uppercased() == text } == true
        || section.blocks.contains(where: canWrap)
    case .row(let row): row.title == text || row.subtitle == text
    case .button(let button): button.label == text
    case .grid(let grid): grid.cards.contains { $0.title == text || $0.subtitle == text }
    default: false
    }
  }
}

extension Page {
  /// Shows the actions at the end of the bar in one menu.
  fileprivate mutating func collectActions() {
    guard trailing.count > 1 else { return }
    let items = trailing.flatMap { button in
      button.menu.isEmpty
        ? [MenuItem(button.label, icon: button.icon, leadsTo: button.leadsTo)] : button.menu
    }
    trailing = [BarButton("More", icon: "ellipsis.circle", menu: items)]
  }

  /// Changes all rows of the page.
  fileprivate mutating func changeRows(_ change: (inout Row) -> Void) {
    blocks = blocks.map { $0.map { $0.changingRows(change) } }
  }
}

extension Block {
  fileprivate func changingRows(_ change: (inout Row) -> Void) -> Block {
    switch self {
    case .row(var row):
      change(&row)
      return .row(row)
    case .section(var section):
      section.blocks = section.blocks.map { $0.changingRows(change) }
      return .section(section)
    default: return self
    }
  }
}
