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
    /// The conditions of the other places that have it: `if lock.isOn { Gate { Tabs() } } else { Tabs() }`.
    var otherConditions: [[RootCondition]] = []
    /// The branches in which it is, outermost last.
    var decisions: [StartDecision] = []
    /// The full name of the later view that shows it instead of the tabs; nil for what the app begins with.
    var chooser: String?
    /// The tab bar that it is in, by its place in ``AppRoots/bars``.
    var bar: Int?
    /// The state that selects it as a tab.
    var selection: StatePlace?
    /// The value that selects it as a tab.
    var tag: Value?
    /// Whether it is shown for a while, as a page that leads nowhere while something loads.
    var isPassing = false
    /// What is around the pages of all tabs, with a gap for the page; nil for other pages.
    var surroundings: ViewNode?
  }

  /// The tabs of all tab bars, in order.
  var tabs: [TabItem] = []
  /// The tab bars by the places of their tabs in ``tabs``: an app may have one for guests and one for members.
  var bars: [[Int]] = []
  /// The screens that the app begins with: one a tab, or the first page and its alternatives.
  private(set) var roots: [Root] = []
  /// What opens the app's other windows.
  private(set) var windows: [Presentation] = []
  /// The cases of enums by which the app begins with one page or another.
  var branches: [RootCondition.Branch] = []
  /// The full names of the views around the pages that the app begins with, such as that with its tabs.
  var containers: Set<String> = []
  /// Those of them with tabs inside.
  var tabContainers: Set<String> = []
  /// The settings that were used.
  var usedSettings: Set<String> = []
  /// Why nothing was found.
  private(set) var problem: String?

  private let reader: DispatchReader
  let settings: ScanSettings

  var index: AppIndex { reader.index }
  var evaluator: any Evaluating { reader.evaluator }

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
      if roots.isEmpty { problem = "the root view '\(root)' of the settings shows nothing" }
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
      readMain(evaluator.expanded(hosted.views), owner: hosted.owner)
    }
    if bars.isEmpty, !roots.isEmpty, roots.allSatisfy({ $0.path.columns == nil }) {
      readLaterTabs()
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
    for leaf in leaves { containers.formUnion(leaf.around.map(\.owner) + [leaf.owner]) }
    branches += leaves.flatMap(\.conditions).compactMap(\.branch)
    let pages = leaves.filter { $0.isScreen && $0.kind == .page && !$0.isSame(as: main) }
    // The tabs may come after the pages of somebody who is not logged in.
    var withTabs = main.kind == .tabs ? [main] : []
    for leaf in leaves where leaf.kind == .tabs { readTabs(leaf) }
    // A state that is called a tab rather selects one than another state.
    let candidates = [main] + pages
    let named = candidates.filter { index.chosenTabs(in: $0.views) != nil }
    // Each role may have a bar of its own; two pages to choose from, as those to log in and to sign up, are rather none.
    for leaf in named where !withTabs.contains(where: leaf.isSame) && readOwnTabs(leaf, atLeast: 3)
    {
      withTabs.append(leaf)
    }
    for leaf in named + candidates where withTabs.isEmpty && readOwnTabs(leaf) { withTabs = [leaf] }
    for leaf in withTabs { tabContainers.formUnion(leaf.containers) }
    for leaf in [main] + pages where !withTabs.contains(where: leaf.isSame) {
      add(leaf, tab: nil, key: nil)
    }
  }

  // MARK: Pages

  /// Notes that another place has a root, too.
  mutating func note(_ leaf: RootSearch.Leaf, hasRoot number: Int) {
    guard !leaf.conditions.isEmpty else { return }
    roots[number].otherConditions.append(leaf.conditions)
  }

  mutating func add(
    _ leaf: RootSearch.Leaf, tab: Int?, key: ScreenKey?, selection: StatePlace? = nil,
    tag: Value? = nil, controls: [Trigger] = [], otherwise others: [Trigger] = [],
    bar: TabControls = TabControls(), chooser: String? = nil, surroundings: ViewNode? = nil,
    surroundingPlaces: Set<SourcePlace> = []
  ) {
    var views = leaf.pageViews
    var columns: Int?
    var around = leaf.around.flatMap { modifiers, owner in
      modifiers.compactMap { Presentation($0, owner: owner, isConditional: false) }
        .filter { $0.cause != .never } + overlays(in: modifiers, of: owner)
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
    // What is around tabs is on the first one, also on that of tabs which come later.
    let isFirst = roots.isEmpty || tab.map { bars.last == [$0] } ?? false
    // What is around the pages of tabs is on them.
    let triggers = leaf.triggers(index).filter {
      !$0.isControl || !surroundingPlaces.contains($0.place) && !bar.selects($0)
    }
    let isPassing = !leaf.conditions.isEmpty && tab == nil && !leadsOn(views, of: leaf.owner)
    roots.append(
      Root(
        key: key, views: views,
        path: GraphPath(tab: tab, window: nil, columns: columns, pages: [key]), around: around,
        triggers: isFirst ? triggers + controls : isPassing ? triggers : others,
        watching: triggers.filter { $0.watched != nil },
        owner: type ?? leaf.owner, conditions: leaf.conditions, decisions: leaf.decisions,
        chooser: chooser,
        bar: tab == nil ? nil : bars.count - 1, selection: selection, tag: tag,
        isPassing: isPassing, surroundings: surroundings))
  }

  /// What lies over the pages while a state says so.
  private func overlays(in modifiers: [ViewNode.Modifier], of owner: String) -> [Presentation] {
    modifiers.filter { $0.name == "overlay" }.flatMap { modifier in
      let view = ViewNode(.group, modifiers: [modifier], place: modifier.place)
      return PageWalk([view], owner: owner, index: index).presentations.filter(\.isOverlay)
    }
  }

  /// Whether a page has controls, or covers itself with another one.
  private func leadsOn(_ views: [ViewNode], of owner: String) -> Bool {
    let views = evaluator.expanded(views)
    let walk = PageWalk(views, owner: owner)
    return walk.triggers.contains(where: \.isControl)
      || !views.contains { $0.has("ProgressView") }
        && walk.presentations.contains { $0.kind == .cover || $0.kind == .sheet }
  }
}

