import Scenes

/// A tab bar of the app's own: buttons that set a state, and a condition over this state that shows the tab's page; or
/// several views of one type, each with a title and content.
struct OwnTabs {
  /// The state that selects the tab.
  private(set) var selection: StatePlace?
  /// The tabs, in order.
  private(set) var tabs: [TabReading.Tab] = []
  /// The modifiers of the views around a list of tabs, outermost first, each with the view that has it.
  private(set) var around: [(modifiers: [ViewNode.Modifier], owner: String)] = []
  /// The condition over the state that shows the tab's page; nil for other tab bars.
  private(set) var choice: ViewNode?

  /// Whether the tabs are a list of values, not views of a page.
  private var isList = false
  private let index: AppIndex
  private let evaluator: any Evaluating

  /// Finds the tab bar of a page; nil if it has none.
  init?(_ leaf: RootSearch.Leaf, index: AppIndex, evaluator: any Evaluating) {
    self.index = index
    self.evaluator = evaluator
    var branches = index.chosenTabs(in: leaf.views) ?? CaseBranches.first(in: leaf.views)
    // Buttons that lead from step to step, or load something again, are no bar.
    if let node = branches?.node,
      node.isAboutSteps || node.isPager || branches?.isAboutLoading == true
    {
      branches = nil
    }
    if let branches { readButtons(of: leaf, branches) }
    if areSigns { (tabs, selection) = ([], nil) }
    if tabs.count < 2 { readLayers(in: leaf.views, depth: 0) }
    if tabs.count < 2 { readContainers(in: leaf.views, owner: leaf.owner, depth: 0) }
    // A part of what people scroll is no page of a tab.
    if tabs.count < 2, branches != nil,
      let branches = CaseBranches.first(
        in: leaf.views, entersScrolls: false, where: { $0.place == branches?.node.place })
    {
      readCases(of: branches)
    }
    guard tabs.count > 1 else { return nil }
    choice = selection == nil ? nil : branches?.node
    // The page has destinations that all tabs share.
    if let branches, around.isEmpty, selection != nil {
      around = leaf.views.modifiers(around: branches.node, owner: leaf.owner) ?? []
      for number in around.indices {
        // The bar itself may be in an overlay.
        around[number].modifiers.removeAll {
          !$0.contents.isEmpty && !Presentation.isPresentation($0)
        }
      }
    }
  }

  /// Whether the cases that buttons set are no pages but what a part of the page says meanwhile, in one case nothing.
  private var areSigns: Bool {
    tabs.contains { $0.views.allSatisfy(ShownView.showsNothing) }
      && tabs.allSatisfy { ShownView($0.views, index: index, evaluator: evaluator).type == nil }
  }

  /// Finds the buttons that set the state of a condition.
  private mutating func readButtons(of leaf: RootSearch.Leaf, _ branches: CaseBranches) {
    let memory = EffectMemory(evaluator, index: index)
    // What the pages themselves have is no tab bar. Each is walked on its own: the walk of the condition leaves out what
    // it takes for pages of their own.
    let pages = branches.node.contents.map { PageWalk($0.views, owner: leaf.owner) }
    let inside = Set(pages.flatMap(\.triggers).map(Trigger.Use.init))
    let values = PageWalk(leaf.views, owner: leaf.owner).triggers
      .filter { !inside.contains(Trigger.Use($0)) }.flatMap { $0.selections(memory) }
    var counts: [StatePlace: Int] = [:]
    for value in values where branches.views[value.value.name] != nil {
      counts[value.place, default: 0] += 1
    }
    // Another bar may have some of the same cases.
    let switched = branches.node.argument(ViewNode.switchLabel)?.statePlace
    let places = values.map(\.place).filter { counts[$0, default: 0] > 1 }
    guard let place = places.first(where: { $0 == switched }) ?? places.first else { return }
    // A form may set a text that a part of it depends on.
    let setsText = values.contains { $0.place == place && $0.value.name.hasPrefix("\"") }
    if setsText, leaf.views.haveForm(beside: branches.node) { return }
    selection = place
    for value in values where value.place == place {
      var selected = value.value
      selected.type = selected.type ?? index.enumName(of: place)
      guard let views = branches.views[selected.name] ?? branches.otherwise,
        !tabs.contains(where: { $0.value?.selectedCase == selected })
      else { continue }
      tabs.append(
        TabReading.Tab(
          item: TabItem(value.trigger.text ?? "", icon: value.trigger.symbol),
          value: selected.selectedValue,
          views: views, place: value.trigger.place))
    }
  }

