import Scenes

extension [ViewNode] {
  /// The modifiers by which views beside the tabs lead on that are no pages themselves, as a view that waits for links:
  /// what they present and what they do by themselves, each with the full name of the view that has it.
  func waysOn(of owner: String, depth: Int = 0) -> [(modifiers: [ViewNode.Modifier], owner: String)]
  {
    guard depth < 8 else { return [] }
    return flatMap { view -> [(modifiers: [ViewNode.Modifier], owner: String)] in
      let inner = view.owner(inside: owner)
      let own = view.modifiers.filter { Presentation.isPresentation($0) || $0.isEvent }
      let nested = view.contents.flatMap { $0.views.waysOn(of: inner, depth: depth + 1) }
      return (own.isEmpty ? [] : [(own, owner)]) + nested
    }
  }
}

extension [ViewNode] {
  /// The menus and cards among views that lie over tabs, as modifiers that present them, and the other views.
  func cards(
    of owner: String, _ index: AppIndex
  ) -> (cards: [ViewNode.Modifier], rest: [ViewNode]) {
    reduce(into: ([], [])) { found, view in
      let card = Presentation(overlay: view, owner: owner, isConditional: false, index: index)
      if let modifier = card?.asModifier {
        found.cards.append(modifier)
      } else {
        found.rest.append(view)
      }
    }
  }
}

extension [ViewNode] {
  /// The condition around a splash screen that lies over all other views at first, with these instead of it; nil without one.
  var splashInstead: ViewNode? {
    let layers = indices.map { $0 == 0 ? self[$0] : self[$0].fadingSplash ?? self[$0] }
    return layers.indices.dropFirst().last { layers[$0].isSplash }
      .flatMap(layers.choice(aroundLayer:))
  }

  /// The layers with a condition around one that covers a stack of pages below it, as tabs cover the page to log in, and
  /// with these pages instead of it; nil if the layer shows something without the condition, too, or covers no stack.
  ///
  /// - Parameters:
  ///   - position: The place of the layer.
  ///   - below: The layers below it, with the bodies of the app's own views.
  func layers(covering position: Index, below: [ViewNode]) -> [ViewNode]? {
    guard below.contains(where: \.hasStackOfPages),
      let choice = Array(self[...position]).choice(aroundLayer: position)
    else { return nil }
    return [choice] + self[(position + 1)...]
  }

  /// A condition that else shows nothing, with all other layers in its empty branch.
  private func choice(aroundLayer position: Index) -> ViewNode? {
    var choice = self[position]
    guard choice.kind == .choice, choice.contents.count == 2,
      let empty = choice.contents.firstIndex(where: \.views.isEmpty)
    else { return nil }
    var others = self
    others.remove(at: position)
    choice.contents[empty].views =
      others.count == 1
      ? others
      : [ViewNode(.framework("ZStack"), contents: [.init(nil, others)], place: choice.place)]
    return choice
  }
}

extension ViewNode {
  /// Whether it is a splash screen under a condition that else shows nothing.
  fileprivate var isSplash: Bool {
    guard kind == .choice, contents.count == 2, contents.contains(where: \.views.isEmpty) else {
      return false
    }
    return contents.lazy.compactMap(\.views.onlyOwn).first?.isCalledSplash(orLogoOf: ["Screen"])
      == true
  }

  /// A splash screen that a state lets fade, `LogoScreen().opacity(opacity)`, as a condition that shows it; nil for others.
  fileprivate var fadingSplash: ViewNode? {
    // A logo that is not there at first stays.
    guard case .own = kind, isCalledSplash(orLogoOf: ["Screen", "View", "Page"]),
      modifier(Self.fadeMark) != nil, !isHidden
    else { return nil }
    let shown = Content("opacity > 0", [self])
    return ViewNode(.choice, contents: [shown, Content("else", [])], place: place)
  }

  /// Whether it is named after what is there while an app starts.
  ///
  /// - Parameter endings: How the name of a logo ends that is a screen.
  private func isCalledSplash(orLogoOf endings: [String]) -> Bool {
    let words = DerivedTitle.words(in: typeName?.lastComponent ?? "")
    return words.contains(where: ["Splash", "Launch"].contains)
      || words.contains("Logo") && words.last.map(endings.contains) == true
  }
}

extension Presentation {
  /// The modifier that presents the same as a condition over a page.
  fileprivate var asModifier: ViewNode.Modifier? {
    guard case .views(let views) = content else { return nil }
    let shown: Value
    switch cause {
    case .flag(let state): shown = .binding(state, .boolean(false))
    case .unknown(let source): shown = .unknown(source, nil)
    default: return nil
    }
    return ViewNode.Modifier(
      "fullScreenCover", arguments: [LabelledValue("isPresented", shown)],
      contents: [.init(nil, views)], place: place)
  }
}

extension ViewNode.Modifier {
  /// Whether the modifier runs something without a person doing anything with the view.
  fileprivate var isEvent: Bool {
    name == "task" || name.hasPrefix("on") && !isGesture
  }
}
