import Scenes

/// Where an app begins: its tabs, its split view or its first page, and its other windows.
struct AppRoots {
  /// A screen that an app begins with.
  struct Root {
    /// What identifies it.
    var key: ScreenKey
    /// Its views.
    var views: [ViewNode]
    /// Its path, with itself as the only page.
    var path: GraphPath
    /// What the views around it present.
    var around: [Presentation]
    /// What the views around it do by themselves.
    var triggers: [Trigger]
    /// What the views around it do when a state changes.
    var watching: [Trigger] = []
    /// The full name of the view that has it.
    var owner: String
    /// The conditions under which the app begins with it.
    var conditions: [RootCondition] = []
    /// The tab bar that it is in, by its place in ``AppRoots/bars``.
    var bar: Int?
    /// The state that selects it as a tab.
    var selection: StatePlace?
    /// The value that selects it as a tab.
    var tag: Value?
    /// Whether it is shown for a while, as a page without controls while something loads.
    var isPassing = false
  }

  /// The tabs of all tab bars, in order.
  private(set) var tabs: [TabItem] = []
  /// The tab bars by the places of their tabs in ``tabs``: an app may have one for guests and one for members.
  private(set) var bars: [[Int]] = []
  /// The screens that the app begins with: one a tab, or the first page and its alternatives.
  private(set) var roots: [Root] = []
  /// What opens the app's other windows.
  private(set) var windows: [Presentation] = []
  /// The cases of enums by which the app begins with one page or another.
  private(set) var branches: [RootCondition.Branch] = []
  /// The settings that were used.
  private(set) var usedSettings: Set<String> = []
  /// Why nothing was found.
  private(set) var problem: String?

  private let reader: DispatchReader
  private let settings: ScanSettings

  private var index: AppIndex { reader.index }
  private var evaluator: any Evaluating { reader.evaluator }

  /// Finds where an app begins.
  init(_ reader: DispatchReader, settings: ScanSettings) {
    self.reader = reader
    self.settings = settings
    if let root = settings.root {
      guard let type = index.resolve(root, from: nil),
        let node = evaluator.view(ofType: type, arguments: [])
      else {
        problem = "the root view '\(root)' of the settings is not a view of the app"
        return
      }
      usedSettings.insert("root")
      readMain([node], owner: type)
    } else if let main = index.mainType,
      let node = evaluator.view(ofType: main, arguments: [])
    {
      readScenes(of: node, owner: main)
      if roots.isEmpty { problem = "the scene of '\(main)' shows no view of the app" }
    } else {
      problem = "no type has '@main'"
    }
    if roots.isEmpty, let hosted = HostedRoot(index, evaluator: evaluator) {
      problem = nil
      readMain(hosted.views, owner: hosted.owner)
    }
  }

  // MARK: Scenes

  private mutating func readScenes(of node: ViewNode, owner: String) {
    let scenes = SceneSearch(node, owner: owner).scenes
    // A window for values of a type is opened by code, so it is not the first one.
    let main =
      scenes.firstIndex { $0.node.argument("for") == nil && $0.isMain }
      ?? scenes.firstIndex { $0.node.argument("for") == nil } ?? scenes.indices.first
    for (number, scene) in scenes.enumerated() {
      if number == main {
        readMain(scene.views, owner: scene.owner)
      } else {
        windows.append(scene.presentation)
      }
    }
  }

  private mutating func readMain(_ views: [ViewNode], owner: String) {
    let leaves = RootSearch(views, owner: owner, index: index, evaluator: evaluator).leaves
    let main =
      leaves.first { $0.kind == .tabs } ?? leaves.first { $0.kind == .split }
      ?? leaves.first { $0.isScreen } ?? leaves.first
    guard let main else { return }
    branches += leaves.flatMap(\.conditions).compactMap(\.branch)
    let pages = leaves.filter { $0.isScreen && $0.kind == .page && !$0.isSame(as: main) }
    // The tabs may come after the pages of somebody who is not logged in.
    var withTabs = main.kind == .tabs ? main : nil
    for leaf in leaves where leaf.kind == .tabs { readTabs(leaf) }
    // A state that is called a tab rather selects one than another state.
    let candidates = [main] + pages
    let named = candidates.filter { leaf in
      CaseBranches.first(in: leaf.views).map { index.tabState(of: $0.node) != nil } == true
    }
    for leaf in named + candidates where withTabs == nil && readOwnTabs(leaf) { withTabs = leaf }
    for leaf in [main] + pages where withTabs.map(leaf.isSame) != true {
      add(leaf, tab: nil, key: nil)
    }
  }

  // MARK: Tabs

  private mutating func readTabs(_ leaf: RootSearch.Leaf) {
    guard let node = leaf.views.first else { return }
    let reading = TabReading(node, evaluator: evaluator)
    let selection = node.argument("selection")?.statePlace
    addTabs(reading.tabs, selection, in: leaf)
    addTabs(reading.alternatives, selection, in: leaf, inBar: false)
  }

