/// What is around the tabs of an app and belongs to each of their pages, as a header above them or a button in a corner.
struct TabSurroundings {
  /// The state that selects the tab; nil if none is known.
  let selection: StatePlace?
  let index: AppIndex
  let evaluator: any Evaluating
  private let memory: EffectMemory

  init(selection: StatePlace?, index: AppIndex, evaluator: any Evaluating) {
    self.selection = selection
    self.index = index
    self.evaluator = evaluator
    memory = EffectMemory(evaluator, index: index)
  }

  /// The views around tabs, with a gap where these are, without the bar that selects them; nil if there is nothing else.
  ///
  /// - Parameters:
  ///   - tabs: The tabs.
  ///   - views: Views that the tabs are among or inside of.
  ///   - owner: The full name of the view that has the views.
  func views(around tabs: ViewNode, in views: [ViewNode], owner: String) -> ViewNode? {
    let found = layers(around: tabs, in: views, of: nil, owner: owner, depth: 0)
    guard let found, found.isChanged else { return nil }
    return .joined(found.views)
  }

  private func layers(
    around tabs: ViewNode, in views: [ViewNode], of layout: ViewNode.Kind?, owner: String,
    depth: Int
  ) -> (views: [ViewNode], isChanged: Bool)? {
    guard depth < 16, let position = views.firstIndex(where: { $0.contains(tabs) }) else {
      return nil
    }
    let view = views[position]
    let inner = view.owner(inside: owner)
    var (middle, isChanged) = ([ViewNode.gap(at: view.place)], false)
    if view.kind != tabs.kind || view.place != tabs.place {
      guard let content = view.contents.first(where: { $0.views.contains { $0.contains(tabs) } }),
        let found = layers(
          around: tabs, in: content.views, of: view.kind, owner: inner, depth: depth + 1)
      else { return nil }
      (middle, isChanged) = found
      if isChanged, case .framework(let name) = view.kind, ["VStack", "ZStack"].contains(name) {
        middle = [ViewNode(view.kind, contents: [.init(nil, middle)], place: view.place)]
      }
    }
    let over = view.modifiers.compactMap { part(of: $0, inner) }
    if !over.isEmpty {
      let group = ViewNode(
        .group, contents: [.init(nil, middle)], modifiers: over, place: view.place)
      (middle, isChanged) = ([group], true)
    }
    // What is beside tabs is on larger displays, and what is below them is their background.
    if layout == .framework("HStack") { return (middle, isChanged) }
    let before =
      layout == .framework("ZStack") ? [] : parts(of: Array(views[..<position]), owner)
    let after = parts(of: Array(views[(position + 1)...]), owner)
    return (before + middle + after, isChanged || !before.isEmpty || !after.isEmpty)
  }

  /// A modifier that puts something over its view, without a bar; nil for others.
  private func part(of modifier: ViewNode.Modifier, _ owner: String) -> ViewNode.Modifier? {
    guard ["overlay", "safeAreaInset"].contains(modifier.name),
      modifier.argument("isPresented") == nil
    else { return nil }
    var modifier = modifier
    for number in modifier.contents.indices {
      modifier.contents[number].views = parts(of: modifier.contents[number].views, owner)
    }
    modifier.contents.removeAll(where: \.views.isEmpty)
    return modifier.contents.isEmpty ? nil : modifier
  }

  /// The views that belong to each page.
  private func parts(of views: [ViewNode], _ owner: String) -> [ViewNode] {
    evaluator.expanded(views).compactMap { view in
      guard !view.isBackground, !view.isPage,
        Presentation(overlay: view, owner: owner, isConditional: false, index: index) == nil
      else { return nil }
      return withoutBar(view, owner).flatMap { $0.isPart ? $0 : nil }
    }
  }

