import Scenes

// The tab bars of `TabView`, and the tabs of all bars.
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
    var bar = TabControls()
    // The system's bar is hidden, and the app draws one of its own.
    if found.allSatisfy(\.item.title.isEmpty) {
      bar = TabControls(over: leaf, selection: selection, index: index, evaluator: evaluator)
      bar.name(&found)
    }
    let surroundings = TabSurroundings(selection: selection, index: index, evaluator: evaluator)
    addTabs(found, selection, in: leaf, bar: bar) {
      surroundings.around($0, of: node, in: leaf.outer, owner: leaf.outerOwner)
    }
    addTabs(reading.alternatives, selection, in: leaf, inBar: false)
  }

  /// Adds tabs; of those that are not in the bar only the screens that it does not have.
  ///
  /// - Parameters:
  ///   - others: Controls of a bar of the app's own that may lead to pages of no tab.
  ///   - bar: The controls beside and over the tabs of a `TabView`.
  ///   - surroundings: What is around the page of the tab that a value selects. What may be over the tabs, as a menu, belongs
  ///     to the first one if nothing asks which one is selected.
  mutating func addTabs(
    _ found: [TabReading.Tab], _ selection: StatePlace?, in leaf: RootSearch.Leaf,
    inBar: Bool = true, others: [Trigger] = [], bar: TabControls = TabControls(),
    surroundings: (Value?) -> TabSurroundings.OfTab = { _ in .init() }
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
    let around = shown.map { surroundings($0.value) }
    // What is around the page of a tab is there.
    let places = Set(around.flatMap { $0.views?.allPlaces ?? [] })
    let controls = (PageWalk(over, owner: leaf.owner).triggers + others).filter { trigger in
      trigger.isControl && !places.contains(trigger.place)
        && !trigger.selections(memory).contains { $0.place == selection }
    }
    for (tab, around) in zip(shown, around) {
      var tab = tab
      let own = controls.filter { around.places?.contains($0.place) ?? true }
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
        controls: own, otherwise: around.places == nil ? bar.buttons : own, bar: bar,
        surroundings: around.views, surroundingPlaces: places)
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
}