  /// Takes the cases of a condition as tabs if each shows a view of the app: of a state that is called a tab, or of any that
  /// makes one of several views on top of each other visible.
  private mutating func readCases(of branches: CaseBranches) {
    let areLayers = branches.node.areLayers
    guard
      let (place, type) = index.tabState(of: branches.node)
        ?? (areLayers ? branches.node.switchedState : nil)
    else { return }
    // An item of the bar that only presents something has no page.
    let names = branches.names.filter {
      !(branches.views[$0] ?? []).allSatisfy(ShownView.showsNothing)
    }
    let found = names.compactMap { name -> TabReading.Tab? in
      guard let views = branches.views[name],
        ShownView(views, index: index, evaluator: evaluator).type != nil
      else { return nil }
      return TabReading.Tab(
        item: TabItem(areLayers ? views[0].tabName : ""),
        value: EnumValue(type: type, name: name).selectedValue, views: views,
        place: branches.node.place)
    }
    guard found.count == names.count else { return }
    selection = place
    tabs = found
  }

  /// Finds views of which a modifier of the app makes one visible.
  private mutating func readLayers(in views: [ViewNode], depth: Int) {
    let layers = views.compactMap { view in view.selectedLayer.map { (view, $0) } }
    if let state = layers.first?.1.state, layers.count > 1,
      layers.allSatisfy({ view, layer in
        layer.state == state && ShownView([view], index: index, evaluator: evaluator).type != nil
      })
    {
      selection = state
      tabs = layers.map { view, layer in
        TabReading.Tab(
          item: TabItem(layer.title ?? view.tabName, icon: layer.icon),
          value: layer.value.selectedCase?.selectedValue, views: [view.asVisible],
          place: view.place)
      }
      return
    }
    guard depth < 10 else { return }
    for view in views where tabs.isEmpty {
      for content in view.contents where tabs.isEmpty {
        readLayers(in: content.views, depth: depth + 1)
      }
    }
  }

  /// Finds views of one type side by side that have a title and content.
  private mutating func readContainers(in views: [ViewNode], owner: String, depth: Int) {
    guard depth < 10, tabs.isEmpty else { return }
    let contents = views.map { tabContent(of: $0) }
    let kinds = Set(zip(views, contents).compactMap { $1 == nil ? nil : $0.kindName })
    // All parts of a page are wrapped in the same way, also those that show no screen.
    let areAll = zip(views, contents).allSatisfy { $1 != nil || !kinds.contains($0.kindName) }
    if kinds.count == 1, areAll, contents.count(where: { $0 != nil }) > 1 {
      tabs = zip(views, contents).compactMap { node, content in
        guard let content else { return nil }
        let label = ControlLabel(node.asButton)
        let value = node.arguments.lazy.map(\.value).first {
          if case .enumCase = $0 { true } else { false }
        }
        return TabReading.Tab(
          item: TabItem(label.text ?? "", icon: label.symbol), value: value,
          views: content, place: node.place)
      }
      return
    }
    for view in views where tabs.isEmpty {
      readItems(of: view)
      isList = !tabs.isEmpty
      if isList { around = [(view.modifiers, owner)] }
    }
    for view in views where tabs.isEmpty {
      let inner = view.owner(inside: owner)
      for content in view.contents {
        readContainers(in: content.views, owner: inner, depth: depth + 1)
      }
      if !tabs.isEmpty, isList { around.insert((view.modifiers, owner), at: 0) }
    }
  }