  /// Adds tabs; of those that are not in the bar only the screens that it does not have.
  private mutating func addTabs(
    _ found: [TabReading.Tab], _ selection: StatePlace?, in leaf: RootSearch.Leaf,
    inBar: Bool = true
  ) {
    if inBar { bars.append([]) }
    let values = selection.flatMap(index.type)?.valueName
      .flatMap { index.resolve($0, from: selection?.type) }
    for tab in found {
      var tab = tab
      // An implicit member has the type of the selection.
      if case .enumCase(var value)? = tab.value, value.type == nil, let values,
        index.enumCase(value.name, of: values) != nil
      {
        value.type = values
        tab.value = .enumCase(value)
      }
      let key = key(of: tab, owner: leaf.owner)
      if let known = roots.first(where: { $0.key == key }) {
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
      page.conditions = leaf.conditions
      add(page, tab: inBar ? number : nil, key: key, selection: selection, tag: tab.value)
    }
  }

  private func key(of tab: TabReading.Tab, owner: String) -> ScreenKey {
    if case .enumCase(let value)? = tab.rawCase ?? tab.value, let type = value.type {
      return ScreenKey(.tab, .enumCase(type: type, path: value.path))
    }
    let dispatched = index.pageEnum(in: tab.views)
    if let view = ShownView(
      tab.views, dispatched: dispatched.map { [$0] } ?? [], index: index, evaluator: evaluator
    ).type {
      return ScreenKey(.tab, .view(view))
    }
    // A tab without a text is named after its icon, `plus`.
    let icon = tab.item.icon == Piece.Picture.unknownSymbol ? nil : tab.item.icon
    let name = ScreenKey.partName(tab.item.title.isEmpty ? icon ?? "" : tab.item.title)
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

  /// Reads a tab bar of the app's own; false if there is none.
  private mutating func readOwnTabs(_ leaf: RootSearch.Leaf) -> Bool {
    guard leaf.kind == .page,
      !StepPages.areBesideSideBar(evaluator.expanded(leaf.views), owner: leaf.owner),
      let own = OwnTabs(leaf, index: index, evaluator: evaluator)
    else { return false }
    var leaf = leaf
    let alternatives = own.choice.map { leaf.views.alternatives(to: $0, owner: leaf.owner) } ?? []
    leaf.around += own.around
    addTabs(own.tabs, own.selection, in: leaf)
    for (choice, branches, owner) in alternatives {
      for branch in branches { add(branch, of: choice, insteadOf: leaf, owner: owner) }
    }
    return true
  }

  /// Adds the page that a condition shows instead of a tab bar of the app's own.
  private mutating func add(
    _ branch: ViewNode.Content, of choice: ViewNode, insteadOf leaf: RootSearch.Leaf, owner: String
  ) {
    guard let page = branch.views.onlyOwn, case .own(let view) = page.kind else { return }
    var other = leaf
    other.views = branch.views
    other.owner = owner
    let conditions = RootCondition.conditions(
      of: branch, in: choice, showing: view, owner: owner, index)
    other.conditions += conditions
    branches += conditions.compactMap(\.branch)
    add(other, tab: nil, key: nil)
  }

  // MARK: Pages

  private mutating func add(
    _ leaf: RootSearch.Leaf, tab: Int?, key: ScreenKey?, selection: StatePlace? = nil,
    tag: Value? = nil
  ) {
    var views = leaf.pageViews
    var columns: Int?
    var around = leaf.around.flatMap { modifiers, owner in
      modifiers.compactMap { Presentation($0, owner: owner, isConditional: false) }
        .filter { $0.cause != .never }
    }
    if leaf.kind == .split, let node = leaf.views.first {
      let split = SplitReading(
        node, owner: leaf.owner, index: index, evaluator: evaluator)
      views = split.sidebar
      columns = split.columns
      around += split.presentations
    }
    var dispatched = index.pageEnum(in: views).map { [$0] } ?? []
    var casePath: String?
    if case .enumCase(let type, let path)? = key?.subject {
      dispatched = index.enums(of: type, along: path)
      casePath = path
    }
    let type = ShownView(
      views, dispatched: dispatched, path: casePath, index: index, evaluator: evaluator
    ).type
    let key =
      key ?? ScreenKey(.route, type.map { .view($0) } ?? .part(of: leaf.owner, name: "root"))
    let isFirst = roots.isEmpty
    let triggers = leaf.triggers
    let isPassing = !leaf.conditions.isEmpty && tab == nil && !hasControls(views, of: leaf.owner)
    roots.append(
      Root(
        key: key, views: views,
        path: GraphPath(tab: tab, window: nil, columns: columns, pages: [key]), around: around,
        triggers: isFirst ? triggers : [], watching: triggers.filter { $0.watched != nil },
        owner: type ?? leaf.owner, conditions: leaf.conditions,
        bar: tab == nil ? nil : bars.count - 1, selection: selection, tag: tag,
        isPassing: isPassing))
  }

  private func hasControls(_ views: [ViewNode], of owner: String) -> Bool {
    PageWalk(evaluator.expanded(views), owner: owner).triggers.contains(where: \.isControl)
  }
}

extension RootSearch.Leaf {
  /// The views with what those around them add to their bars.
  fileprivate var pageViews: [ViewNode] {
    guard !bars.isEmpty, let place else { return views }
    return [ViewNode(.group, contents: [.init(nil, views)], modifiers: bars, place: place)]
  }

  fileprivate var place: SourcePlace? { views.first?.place }

  /// Whether it is not another one.
  ///
  /// A modifier that puts something around each of several pages gives all of them one place.
  fileprivate func isSame(as other: Self) -> Bool {
    place == other.place && conditions == other.conditions
  }

  /// What the views around it do by themselves.
  fileprivate var triggers: [Trigger] {
    around.flatMap { modifiers, owner in
      PageWalk(
        [
          ViewNode(
            .group, modifiers: modifiers,
            place: modifiers.first?.place ?? SourcePlace(file: 0, offset: 0))
        ], owner: owner
      ).triggers
    }
  }
}
