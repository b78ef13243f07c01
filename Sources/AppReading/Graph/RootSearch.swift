/// The containers in which an app's screens are: tab views, split views and stacks, behind the views around them.
struct RootSearch {
  /// A container, or a page without one.
  struct Leaf {
    /// What was found.
    enum Kind { case tabs, split, page }

    /// What was found.
    var kind: Kind
    /// The container, or the page's views.
    var views: [ViewNode]
    /// The modifiers of the views around it, outermost first, each with the view that has it.
    var around: [(modifiers: [ViewNode.Modifier], owner: String)]
    /// The full name of the view that has it.
    var owner: String
    /// The full names of views that are only beside it, whose modifiers are in ``around``, too.
    var ownersBeside: Set<String> = []
    /// Whether the page is in a stack or is a view of the app.
    var isScreen: Bool
    /// What the views around it, inside of the same stack, add to its bars.
    var bars: [ViewNode.Modifier] = []
    /// The views beside the container, as a tab bar of the app's own.
    var beside: [ViewNode] = []
    /// The views that it was searched in, with their owner.
    var outer: [ViewNode] = []
    var outerOwner = ""
    /// The conditions under which it is shown, outermost last.
    var conditions: [RootCondition] = []
    /// The branches in which it is, outermost last.
    var decisions: [StartDecision] = []

    /// The full names of the views around it, and of the one that has it.
    var containers: Set<String> {
      Set(around.map(\.owner)).subtracting(ownersBeside).union([owner])
    }
  }

  /// What was found, in the order of the source.
  private(set) var leaves: [Leaf] = []

  let index: AppIndex
  let evaluator: any Evaluating

  /// Searches views.
  init(_ views: [ViewNode], owner: String, index: AppIndex, evaluator: any Evaluating) {
    self.index = index
    self.evaluator = evaluator
    leaves = search(views, owner: owner, around: [], depth: 0).map { leaf in
      var leaf = leaf
      leaf.bars = leaf.views.first.map(views.bars) ?? []
      if leaf.kind == .tabs { (leaf.outer, leaf.outerOwner) = (views, owner) }
      return leaf
    }
  }

  typealias Around = [(modifiers: [ViewNode.Modifier], owner: String)]

  /// - Parameter areLayers: Whether the views lie on top of each other.
  func search(
    _ views: [ViewNode], owner: String, around: Around, depth: Int, areLayers: Bool = false
  ) -> [Leaf] {
    guard depth < 24 else { return [] }
    let shown = views.filter { !ShownView.showsNothing($0) }
    if shown.count == 1 {
      return search(shown[0], owner: owner, around: around, depth: depth)
    }
    if areLayers, let choice = shown.splashInstead {
      return search(choice, owner: owner, around: around, depth: depth)
    }
    let each = shown.map { search($0, owner: owner, around: around, depth: depth + 1) }
    let found = each.flatMap(\.self)
    if areLayers, let tabs = each.lastIndex(where: { $0.contains { $0.kind == .tabs } }),
      let layers = shown.layers(covering: tabs, below: evaluator.expanded(Array(shown[..<tabs])))
    {
      return search(layers, owner: owner, around: around, depth: depth + 1, areLayers: true)
    }
    // Beside a container only what is shown instead of it is a page, not what lies over it.
    let containers = each.filter { leaves in leaves.contains { $0.kind != .page } }.flatMap(\.self)
    if !containers.isEmpty {
      let others = zip(shown, each).filter { $1.allSatisfy { $0.kind == .page } }.map(\.0)
      let over = evaluator.expanded(others)
      let (cards, beside) = areLayers ? over.cards(of: owner, index) : ([], over)
      let waysOn = beside.waysOn(of: owner) + (cards.isEmpty ? [] : [(cards, owner)])
      let pages = containers.filter { $0.kind != .page || $0.isScreen && !$0.conditions.isEmpty }
      return pages.map {
        var leaf = $0
        leaf.around.insert(contentsOf: waysOn, at: 0)
        leaf.ownersBeside.formUnion(waysOn.map(\.owner).filter { $0 != owner })
        if leaf.kind == .tabs { leaf.beside += beside }
        return leaf
      }
        + found.filter { leaf in
          leaf.kind == .page && isBeside(pages, leaf)
        }
    }
    // What lies over pages that a condition chooses among is no page, but a sidebar leads to them.
    if areLayers, !shown.contains(where: { $0.isSideBar || index.choosesTab($0) }) {
      let choices = each.indices.filter { each[$0].count > 1 }
      if choices.count == 1,
        each[choices[0]].allSatisfy({ $0.isScreen && !$0.conditions.isEmpty }),
        !areOwnTabs(shown, owner: owner)
      {
        let over = evaluator.expanded(Array(shown[(choices[0] + 1)...]))
        let cards = over.cards(of: owner, index).cards
        return each[choices[0]].map { leaf in
          var leaf = leaf
          if !cards.isEmpty { leaf.around.insert((cards, owner), at: 0) }
          return leaf
        }
      }
    }
    // Pages on top of each other, each under a condition, but for tabs with a bar.
    let alternatives = found.filter { $0.isScreen && !$0.conditions.isEmpty }
    if alternatives.count > 1, shown.allSatisfy({ $0.kind == .choice }),
      !shown.contains(where: index.choosesTab)
    {
      return alternatives
    }
    return [
      Leaf(
        kind: .page, views: views, around: around, owner: owner,
        isScreen: found.contains(where: \.isScreen))
    ]
  }