  /// Reads the tabs that a view gets as a list of values, each with a title and views.
  private mutating func readItems(of node: ViewNode) {
    // The rows of a list lead to pages.
    guard node.kind != .framework("List") else { return }
    for argument in node.arguments {
      guard case .array(let elements) = argument.value, elements.count > 1 else { continue }
      // Tuples with a title and a page may as well be links.
      if elements.contains(where: \.isTuple), !node.kindName.includes("Tab") { continue }
      let items = elements.compactMap {
        TabReading.Tab(listed: $0, at: node.place, index: index, evaluator: evaluator)
      }
      if items.count == elements.count,
        items.contains(where: { !$0.item.title.isEmpty || $0.item.icon != nil })
      {
        tabs = items
        return
      }
    }
  }

  /// The screen that a view of the app gets along with a title; nil for other views.
  private func tabContent(of node: ViewNode) -> [ViewNode]? {
    guard case .own = node.kind else { return nil }
    var hasTitle = false
    var shown: [ViewNode]?
    for argument in node.arguments {
      var views: [ViewNode] = []
      switch argument.value {
      case .text: hasTitle = true
      case .views(let value): views = value
      case .closure(let closure) where closure.parameters.isEmpty:
        views = evaluator.shallowViews(of: closure, arguments: [])
      default: continue
      }
      if shown == nil, ShownView(views, index: index, evaluator: evaluator).type != nil {
        shown = views
      }
    }
    return hasTitle ? shown : nil
  }
}

extension Trigger {
  /// The states that the trigger sets to a case, a number or a text, with the trigger.
  func selections(
    _ memory: EffectMemory
  ) -> [(place: StatePlace, value: EnumValue, trigger: Trigger)] {
    switch action {
    case .select(let place, let value):
      return memory.selecting(value).selectedCase.map { [(place, $0, self)] } ?? []
    case .run(.closure(let closure)) where isControl:
      // A page may have the same buttons thousands of times, each in a branch of its own.
      return memory.effects(of: closure, isControl: true).effects.compactMap { effect in
        guard case .assign(let place, let value) = effect.kind,
          let selected = memory.selecting(value).selectedCase
        else { return nil }
        return (place, selected, self)
      }
    case .run, .push, .show: return []
    }
  }
}

extension ViewNode {
  fileprivate var kindName: String {
    if case .own(let type) = kind { type } else { "" }
  }

  /// Whether the branches of a condition are views on top of each other, of which a state makes one visible.
  var areLayers: Bool {
    let branches = contents.filter { !$0.views.isEmpty }
    return kind == .choice && branches.count > 1 && switchedState != nil
      && branches.allSatisfy {
        $0.views.count == 1 && $0.views[0].modifier(ViewNode.layerMark) != nil
      }
  }

  /// The state that a condition is a `switch` over, with its enum if it is one of the app's; nil for other views.
  var switchedState: (place: StatePlace, type: String?)? {
    guard case .binding(let place, _)? = argument(Self.switchLabel) else { return nil }
    return (place, switchedEnum)
  }

  /// A title for the tab of a view from the name of its type: "Stats" of `StatsTabCoordinator`.
  fileprivate var tabName: String {
    var words = DerivedTitle.words(in: AppIndex.lastComponent(kindName))
    let endings = ["View", "Screen", "Page", "Coordinator", "Container", "Root", "Flow", "Tab"]
    while words.count > 1, let last = words.last, endings.contains(last) { words.removeLast() }
    return words.joined(separator: " ")
  }

  /// The node as a control whose texts are those of its arguments.
  fileprivate var asButton: ViewNode {
    var node = self
    node.kind = .framework("Button")
    node.contents = []
    return node
  }
}
