import Navigation
import Scenes

/// A page as its states show it: the buttons and the content that are left, and the open menu.
struct ShownPage {
  /// The page with the title and the buttons that its states and ``Page/hides`` leave; ``parts`` is its content.
  private(set) var page: Page
  /// The content, top first.
  private(set) var parts: [PagePart]
  /// The open menu of a button or a row; nil if none is open.
  private(set) var menu: OpenMenu?

  fileprivate init(_ page: Page) {
    var shown = page
    if page.hides.contains(.navigationBar) {
      (shown.leading, shown.trailing, shown.titleDisplay) = ([], [], .hidden)
    }
    var blocks = page.blocks
    for case .segment(let title) in page.states {
      blocks = blocks.map { $0.selecting(segment: title) }
    }
    shown.blocks = blocks
    if page.states.contains(.editing) { shown.endEditingWithDone() }
    let replacement = page.states.lazy.compactMap { ContentReplacement($0, of: shown) }.first
    if replacement?.hidesEdit == true, !page.states.contains(.editing) { shown.removeEdit() }

    let label = page.states.lazy.compactMap { state in
      if case .menu(let label) = state { label } else { nil }
    }.first
    let barMenu = label.flatMap { OpenMenu(ofButton: $0, on: shown) }
    var content = StateDrawings(
      selectsRows: page.states.contains(.editing), rowWithMenu: barMenu == nil ? label : nil)
    parts = replacement?.parts ?? content.parts(of: blocks)
    menu = barMenu ?? content.menu
    self.page = shown
    for case .searching(let text) in page.states { search(for: text, on: page) }
  }

  /// Replaces the search field by an active one, at the top if the page has none.
  private mutating func search(for text: String, on page: Page) {
    let words = SystemWords(page.language)
    var field = SearchField(words.search)
    for case .searchField(let own) in page.blocks ?? [] {
      field = own
      break
    }
    let active = PagePart(
      block: field.block,
      drawing: ActiveSearchField(
        placeholder: field.placeholder, text: text, cancel: words.cancel))
    let place = parts.firstIndex { if case .searchField = $0.block { true } else { false } }
    if let place {
      parts[place] = active
    } else {
      parts.insert(active, at: 0)
    }
  }
}

extension Page {
  /// The page as its states show it.
  var shown: ShownPage { ShownPage(self) }

  /// Whether the page has the system's back button, if it is pushed: it is not hidden, and the page has no own.
  var hasBackButton: Bool {
    !hides.contains(.navigationBar) && !hides.contains(.backButton)
      && !leading.contains(where: \.isBack)
  }
}

/// A part of a page's content: a block, and how the states of the page show it.
struct PagePart {
  /// The block that decides the space around the part.
  let block: Block
  /// How the part is drawn.
  let drawing: any BlockDrawing

  init(block: Block, drawing: any BlockDrawing) {
    self.block = block
    self.drawing = drawing
  }

  init(_ block: Block) {
    self.init(block: block, drawing: block.drawing)
  }

  /// The blocks, with adjacent rows and fields combined into cards.
  static func grouped(_ blocks: [Block]) -> [Block] {
    var result: [Block] = []
    var rows: [Block] = []
    func flush() {
      guard !rows.isEmpty else { return }
      let card = rows
      result.append(.section(ListSection { card }))
      rows = []
    }
    for block in blocks {
      if block.drawing.sharesCard {
        rows.append(block)
      } else {
        flush()
        result.append(block)
      }
    }
    flush()
    return result
  }
}

/// Draws the rows of a page that is edited, or of which a row's menu is open.
private struct StateDrawings {
  let selectsRows: Bool
  /// The title of the row whose menu is open.
  let rowWithMenu: String?
  /// The open menu, once its row is found.
  private(set) var menu: OpenMenu?

  init(selectsRows: Bool, rowWithMenu: String?) {
    self.selectsRows = selectsRows
    self.rowWithMenu = rowWithMenu
  }

  mutating func parts(of blocks: [Block]?) -> [PagePart] {
    guard let blocks else {
      return [PagePart(block: ListSection {}.block, drawing: SkeletonPage())]
    }
    var parts: [PagePart] = []
    for block in PagePart.grouped(blocks) {
      parts.append(PagePart(block: block, drawing: drawing(of: block)))
    }
    return parts
  }

  private mutating func drawing(of block: Block) -> any BlockDrawing {
    switch block {
    case .section(let section):
      var contents: [any BlockDrawing] = []
      for block in section.blocks { contents.append(drawing(of: block)) }
      return SectionDrawing(section, contents: contents)
    case .row(let row):
      let drawing: any BlockDrawing = selectsRows ? SelectableRow(row: row) : row
      guard menu == nil, !row.menu.isEmpty, row.title == rowWithMenu else { return drawing }
      menu = OpenMenu(items: row.menu, control: .row(drawing))
      return RowWithMenu(row: drawing, items: row.menu)
    default:
      return block.drawing
    }
  }
}

extension [Block] {
  /// The blocks with a segment selected wherever a control has one with this title.
  fileprivate func selecting(segment title: String) -> [Block] {
    map { block in
      switch block {
      case .segmentedControl(var control):
        guard let index = control.options.firstIndex(of: title) else { return block }
        control.selection = index
        return .segmentedControl(control)
      case .section(var section):
        section.blocks = section.blocks.selecting(segment: title)
        return .section(section)
      default:
        return block
      }
    }
  }
}

extension Page {
  /// Whether a button is the system's that begins editing.
  private func isEdit(_ button: BarButton) -> Bool {
    [SystemWords.english.edit, SystemWords(language).edit].contains(button.label)
  }

  fileprivate mutating func removeEdit() {
    leading = leading.filter { !isEdit($0) }
    trailing = trailing.filter { !isEdit($0) }
  }

  fileprivate mutating func endEditingWithDone() {
    let done = BarButton(SystemWords(language).done, isProminent: true)
    leading = leading.map { isEdit($0) ? done : $0 }
    trailing = trailing.map { isEdit($0) ? done : $0 }
  }
}