extension AppRoots.Root {
  /// The full names of the views in which the case of a state decides whether the page is shown.
  var choosers: Set<String> { Set(conditions.filter { $0.branch != nil }.map(\.owner)) }

  /// Whether one state says whether the app begins with this page or with another one.
  ///
  /// - Parameter isMeant: Whether a condition about the state matters.
  func isInstead(of other: Self, by isMeant: (RootCondition) -> Bool = { _ in true }) -> Bool {
    conditions.filter(isMeant).exclude(other.conditions)
  }
}

extension RootSearch.Leaf {
  /// The views with what those around them add to their bars.
  fileprivate var pageViews: [ViewNode] {
    guard !bars.isEmpty, let place else { return views }
    return [ViewNode(.group, contents: [.init(nil, views)], modifiers: bars, place: place)]
  }

  var place: SourcePlace? { views.first?.place }

  /// Whether it is not another one.
  ///
  /// A modifier that puts something around each of several pages gives all of them one place.
  fileprivate func isSame(as other: Self) -> Bool {
    place == other.place && conditions == other.conditions
  }

  /// What the views around it do by themselves.
  fileprivate func triggers(_ index: AppIndex) -> [Trigger] {
    around.flatMap { modifiers, owner in
      PageWalk(
        [
          ViewNode(
            .group, modifiers: modifiers,
            place: modifiers.first?.place ?? SourcePlace(file: 0, offset: 0))
        ], owner: owner, index: index
      ).triggers
    }
  }
}
