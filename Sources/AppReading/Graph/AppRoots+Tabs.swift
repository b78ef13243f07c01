import Scenes

// The tab bars of an app: of `TabView`, and of the app's own.
extension AppRoots {
  /// Adds the tabs of a `TabView`.
  mutating func readTabs(_ leaf: RootSearch.Leaf) {
    guard let node = leaf.views.first else { return }
    let reading = TabReading(node, evaluator: evaluator)
    if let container = reading.container {
      containers.insert(container)
      tabContainers.insert(container)
    }
    let selection = node.argument("selection")?.statePlace
    var found = reading.tabs
    if found.allSatisfy(\.item.title.isEmpty), let selection {
      // The system's bar is hidden, and the app draws one of its own.
      let memory = EffectMemory(evaluator, index: index)
      let items = PageWalk(leaf.beside, owner: leaf.owner).triggers
        .flatMap { $0.selections(memory) }.filter { $0.place == selection }
      for number in found.indices {
        guard let value = found[number].value?.selectedCase,
          let item = items.first(where: { $0.value.name == value.name })?.trigger
        else { continue }
        found[number].item = TabItem(item.text ?? "", icon: item.symbol)
      }
    }
    let around = TabSurroundings(selection: selection, index: index, evaluator: evaluator)
    addTabs(found, selection, in: leaf) { value in
      around.views(around: node, in: leaf.outer, owner: leaf.outerOwner, of: value)
    }
    addTabs(reading.alternatives, selection, in: leaf, inBar: false)
  }

  /// Adds tabs; of those that are not in the bar only the screens that it does not have.
  ///
  /// - Parameters:
  ///   - others: Controls of a bar of the app's own that may lead to pages of no tab.
  ///   - surroundings: What is around the page of the tab that a value selects.
  private mutating func addTabs(
    _ found: [TabReading.Tab], _ selection: StatePlace?, in leaf: RootSearch.Leaf,
    inBar: Bool = true, others: [Trigger] = [], surroundings: (Value?) -> ViewNode? = { _ in nil }
  ) {
    if inBar { bars.append([]) }
    // A button over the tabs, which does not select one of them.
    let memory = EffectMemory(evaluator, index: index)
    let over = leaf.beside.filter { !$0.hasStackOfPages }
    let values = selection.flatMap(index.type)?.valueName
      .flatMap { index.resolve($0, from: selection?.type) }
    let pages = Set(found.compactMap(\.views.onlyOwn?.typeName))
    let shown = TabGates(index: index, evaluator: evaluator).last(in: found).map { tab in
      var tab = tab
      tab.views = tab.views.withoutBranches(with: pages)
      // An implicit member has the type of the selection.
      if case .enumCase(var value)? = tab.value, value.type == nil, let values,
        index.enumCase(value.name, of: values) != nil
      {
        value.type = values
        tab.value = .enumCase(value)
      }
      return tab
    }
    let around = shown.map { inBar ? surroundings($0.value) : nil }
    // What is around the page of a tab is there.
    let places = Set(around.flatMap { $0?.allPlaces ?? [] })
    let controls = (PageWalk(over, owner: leaf.owner).triggers + others).filter { trigger in
      trigger.isControl && !places.contains(trigger.place)
        && !trigger.selections(memory).contains { $0.place == selection }
    }
    for (tab, around) in zip(shown, around) {
      var tab = tab
      let key = key(of: tab, number: (bars.last?.count ?? 0) + 1, owner: leaf.owner)
      if let position = roots.firstIndex(where: { $0.key == key }) {
        let known = roots[position]
        note(leaf, hasRoot: position)
        // A page may be in the bars of guests and of members.
        if inBar, let number = known.path.tab, known.bar != bars.count - 1 {
          bars[bars.count - 1].append(number)
          continue
        }
        // Sections of a bar may have the same tabs, which depend on what people chose.
        if !inBar || known.tag == tab.value && tab.value?.isCase == true { continue }
      }
      if tab.item.title.isEmpty { tab.item.title = key.derivedTitle }
      if let root = root(for: tab, key) { tab.views = root }
      let inner = RootSearch(
        tab.views, owner: leaf.owner, index: index, evaluator: evaluator
      ).leaves
      let number = tabs.count
      if inBar {
        tabs.append(tab.item)
        bars[bars.count - 1].append(number)
      }
      var page = RootSearch.Leaf(
        kind: .page, views: tab.views, around: [], owner: leaf.owner, isScreen: true)
      if let split = inner.first(where: { $0.kind == .split }) { page = split }
      page.around = leaf.around + page.around
      page.bars = leaf.bars
      (page.conditions, page.decisions) = (leaf.conditions, leaf.decisions)
      add(
        page, tab: inBar ? number : nil, key: key, selection: selection, tag: tab.value,
        controls: controls, surroundings: around)
    }
  }

  /// What makes a tab that tab.
  ///
  /// - Parameter number: Its place in its bar, from 1.
  private func key(of tab: TabReading.Tab, number: Int, owner: String) -> ScreenKey {
    if case .enumCase(let value)? = tab.rawCase ?? tab.value, let type = value.type {
      return ScreenKey(.tab, .enumCase(type: type, path: value.path))
    }
    let dispatched = index.pageEnum(in: tab.views)
    if let view = ShownView(
      tab.views, dispatched: dispatched.map { [$0] } ?? [], index: index, evaluator: evaluator
    ).type {
      return ScreenKey(.tab, .view(view))
    }
    // A tab without a text is named after its icon, `plus`, or by its place.
    let icon = tab.item.icon == Piece.Picture.unknownSymbol ? nil : tab.item.icon
    let label = tab.item.title.isEmpty ? icon ?? "" : tab.item.title
    let name = label.isEmpty ? "tab\(number)" : ScreenKey.partName(label)
    return ScreenKey(.tab, .part(of: owner, name: name))
  }

  private mutating func root(for tab: TabReading.Tab, _ key: ScreenKey) -> [ViewNode]? {
    var names = [tab.item.title]
    if case .enumCase(_, let path) = key.subject { names.append(path) }
    for name in names {
      guard let view = settings.tabRoots[name], let type = index.resolve(view, from: nil),
        let node = evaluator.view(ofType: type, arguments: [])
      else { continue }
      usedSettings.insert("tabRoots.\(name)")
      return [node]
    }
    return nil
  }

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
      own.choice.flatMap {
        surroundings.views(around: $0, in: leaf.views, owner: leaf.owner, of: value)
      }
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