  /// A view without what selects a tab, and without what a state may show now and then; nil if nothing is left.
  private func withoutBar(_ view: ViewNode, _ owner: String) -> ViewNode? {
    if view.kind == .choice, view.argument(ViewNode.unlessLabel) == nil { return nil }
    if view.ownName?.includes("TabBar") == true { return nil }
    var view = view
    view.modifiers.removeAll(where: Presentation.isPresentation)
    guard selects(view, owner) else { return view }
    let isRow = view.kind == .framework("HStack")
    guard !view.isControl, view.kind != .loop else { return nil }
    let inner = view.owner(inside: owner)
    var dropped = 0
    for number in view.contents.indices {
      let before = view.contents[number].views
      view.contents[number].views = before.compactMap { withoutBar($0, inner) }
      dropped += before.count - view.contents[number].views.count
    }
    // What is between the buttons of a bar is a part of it.
    if isRow, dropped > 1 { return nil }
    view.contents.removeAll(where: \.views.isEmpty)
    return view.contents.isEmpty ? nil : view
  }

  /// Whether something in a view selects a tab, or may be hidden.
  private func selects(_ view: ViewNode, _ owner: String) -> Bool {
    if view.hasChoice { return true }
    if view.binds(selection) { return true }
    return PageWalk([view], owner: owner).triggers.contains(where: selects)
  }

  /// Whether a control sets the state that selects the tab, or one that is called so.
  private func selects(_ trigger: Trigger) -> Bool {
    let places: [StatePlace]
    switch trigger.action {
    case .select(let place, _): places = [place]
    case .run(.closure(let closure)) where trigger.isControl:
      places = memory.effects(of: closure, isControl: true).effects.compactMap { effect in
        if case .assign(let place, _) = effect.kind { place } else { nil }
      }
    case .run, .push, .show: places = []
    }
    let selected = selection.map(memory.shared)
    return places.contains { place in
      memory.shared(place) == selected || index.isCalledTab(place, index.enumName(of: place) ?? "")
    }
  }
}

extension ViewNode {
  /// The label of a gap; no name in Swift has a space.
  private static let gapLabel = "gap for a page"

  /// A gap for the views of a page.
  fileprivate static func gap(at place: SourcePlace) -> ViewNode {
    ViewNode(.group, arguments: [LabelledValue(gapLabel, .boolean(true))], place: place)
  }

  /// The view with another one in its gap.
  func filling(with page: ViewNode) -> ViewNode {
    if argument(Self.gapLabel) != nil { return page }
    var view = self
    for number in view.contents.indices {
      view.contents[number].views = view.contents[number].views.map { $0.filling(with: page) }
    }
    return view
  }

  /// The places of the view and of all views in it, and in what its modifiers add.
  var allPlaces: [SourcePlace] {
    [place] + modifiers.map(\.place)
      + (contents + modifiers.flatMap(\.contents)).flatMap(\.views).flatMap(\.allPlaces)
  }

  fileprivate var isControl: Bool {
    if case .framework(let name) = kind { Self.controls.contains(name) } else { false }
  }

  /// Whether it shows a text or a control.
  fileprivate var isPart: Bool {
    if case .framework(let name) = kind, Self.controls.contains(name) || Self.texts.contains(name) {
      return true
    }
    return contents.contains { $0.views.contains(where: \.isPart) }
  }

  /// Whether it is, or has, what fills a page.
  fileprivate var isPage: Bool {
    if case .framework(let name) = kind, Self.pages.contains(name) { return true }
    return contents.contains { $0.views.contains(where: \.isPage) }
  }

  fileprivate var hasChoice: Bool {
    kind == .choice || contents.contains { $0.views.contains(where: \.hasChoice) }
  }

  /// Whether something in it changes a state by a binding, as a `Picker`.
  fileprivate func binds(_ state: StatePlace?) -> Bool {
    guard let state else { return false }
    if isControl, arguments.contains(where: { $0.value.statePlace == state }) { return true }
    return contents.contains { $0.views.contains { $0.binds(state) } }
  }

  private static let controls: Set<String> = [
    "Button", "Menu", "NavigationLink", "Picker", "Link", "ShareLink", "Toggle", "EditButton",
  ]

  private static let texts: Set<String> = ["Text", "Label"]

  private static let pages: Set<String> = [
    "List", "Form", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView",
    "TabView", "Map", "TextEditor",
  ]
}
