import Scenes

// The tab bars of the app's own.
extension AppRoots {
  /// Reads a tab bar of the app's own; false if there is none, or one with fewer tabs than wanted.
  mutating func readOwnTabs(_ leaf: RootSearch.Leaf, atLeast count: Int = 2) -> Bool {
    guard leaf.kind == .page else { return false }
    if let (roles, owner) = index.tabsOfRoles(in: leaf.views, owner: leaf.owner) {
      return readTabs(of: roles, owner: owner, leaf)
    }
    guard
      !StepPages.areBesideSideBar(evaluator.expanded(leaf.views), owner: leaf.owner),
      let own = OwnTabs(leaf, index: index, evaluator: evaluator), own.tabs.count >= count
    else { return false }
    var leaf = leaf
    let alternatives = own.choice.map { leaf.views.alternatives(to: $0, owner: leaf.owner) } ?? []
    leaf.around += own.around
    var around: [String] = []
    if let node = own.choice ?? own.tabs.first?.views.first {
      around = leaf.views.types(around: node)
      containers.formUnion(around)
      tabContainers.formUnion(around)
    }
    leaf.bars += own.choice.map(leaf.views.bars(around:)) ?? []
    // The round button in the middle of a bar is the container's, whose view ever has it.
    let container = around.last ?? leaf.owner
    let (cards, beside) =
      own.choice.map { leaf.views.beside($0).cards(of: container, index) } ?? ([], [])
    if !cards.isEmpty {
      // What a menu presents itself is not around the tabs.
      let inside = PageWalk(cards.flatMap { $0.contents.flatMap(\.views) }, owner: container)
        .presentations.map(\.place)
      for number in leaf.around.indices {
        leaf.around[number].modifiers.removeAll { inside.contains($0.place) }
      }
      leaf.around.append((cards, container))
    }
    var tabs = leaf
    for (choice, branches, owner) in alternatives where branches.contains(where: \.isOwnPage) {
      // The branch with the tabs is shown while its condition holds, as that somebody is logged in.
      for branch in choice.contents where !branches.contains(branch) {
        tabs.add(branch, of: choice, owner: owner, index)
      }
    }
    let surroundings = TabSurroundings(
      selection: own.selection, index: index, evaluator: evaluator)
    addTabs(
      own.tabs, own.selection, in: tabs, others: controls(in: beside, of: container)
    ) { value in
      own.choice.map {
        surroundings.around(value, of: $0, in: leaf.views, owner: leaf.owner)
      } ?? .init()
    }
    for (choice, branches, owner) in alternatives {
      for branch in branches { add(branch, of: choice, insteadOf: leaf, owner: owner) }
    }
    return true
  }

  /// The controls in views beside the pages of tabs that select no tab, of this bar or of one for another role.
  private func controls(in views: [ViewNode], of container: String) -> [Trigger] {
    let memory = EffectMemory(evaluator, index: index)
    return PageWalk(views, owner: container).triggers
      .filter { trigger in
        !trigger.selections(memory).contains { place, value, _ in
          index.isCalledTab(place, value.type ?? index.enumName(of: place) ?? "")
        }
      }
      .map { $0.of(container) }
  }

  /// Reads the tab bar of each role, and the page of a role that has none; false if no role has a bar.
  private mutating func readTabs(
    of roles: ViewNode, owner: String, _ leaf: RootSearch.Leaf
  ) -> Bool {
    var found = false
    for branch in roles.contents {
      if index.areTabs(branch) {
        var role = leaf
        role.views = leaf.views.map { $0.keeping(branch, of: roles) }
        role.add(branch, of: roles, owner: owner, index)
        found = readOwnTabs(role) || found
      } else {
        add(branch, of: roles, insteadOf: leaf, owner: owner)
      }
    }
    return found
  }

  /// Adds the page that a condition shows instead of a tab bar of the app's own.
  private mutating func add(
    _ branch: ViewNode.Content, of choice: ViewNode, insteadOf leaf: RootSearch.Leaf, owner: String
  ) {
    guard let page = branch.views.onlyOwn, case .own(let view) = page.kind else { return }
    var other = leaf
    other.views = branch.views
    other.owner = owner
    let before = other.conditions.count
    other.add(branch, of: choice, showing: view, owner: owner, index)
    branches += other.conditions[before...].compactMap(\.branch)
    add(other, tab: nil, key: nil)
  }
}

extension AppIndex {
  /// Whether a view is a choice among the tabs of one bar, or of one for each role.
  func choosesTab(_ node: ViewNode) -> Bool {
    node.kind == .choice
      && (tabState(of: node) != nil || node.areLayers || hasTabsOfRoles(node))
  }

  /// The first condition over roles that each have tabs of their own, with the full name of the view that has it:
  /// `switch role { case .admin: adminTabs; case .member: memberTabs }`; nil if there is none, or if an ordinary page is
  /// around it.
  fileprivate func tabsOfRoles(
    in views: [ViewNode], owner: String
  ) -> (node: ViewNode, owner: String)? {
    firstTabsOfRoles(in: views, owner: owner)
      .flatMap { views.haveForm(beside: $0.node) ? nil : $0 }
  }

  private func firstTabsOfRoles(
    in views: [ViewNode], owner: String, depth: Int = 0
  ) -> (node: ViewNode, owner: String)? {
    guard depth < 16 else { return nil }
    for view in views where view.kind != .framework("List") {
      if hasTabsOfRoles(view) { return (view, owner) }
      let inner = view.owner(inside: owner)
      for content in view.contents {
        let found = firstTabsOfRoles(in: content.views, owner: inner, depth: depth + 1)
        if let found { return found }
      }
    }
    return nil
  }

  /// Whether several branches of a condition are choices among tabs, each by a state of its own.
  func hasTabsOfRoles(_ choice: ViewNode) -> Bool {
    guard choice.kind == .choice else { return false }
    let places = choice.contents.filter(areTabs).map { tabState(of: $0.views[0])?.place }
    return Set(places).count > 1
  }

  /// Whether a branch is a choice among tabs.
  fileprivate func areTabs(_ branch: ViewNode.Content) -> Bool {
    branch.views.count == 1 && tabState(of: branch.views[0]) != nil
  }
}

extension ViewNode.Content {
  /// Whether it is one view of the app.
  fileprivate var isOwnPage: Bool { views.onlyOwn?.typeName != nil }
}

extension ViewNode {
  /// The view with only one branch of a condition inside.
  fileprivate func keeping(_ branch: Content, of choice: ViewNode) -> ViewNode {
    var node = self
    if kind == .choice, place == choice.place {
      node.contents = [branch]
      return node
    }
    for number in node.contents.indices {
      node.contents[number].views = node.contents[number].views.map {
        $0.keeping(branch, of: choice)
      }
    }
    return node
  }
}
