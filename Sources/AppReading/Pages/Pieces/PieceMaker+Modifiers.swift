import Scenes

extension PieceMaker {
  /// Applies a modifier that adds views or changes the piece.
  mutating func apply(_ modifier: ViewNode.Modifier, to pieces: inout [Piece]) {
    switch modifier.name {
    case "overlay":
      // What comes and goes above a view, as a notice, would hide it; a field has only one of two texts.
      let isField = pieces.contains { $0.contains(where: \.isField) }
      let all = views(of: modifier)
      let views = all.filter { !$0.comesAndGoes || isField && $0.isPlaceholder }
      for view in all where !views.contains(view) { noteTexts(ofNotice: view) }
      pieces = besides(pieces, views, isBefore: false)
    case "background": pieces = besides(pieces, views(of: modifier), isBefore: true)
    case "safeAreaInset", "safeAreaBar":
      let isTop = modifier.argument("edge")?.names.first == "top"
      let inset = self.pieces(of: views(of: modifier))
      guard inset.contains(where: \.isVisible) else { return }
      if isTop {
        pieces = inset + pieces
      } else {
        let isAtBottom = surroundings.isScrolled || pieces.contains(where: \.hasFreeSpace)
        pieces += (isAtBottom ? [] : [Piece(.spacer, at: modifier.place)]) + inset
      }
    case "contextMenu", "swipeActions":
      let items = menuItems(of: modifier.views("menuItems") ?? views(of: modifier))
      change(&pieces) { piece in
        // What a swipe shows is as a rule in the menu, too.
        piece.menu += items.filter { item in
          !piece.menu.contains { $0.label == item.label && $0.icon == item.icon }
        }
      }
    case "badge":
      guard let text = modifier.value?.shownText else { return }
      note(text)
      change(&pieces) { $0.badge = text }
    case "onTapGesture", "onLongPressGesture":
      let action = modifier.argument("perform") ?? modifier.closureArgument
      if let action { tap(&pieces, action, at: modifier.place) }
    case "accessibilityLabel", "help":
      guard let text = modifier.spokenText else { return }
      let isLabel = modifier.name == "accessibilityLabel"
      if isLabel { noteName(text, by: modifier, of: pieces) }
      change(&pieces) { piece in
        piece.accessibleName = piece.accessibleName ?? text
        guard isLabel, piece.accessible?.label == nil else { return }
        piece.accessible = piece.accessible ?? AccessibleDescription()
        piece.accessible?.label = text
      }
    case "tag":
      guard let tag = modifier.value else { return }
      change(&pieces) { $0.tag = tag }
    case "navigationTitle", "navigationBarTitle":
      // The bar has the title of what is drawn.
      if isOther, let title = modifier.value?.shownText { note(title) }
    case "toolbar" where isOther: noteTexts(ofOther: PageChrome.barViews(of: modifier))
    case ViewNode.otherViewsMark:
      if case .views(let views)? = modifier.value { noteTexts(ofOther: views) }
    case let name where name.isOfNotice:
      noteTexts(ofOther: views(of: modifier))
    default: describe(modifier, &pieces)
    }
  }

  /// Notes the texts of a view that comes and goes above another one, unless it may be a page of its own.
  private mutating func noteTexts(ofNotice view: ViewNode) {
    let contents = view.kind == .choice ? view.contents : []
    // One of several views is no page.
    let isOnlyOne = contents.count { !$0.views.allSatisfy(ShownView.showsNothing) } == 1
    for branch in contents {
      let own = isOnlyOne ? branch.views.onlyOwn?.ownName : nil
      if own.map({ CardName($0).mayBeOfPage }) != true { noteTexts(ofOther: branch.views) }
    }
    guard view.kind == .group else { return }
    for inner in view.contents.flatMap(\.views) { noteTexts(ofNotice: inner) }
  }

  /// The views of a modifier, as a closure or as an argument.
  private func views(of modifier: ViewNode.Modifier) -> [ViewNode] {
    if let views = modifier.views(nil) ?? modifier.views("content") { return views }
    guard modifier.name != "background" else { return [] }
    return views(of: modifier.closureArgument)
  }

