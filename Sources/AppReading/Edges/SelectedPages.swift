extension ViewNode {
  /// The pages of a `TabView` with a hidden bar, each tab of which shows the page of the one that is selected, with the full
  /// name of the enum; nil for other views: `ForEach(Page.allCases) { _ in switch selection { case .home: … } }`.
  var selectedPages: (branches: CaseBranches, type: String?)? {
    guard kind == .framework("TabView"), let selection = argument("selection")?.statePlace,
      let page = contents.flatMap(\.views).onlyPage, let (place, type) = page.switchedState,
      place == selection, let branches = CaseBranches(page)
    else { return nil }
    return (branches, type)
  }
}

extension [ViewNode] {
  /// The view in a loop, or in each round of it.
  fileprivate var onlyPage: ViewNode? {
    guard let first, allSatisfy({ $0.place == first.place }) else { return nil }
    switch first.kind {
    case .framework("ForEach"), .loop, .group: return first.contents.flatMap(\.views).onlyPage
    default: return first
    }
  }
}

extension TabPages {
  /// Finds the pages of such a view inside of a page; nil if it has none.
  ///
  /// - Parameter owner: The full name of the view that has the views.
  init?(selectedIn views: [ViewNode], owner: String) {
    guard let (node, owner) = Self.tabView(in: views, owner: owner),
      let (branches, enumName) = node.selectedPages, let type = enumName,
      let state = node.argument("selection")?.statePlace,
      let drawn = branches.node.drawnBranch,
      let first = branches.names.first(where: { branches.views[$0] == drawn.views }),
      let view = drawn.views.onlyOwn?.typeName
    else { return nil }
    let pages = branches.names.compactMap { name in
      name == first ? nil : branches.views[name]?.onlyOwn.map { (name, [$0.shallow]) }
    }
    self.node = node
    remaining = drawn.views
    var presentation = Presentation(
      kind: .push, cause: .item(state),
      content: .cases(Dictionary(pages) { first, _ in first }, of: type),
      modifier: ViewNode.Modifier(Self.modifier, place: node.place), owner: owner)
    presentation.firstCase = Presentation.FirstCase(enumName: type, names: [first], view: view)
    presentations = [presentation]
  }
}
