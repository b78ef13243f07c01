extension Scene {
  /// Every text that the screen shows, with the pages below its top.
  package var texts: [String] {
    tabs.map(\.title) + shownPages.flatMap(\.texts) + (confirmation?.texts ?? [])
  }

  /// The SF Symbols names of all icons that the screen shows, with the pages below its top.
  package var icons: [String] {
    tabs.compactMap(\.icon) + shownPages.flatMap(\.icons)
  }

  private var shownPages: [Page] { pages + layers.flatMap(\.pages) }
}

extension ConfirmationCard {
  fileprivate var texts: [String] {
    [title, message].compactMap(\.self) + choices.map(\.label)
  }
}

extension Page {
  fileprivate var texts: [String] {
    [title] + (leading + trailing).map(\.label) + (blocks ?? []).flatMap(\.texts)
  }

  fileprivate var icons: [String] {
    (leading + trailing).compactMap(\.icon) + (blocks ?? []).flatMap(\.icons)
  }
}

extension Block {
  fileprivate var texts: [String] {
    switch self {
    case .section(let section):
      [section.header, section.footer].compactMap(\.self) + section.blocks.flatMap(\.texts)
    case .row(let row): [row.title, row.subtitle, row.value].compactMap(\.self)
    case .text(let paragraph): [paragraph.text]
    case .button(let button): [button.label]
    case .field(let field): [field.label, field.value, field.placeholder].compactMap(\.self)
    case .searchField(let field): [field.placeholder, field.value].compactMap(\.self)
    case .segmentedControl(let control): control.options
    case .progress(let bar): [bar.label].compactMap(\.self)
    case .grid(let grid): grid.cards.flatMap { [$0.title, $0.subtitle].compactMap(\.self) }
    case .bubble(let bubble): [bubble.text]
    case .map(let map): map.pins
    case .emptyState(let state): [state.title, state.message].compactMap(\.self)
    case .image, .gap, .skeleton: []
    }
  }

  fileprivate var icons: [String] {
    switch self {
    case .section(let section): section.blocks.flatMap(\.icons)
    case .row(let row): [row.icon].compactMap(\.self)
    case .image(let image): [image.icon].compactMap(\.self)
    case .grid(let grid): grid.cards.compactMap(\.icon)
    case .emptyState(let state): [state.icon].compactMap(\.self)
    case .text, .button, .field, .searchField, .segmentedControl, .progress, .bubble, .map, .gap,
      .skeleton:
      []
    }
  }
}