  private func search(
    _ node: ViewNode, owner: String, around: Around, depth: Int
  ) -> [Leaf] {
    let over = waysOn(over: node, owner: owner)
    let owners = Set(over.map(\.owner)).subtracting([owner])
    let leaves = leaves(in: node, owner: owner, around: around, over: over, depth: depth)
    guard !owners.isEmpty else { return leaves }
    return leaves.map { leaf in
      var leaf = leaf
      leaf.ownersBeside.formUnion(owners)
      return leaf
    }
  }

  /// - Parameter over: What views that lie over the view, or behind it, lead to.
  private func leaves(
    in given: ViewNode, owner: String, around: Around, over: Around, depth: Int
  ) -> [Leaf] {
    var node = given
    if case .own = node.kind, node.contents.isEmpty {
      node = evaluator.expanded([node]).first ?? node
    }
    let inner = around + [(node.modifiers, owner)] + over
    let page = Leaf(
      kind: .page, views: [node], around: around, owner: owner, isScreen: isScreen(node))
    switch node.kind {
    case .framework("TabView") where !node.isPaged || node.selectsTab:
      return [Leaf(kind: .tabs, views: [node], around: inner, owner: owner, isScreen: true)]
    case .framework("NavigationSplitView"):
      return [Leaf(kind: .split, views: [node], around: inner, owner: owner, isScreen: true)]
    case .framework(let name) where Self.wrappers.contains(name):
      return collapsed(
        node.contents.prefix(1), into: page, owner: owner, inner, depth, areLayers: name == "ZStack"
      )
    case .own(let type):
      if let content = hiddenContent(of: node) {
        return search(content, owner: owner, around: inner, depth: depth + 1)
      }
      if let pages = pagesInPlace(of: page, type: type, inner, depth) { return pages }
      return collapsed(node.contents[...], into: page, owner: type, inner, depth)
    case .group, .loop, .unknown:
      return collapsed(node.contents[...], into: page, owner: owner, inner, depth)
    // The pages of an app's own tabs, and the steps of an assistant.
    case .choice where index.choosesTab(node) || node.isPager: return [page]
    case .choice:
      let found = node.contents.flatMap { content -> [Leaf] in
        let view = ShownView(content.views, index: index, evaluator: evaluator).type
        return search(content.views, owner: owner, around: inner, depth: depth + 1).map { leaf in
          var leaf = leaf
          leaf.add(content, of: node, showing: view, owner: owner, index)
          return leaf
        }
      }
      let screens = found.filter(\.isScreen)
      return screens.isEmpty ? [page] : screens
    case .framework:
      return [page]
    }
  }

