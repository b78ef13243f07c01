import Scenes

/// The pages of a view that is in one of many states, which conditions inside each other choose among:
/// `switch game.status { case .open: LobbyView(); case .running: if isMine { PlayView() } else { WaitView() } }`.
///
/// The page draws one of them; the others are screens that come instead of it by themselves, as when a server says so.
struct PagesOfStates {
  /// The outermost condition.
  let node: ViewNode
  /// What shows the other pages.
  let presentations: [Presentation]
  /// The views of the branches that are no screens of their own.
  let remaining: [ViewNode]

  /// Finds the pages; nil if no condition is inside of another one, if there are less than three pages, or if a picker
  /// chooses, whose pages are parts of one.
  ///
  /// - Parameters:
  ///   - views: The views of the page.
  ///   - owner: The full name of the view that has them.
  init?(_ views: [ViewNode], owner: String) {
    guard let (node, owner) = ReplacedPage.choice(in: views, owner: owner),
      let drawn = node.drawnBranch, let first = drawn.views.onlyOwn?.typeName,
      !(node.argument(ViewNode.switchLabel)?.statePlace.map(views.havePicker) ?? false)
    else { return nil }
    let inner = node.contents.flatMap(\.choices)
    let pages = ([node] + inner).flatMap { choice in
      choice.contents.compactMap { content -> (choice: ViewNode, label: String?, page: ViewNode)? in
        guard let page = content.views.onlyOwn, let type = page.typeName, type != first,
          !ViewNode.isPlaceholderName(type)
        else { return nil }
        return (choice, content.label, page)
      }
    }
    guard !inner.isEmpty, Set(pages.map(\.page.typeName)).count > 1,
      pages.contains(where: \.page.hasControls)
    else { return nil }
    self.node = node
    remaining = node.contents
      .filter { content in
        content.label == drawn.label || content.choices.isEmpty && content.views.onlyOwn == nil
      }
      .flatMap(\.views)
    presentations = pages.enumerated().map { number, found in
      var presentation = Presentation(
        alternate: found.page, for: CaseBranches.caseNames(in: found.label ?? ""),
        of: found.choice.switchedEnum, owner: owner)
      if number == 0, let type = node.switchedEnum {
        presentation.firstCase = Presentation.FirstCase(
          enumName: type, names: CaseBranches.caseNames(in: drawn.label ?? ""), view: first)
      }
      return presentation
    }
  }
}

extension ViewNode.Content {
  /// The condition that is all that the branch has, and those inside of it.
  fileprivate var choices: [ViewNode] {
    let shown = views.filter { !ShownView.showsNothing($0) }
    guard shown.count == 1 else { return [] }
    switch shown[0].kind {
    case .choice where shown[0].contents.count > 1:
      return [shown[0]] + shown[0].contents.flatMap(\.choices)
    case .group where shown[0].contents.count == 1: return shown[0].contents[0].choices
    default: return []
    }
  }
}
