import Scenes

/// Makes the page of a view.
package struct PageMaker {
  let evaluation: (any Evaluating)?
  let source: @Sendable (SourcePlace) -> String?

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - evaluation: Evaluates closures that need a value.
  ///   - source: A place as `path:line`.
  package init(
    evaluation: (any Evaluating)? = nil,
    source: @escaping @Sendable (SourcePlace) -> String? = { _ in nil }
  ) {
    self.evaluation = evaluation
    self.source = source
  }

  /// The page of a view, with its controls and what is not known of it.
  ///
  /// - Parameters:
  ///   - node: The view, of the app as a rule.
  ///   - name: The name to derive a title from if the view has none; by default that of the view.
  package func reading(of node: ViewNode, name: String? = nil) -> PageReading {
    let chrome = PageChrome(node)
    var maker = PieceMaker(evaluation: evaluation, source: source)
    maker.hasSeveralTabViews = TabPages.tabViews(in: [node], owner: "").count > 1
    var title = chrome.title?.shownText
    if let known = title, known.isBlank { title = nil }
    if let title { maker.note(title) }
    let subtitle = chrome.subtitle.flatMap { paragraph($0, maker: &maker) }
    var bars = Bars(chrome.bars, maker: &maker, arranger: arranger)
    let search = chrome.search.map { searchField($0, maker: &maker) }
    let pieces = maker.pieces(of: node)
    maker.noteTexts(ofOther: chrome.otherBars)
    if maker.isCut, let view = node.typeName { evaluation?.noteCut(view) }

    var content = arranger.blocks(of: pieces)
    let own = title == nil && bars.title == nil ? OwnBar(&content, of: pieces) : nil
    let known = title ?? bars.title ?? own?.title
    let isDerived = known == nil
    var page = Page(known ?? derivedTitle(name ?? node.typeName), blocks: [])
    page.titleDisplay =
      own?.title == nil ? display(chrome, bars, isDerived: isDerived) : .inline
    // The name of a type is on no button.
    if isDerived { page.backTitle = "" }
    page.background = chrome.hasList && !chrome.isPlainList ? .grouped : .plain
    page.leading = bars.leading + (own?.leading ?? [])
    page.trailing = bars.trailing + (own?.trailing ?? [])
    var hides = chrome.hides
    // The app's own bar is drawn in the place of the system's.
    if own != nil, hides.remove(.navigationBar) != nil { hides.insert(.backButton) }
    page.hides = Page.Bar.allCases.filter(hides.contains)
    let isHidden = hides.contains(.navigationBar)
    var top = (search.map { [$0] } ?? []) + (isHidden ? [] : bars.top)
    if !isHidden, let subtitle { top.insert(subtitle, at: 0) }
    page.blocks = Self.tidied(top + content, bottom: bars.bottom)
    page.source = source(node.place)
    bars.top = []
    return PageReading(
      page: page, controls: maker.controls, tabItem: tabItem(chrome, &maker),
      presentations: chrome.presentations, texts: maker.texts,
      otherTexts: maker.otherTexts.withoutAll(in: maker.texts), unknownTexts: maker.unknownTexts,
      neutralBoxes: maker.neutralBoxes, openConditions: maker.openConditions,
      titleIsDerived: isDerived)
  }

  private var arranger: BlockArranger { BlockArranger(source: source) }

  private func derivedTitle(_ name: String?) -> String {
    var words = DerivedTitle.words(in: name?.split(separator: ".").last.map(String.init) ?? "")
    let endings: Set<String> = ["View", "Screen", "Page", "Controller"]
    while words.count > 1, let last = words.last, endings.contains(last),
      // "Full Screen" is one word.
      !(last == "Screen" && words.dropLast().last == "Full")
    {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  private func display(
    _ chrome: PageChrome, _ bars: Bars, isDerived: Bool
  ) -> Page.TitleDisplay {
    if isDerived || chrome.hides.contains(.navigationBar) { return .hidden }
    if bars.title != nil, chrome.title == nil { return .inline }
    return chrome.titleDisplay ?? .automatic
  }

  /// The small text below the title; nil if it is blank or not one.
  private func paragraph(_ modifier: ViewNode.Modifier, maker: inout PieceMaker) -> Block? {
    guard let text = modifier.titleValue?.shownText, !text.isBlank else { return nil }
    maker.note(text)
    var paragraph = Paragraph(text, style: .secondary)
    paragraph.source = source(modifier.place)
    return .text(paragraph)
  }

  private func searchField(_ modifier: ViewNode.Modifier, maker: inout PieceMaker) -> Block {
    let text =
      modifier.argument("prompt")?.shownText
      ?? modifier.views("prompt")?.lazy.compactMap(\.shownText).first ?? "Search"
    maker.note(text)
    var field = SearchField(text)
    field.source = source(modifier.place)
    return .searchField(field)
  }

  private func tabItem(_ chrome: PageChrome, _ maker: inout PieceMaker) -> TabItem? {
    guard let views = chrome.tabItem else { return nil }
    var own = PieceMaker(evaluation: evaluation, source: source)
    let digest = LineDigest(own.pieces(of: views))
    return TabItem(digest.text ?? digest.symbol ?? "", icon: digest.symbol)
  }

  /// The blocks without free space that moves nothing, and the bar at the bottom.
  private static func tidied(_ blocks: [Block], bottom: [Block]) -> [Block] {
    var result: [Block] = []
    for (number, block) in blocks.enumerated() {
      switch (block, result.last) {
      case (.gap(Gap()), .gap(Gap())?): continue
      case (.buttonRow, .row(let row)?)
      where !result.dropLast().endsWithRow || blocks.dropFirst(number + 1).beginWithPost:
        // The buttons below a post belong to it, but those below a list of lines to none of them.
        result[result.count - 1] = ListSection { [.row(row), block] }.block
      default: result.append(block)
      }
    }
    if result.allSatisfy({ $0 == .gap(Gap()) }) { result = [] }
    // Free space at the end moves only what other free space is above.
    if bottom.isEmpty, result.last == .gap(Gap()), !result.dropLast().contains(.gap(Gap())) {
      result.removeLast()
    }
    guard !bottom.isEmpty else { return result }
    if result.last != .gap(Gap()) { result.append(.gap(Gap())) }
    return result + bottom
  }
}

extension Collection<Block> where Self: BidirectionalCollection {
  /// Whether they begin with a row and a row of buttons.
  fileprivate var beginWithPost: Bool {
    guard case .row? = first, case .buttonRow? = dropFirst().first else { return false }
    return true
  }

  /// Whether the last block is a row.
  fileprivate var endsWithRow: Bool { if case .row? = last { true } else { false } }
}

/// The buttons of a page's bars.
struct Bars {
  private(set) var leading: [BarButton] = []
  private(set) var trailing: [BarButton] = []
  /// The title that a toolbar shows instead of the page's own.
  private(set) var title: String?
  /// Blocks above the content, such as segments in the bar.
  var top: [Block] = []
  /// The bar at the bottom.
  private(set) var bottom: [Block] = []

  init(_ contents: [PageChrome.BarContent], maker: inout PieceMaker, arranger: BlockArranger) {
    var more: [MenuItem] = []
    var low: [Piece] = []
    // As they are read: the left of the bar before its right.
    let isLeading = contents.map { Self.isLeading($0.placement) }
    let ordered = zip(contents, isLeading)
    for content in (ordered.filter(\.1) + ordered.filter { !$0.1 }).map(\.0) {
      let pieces = maker.pieces(of: content.views)
      let buttons = pieces.flatMap {
        arranger.barButtons(of: $0, isProminent: content.placement == "confirmationAction")
      }
      switch content.placement {
      case let placement where Self.isLeading(placement): leading += buttons
      case "principal": addPrincipal(pieces, buttons, arranger)
      case "bottomBar", "status": low += pieces
      case "keyboard": break
      case "secondaryAction":
        more += buttons.map { MenuItem($0.label, icon: $0.icon, leadsTo: $0.leadsTo) }
      default: trailing += buttons
      }
    }
    if !more.isEmpty {
      trailing.append(BarButton("More", icon: "ellipsis.circle", menu: more))
    }
    if let place = low.first?.place {
      let row = arranger.buttonRow(low, at: place)
      if case .buttonRow(let buttons) = row, !buttons.buttons.isEmpty { bottom = [row] }
    }
  }

  private static let leadingPlacements: Set<String> = [
    "topBarLeading", "navigationBarLeading", "navigation", "cancellationAction",
  ]

  /// Whether a placement is before the title, also one that the app names: `.appLeading`.
  private static func isLeading(_ placement: String) -> Bool {
    leadingPlacements.contains(placement) || placement.hasSuffix("Leading")
  }

  private mutating func addPrincipal(
    _ pieces: [Piece], _ buttons: [BarButton], _ arranger: BlockArranger
  ) {
    let hasControls = pieces.contains { $0.contains { $0.isControl || $0.isLarge } }
    if pieces.count == 1, case .button = pieces[0].kind {
      trailing += buttons
    } else if hasControls {
      top += arranger.blocks(of: pieces)
    } else if let text = LineDigest(pieces).text {
      title = text
    }
  }
}

extension ViewNode {
  /// The full name of a view of the app.
  var typeName: String? {
    switch kind {
    case .own(let name), .unknown(let name), .framework(let name): name
    case .group, .choice, .loop: nil
    }
  }
}