  /// What views that are laid over a view or behind it lead to, as one that has a dialog and nothing to see.
  private func waysOn(over node: ViewNode, owner: String) -> Around {
    let layers = node.modifiers.filter { ["background", "overlay"].contains($0.name) }
      .flatMap(\.contents).flatMap(\.views)
    guard !layers.isEmpty else { return [] }
    // What has controls is seen, as a bar.
    return evaluator.expanded(layers).cards(of: owner, index).rest
      .filter { !$0.hasControls }.waysOn(of: owner)
  }

  /// The views that a view gets but does not show itself, as one that puts them into a window; nil for other views.
  private func hiddenContent(of node: ViewNode) -> [ViewNode]? {
    guard !node.contents.isEmpty,
      node.contents.allSatisfy({ $0.views.allSatisfy(ShownView.showsNothing) })
    else { return nil }
    return node.arguments.lazy.compactMap { argument -> [ViewNode]? in
      switch argument.value {
      case .views(let views): views
      case .closure(let closure) where closure.parameters.isEmpty:
        evaluator.shallowViews(of: closure, arguments: [])
      default: nil
      }
    }.first { !$0.isEmpty }
  }

  /// The leaves inside a node; the node itself if it is a page.
  private func collapsed(
    _ contents: ArraySlice<ViewNode.Content>, into page: Leaf, owner: String, _ around: Around,
    _ depth: Int, areLayers: Bool = false
  ) -> [Leaf] {
    let found = contents.flatMap { content in
      search(
        content.views, owner: owner, around: around, depth: depth + 1, areLayers: areLayers)
    }
    if found.contains(where: { $0.kind != .page }) { return found.filter(\.isScreen) }
    let screens = found.filter(\.isScreen)
    // Branches of a condition that fills the display are pages; those inside a layout are parts of one.
    let branches = (page.views.first?.fillingBranches ?? []).filter { !$0.isNamedEmpty }
    return screens.count > 1 && branches.count(where: isScreen) > 1 ? screens : [page]
  }

  private func isScreen(_ node: ViewNode) -> Bool {
    if node.isStackOfPages { return true }
    // A stack with something over it, or a background.
    if node.kind == .framework("ZStack"),
      node.contents.contains(where: { $0.views.contains(where: \.isStackOfPages) })
    {
      return true
    }
    return ShownView([node], index: index, evaluator: evaluator).type != nil
  }

  private static let wrappers: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "ZStack", "VStack", "HStack", "GeometryReader",
    "ScrollViewReader", "ViewThatFits", "AnyView", "WithViewStore", "WithPerceptionTracking",
    "IfLetStore", "SwitchStore",
  ]
}

extension RootSearch {
  /// Whether one of several views on top of each other is the pages of tabs, and another one the bar that selects them.
  func areOwnTabs(_ layers: [ViewNode], owner: String) -> Bool {
    let leaf = Leaf(kind: .page, views: layers, around: [], owner: owner, isScreen: true)
    let choice = OwnTabs(leaf, index: index, evaluator: evaluator)?.choice
    return choice.map { choice in layers.contains { $0.isOnly(around: choice.place) } } ?? false
  }
}

extension ViewNode {
  /// Whether it is the view at a place, or a group of only that view.
  fileprivate func isOnly(around place: SourcePlace) -> Bool {
    if self.place == place { return true }
    guard kind == .group || kind == .framework("Group") else { return false }
    let inner = contents.flatMap(\.views)
    return inner.count == 1 && inner[0].isOnly(around: place)
  }

  /// Whether a state that is called a tab selects the page of a `TabView`, so that people may swipe between its tabs.
  fileprivate var selectsTab: Bool {
    argument("selection")?.statePlace?.property.lastComponent.lowercased().includes("tab") == true
  }
}
