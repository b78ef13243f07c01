import Scenes

// What a page may say instead of what is drawn.
extension PieceMaker {
  /// Notes what the texts that a view of the app is given may be instead, if it shows them.
  ///
  /// - Parameters:
  ///   - mark: The texts that it is given, each with the others.
  ///   - shown: The known texts that it shows.
  ///   - hasUnknown: Whether it shows a text that is not known, which is then taken for each such one that it is given.
  mutating func noteTexts(
    given mark: ViewNode.Modifier, shown: Set<String>, hasUnknown: Bool
  ) {
    for case .tuple(let pair) in mark.arguments.map(\.value) {
      guard case .array(let others)? = pair.last?.value, let given = pair.first?.value else {
        continue
      }
      let isShown =
        if case .text(let text) = given, text.plain != nil {
          given.shownText.map(shown.contains) ?? false
        } else {
          hasUnknown
        }
      if isShown { for case .text(let text) in others { noteOther(text) } }
    }
  }

  /// Notes what a modifier says that a screen reader calls controls which show no text.
  mutating func noteName(_ name: String, by modifier: ViewNode.Modifier, of pieces: [Piece]) {
    guard pieces.contains(where: \.isControlWithoutText) else { return }
    noteOther(name)
    noteAlternatives(in: modifier.arguments, at: modifier.place)
  }

  /// Notes what a screen reader says of the label of a control that shows no text.
  mutating func noteName(in label: [Piece]) {
    guard LineDigest(label).text == nil, let name = SpokenText(label).allText else { return }
    noteOther(name)
  }
}

extension Piece {
  /// Whether it is a button or a menu with no more than symbols and pictures, or a symbol that is called a button.
  fileprivate var isControlWithoutText: Bool {
    switch kind {
    case .button(let button): LineDigest(button.label).text == nil
    case .menu(let label, _): LineDigest(label).text == nil
    case .symbol: accessible?.traits.contains(.button) == true
    default: false
    }
  }
}

extension PartialText {
  /// The text as it is where the conditions in it do not hold.
  var otherwise: PartialText {
    var other = self
    other.parts = parts.map { part in
      if case .either(_, _, let second) = part { .known(second) } else { part }
    }
    return other
  }
}

extension ViewNode {
  /// Whether a branch is a view of the app that lies over the page while a state says so, as a card, which has texts of its
  /// own.
  func mayShowPage(_ branch: Content) -> Bool {
    let (flag, item) = (argument(Self.flagLabel), argument(Self.itemLabel))
    // What dims the page is no part of the card.
    let card = branch.views.filter { $0.name != "Color" }
    guard flag != nil || item != nil, let own = card.onlyOwn?.ownName else { return false }
    // A card without a control is a part of the page.
    return CardName(own).mayBeOfPage && branch.views.contains(where: \.hasControls)
  }

  /// The view once it is visible.
  var faded: ViewNode {
    var node = self
    node.modifiers.removeAll { $0.name == "opacity" || $0.name == Self.fadeMark }
    return node
  }

  /// Whether the view is never seen.
  var isHidden: Bool {
    modifiers.contains { modifier in
      switch modifier.name {
      case "hidden": true
      // What a layer's tab makes visible is seen there.
      case "opacity":
        modifier.value?.double == 0 && !modifiers.contains { $0.name == Self.layerMark }
      default: false
      }
    }
  }
}