  /// Pieces in front of or behind others, if they show something.
  private mutating func besides(
    _ pieces: [Piece], _ views: [ViewNode], isBefore: Bool
  ) -> [Piece] {
    guard !views.isEmpty else { return pieces }
    let boxes = neutralBoxes
    let own = self.pieces(of: views)
    // A picture or a drawing behind a view is decoration; texts and controls count.
    let isDrawing = isBefore && views.allSatisfy { $0.contains(named: "Canvas") && !$0.hasWords }
    let counts =
      !isDrawing
      && own.contains {
        $0.contains { if case .picture = $0.kind { false } else { $0.isLeaf } }
      }
    guard counts, let place = views.first?.place else {
      neutralBoxes = boxes
      return pieces
    }
    return [Piece(.stack(.depth, isBefore ? own + pieces : pieces + own), at: place)]
  }

  /// Changes a view's piece; several pieces become one.
  private func change(_ pieces: inout [Piece], _ body: (inout Piece) -> Void) {
    guard let first = pieces.first else { return }
    if pieces.count > 1 { pieces = [Piece(.stack(.vertical, pieces), at: first.place)] }
    body(&pieces[0])
  }

  /// Makes a piece a control; one with controls inside keeps them and its look.
  private mutating func tap(_ pieces: inout [Piece], _ action: Value, at place: SourcePlace) {
    guard let first = pieces.first else { return }
    let number = control(.run(action), label: pieces, at: place)
    let hasControls = pieces.contains { $0.contains(where: \.isControl) || $0.isLarge }
    guard !hasControls else { return }
    pieces = [
      Piece(
        .button(ButtonPiece(label: pieces, look: .plain, isTap: true, control: number)),
        at: first.place)
    ]
  }
}

extension String {
  /// Whether it is a modifier of a library for notices that go away by themselves, `toast(isPresenting: $isSaved) { … }`.
  fileprivate var isOfNotice: Bool {
    let name = lowercased()
    return ["toast", "snackbar", "hud"].contains { name == $0 || name == "simple" + $0 }
  }
}

extension Piece {
  /// Whether the piece shows something itself.
  fileprivate var isLeaf: Bool {
    switch kind {
    case .text, .symbol, .picture, .block, .button, .menu, .toggle, .value: true
    default: false
    }
  }

  /// Whether people can type into the piece.
  var isField: Bool { if case .block(.field) = kind { true } else { false } }

  /// Whether the piece can be tapped.
  var isControl: Bool {
    switch kind {
    case .button, .menu, .toggle, .value: true
    default: false
    }
  }
}

extension ViewNode.Modifier {
  /// The first argument without a label that is a closure.
  var closureArgument: Value? {
    arguments.first { argument in
      if argument.label == nil, case .closure = argument.value { true } else { false }
    }?.value
  }
}

extension ViewNode {
  /// Whether the view is an `if` without `else`, or a list that is empty at first, as that of notices.
  fileprivate var comesAndGoes: Bool {
    switch kind {
    case .choice: return contents.contains { $0.views.isEmpty }
    case .group:
      let views = contents.flatMap(\.views)
      return !views.isEmpty && views.allSatisfy(\.comesAndGoes)
    default: return isListOnly
    }
  }

  /// Whether the view is there as long as nothing is typed, `if note.isEmpty { Text("Note") }`.
  fileprivate var isPlaceholder: Bool {
    if kind == .group {
      let views = contents.flatMap(\.views)
      return !views.isEmpty && views.allSatisfy(\.isPlaceholder)
    }
    guard kind == .choice, let drawn = contents.first, let condition = drawn.label else {
      return false
    }
    return !drawn.views.isEmpty && !condition.hasPrefix("!") && condition.hasSuffix(".isEmpty")
  }

  /// Whether the view shows only what is in a list that is not known.
  private var isListOnly: Bool {
    switch kind {
    case .loop: return true
    case .own, .group, .framework("VStack"), .framework("HStack"), .framework("ZStack"):
      let views = contents.flatMap(\.views)
      return !views.isEmpty && views.allSatisfy(\.isListOnly)
    case .choice, .framework, .unknown: return false
    }
  }
}
