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

  /// What is around the page of one tab.
  struct OfTab {
    /// The views, with a gap for the page, without the bar that selects tabs; nil if there is nothing else.
    var views: ViewNode?
    /// The places of all that is shown while the tab is selected; nil if that is the same for each tab.
    var places: Set<SourcePlace>?
  }

  /// Finds what is around the page of a tab.
  ///
  /// - Parameters:
  ///   - value: What selects the tab; nil if that is not known.
  ///   - tabs: The tabs.
  ///   - views: Views that the tabs are among or inside of.
  ///   - owner: The full name of the view that has the views.
  func around(_ value: Value?, of tabs: ViewNode, in views: [ViewNode], owner: String) -> OfTab {
    let selected = self.views(views, around: tabs, selecting: value)
    let found = layers(around: tabs, in: selected ?? views, of: nil, owner: owner, depth: 0)
    return OfTab(
      views: found.flatMap { $0.isChanged ? .joined($0.views) : nil },
      places: selected.map { Set($0.flatMap(\.allPlaces)) })
  }

  /// Views while a tab is selected; nil if they are the same for each tab.
  private func views(
    _ views: [ViewNode], around tabs: ViewNode, selecting value: Value?
  ) -> [ViewNode]? {
    // A `switch` over the selection is one page once that is known, so that nothing is around the others.
    guard case .framework = tabs.kind, let selection, let value,
      dependOnSelection(views, beside: tabs)
    else { return nil }
    return evaluator.expanded(views.map { $0.having(value, in: selection, around: tabs) })
  }

  /// Whether a condition beside the tabs asks which one is selected: `if tab != .map { AddButton() }`.
  private func dependOnSelection(_ views: [ViewNode], beside tabs: ViewNode) -> Bool {
    views.contains { view in
      let isTabs = view.kind == tabs.kind && view.place == tabs.place
      let contents = (isTabs ? [] : view.contents) + view.modifiers.flatMap(\.contents)
      return !isTabs && view.kind == .choice
        && view.contents.contains { namesSelection($0.label ?? "") }
        || contents.contains { dependOnSelection($0.views, beside: tabs) }
    }
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
      // What is around one of the tabs only: `if tab == .home { VStack { tabs; AdView() } } else { tabs }`.
      if view.kind == .choice, view.contents.contains(where: { namesSelection($0.label ?? "") }) {
        (middle, isChanged) = ([.gap(at: view.place)], false)
      }
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
    if isHidden(view) { return nil }
    let code = index.sources[Int(view.place.file)].statement(at: Int(view.place.offset))
    let names = namesSelection(code)
    if names, !view.onlyArranges { return nil }
    guard names || selects(view, owner) else { return view }
    let isRow = view.kind == .framework("HStack")
    guard !view.isControl, view.kind != .loop, !view.modifiers.contains(where: \.isGesture) else {
      return nil
    }
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

  /// Whether a state may hide a view, also by modifiers inside of its body.
  private func isHidden(_ view: ViewNode, depth: Int = 0) -> Bool {
    let hides = view.modifiers.contains { $0.hides(in: index.sources[Int($0.place.file)]) }
    guard !hides, depth < 4, view.ownName != nil || view.kind == .group else { return hides }
    let parts = view.contents.flatMap(\.views)
    return parts.count == 1 && isHidden(parts[0], depth: depth + 1)
  }

  private func hasHidden(_ view: ViewNode) -> Bool {
    isHidden(view) || view.contents.contains { $0.views.contains(where: hasHidden) }
  }

  /// Whether code reads the state that selects the tab, so that what it shows differs from tab to tab.
  private func namesSelection(_ code: String) -> Bool {
    guard let name = selection?.property else { return false }
    return code.ranges(of: name).contains { range in
      let before = code[..<range.lowerBound].last ?? " "
      let after = code[range.upperBound...].first ?? " "
      // A label has the name, too, `Header(tab: .home)`, and a binding is for what selects a tab.
      // The state of a model is one of its members.
      let isMember = selection.map { !index.isView($0.type) } ?? false
      return !before.isPartOfName && before != "$" && (before == ".") == isMember
        && !after.isPartOfName && after != ":"
    }
  }

  /// Whether something in a view selects a tab, or may be hidden.
  private func selects(_ view: ViewNode, _ owner: String) -> Bool {
    if view.hasChoice || hasHidden(view) { return true }
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
  /// Whether it only arranges views, or decides whether they are there.
  fileprivate var onlyArranges: Bool {
    switch kind {
    case .framework(let name):
      ["VStack", "ZStack", "HStack", "Group", "GeometryReader"].contains(name)
    case .group, .choice: true
    case .own, .loop, .unknown: false
    }
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
    "TextField",
  ]

  private static let texts: Set<String> = ["Text", "Label"]

  private static let pages: Set<String> = [
    "List", "Form", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView",
    "TabView", "Map", "TextEditor",
  ]
}

extension AppSource {
  /// The code of a call with its modifiers: what begins at a place, to the end of the line where all brackets are closed and
  /// no member follows.
  fileprivate func statement(at start: Int) -> String {
    guard bytes.indices.contains(start) else { return "" }
    var (end, depth) = (start, 0)
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ";") where depth == 0: depth = -1
      case UInt8(ascii: "\n") where depth == 0:
        let next = bytes[end...].first { !$0.isBlank }
        if next != UInt8(ascii: ".") { depth = -1 }
      default: break
      }
      if depth < 0 { break }
      end += 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
      || self == UInt8(ascii: "\r")
  }
}

extension ViewNode.Modifier {
  /// Whether it makes a view transparent or moves it away by a condition or a state, `opacity(isShown ? 1 : 0)`.
  fileprivate func hides(in source: AppSource) -> Bool {
    guard ["opacity", "offset"].contains(name) else { return false }
    let code = source.statement(at: Int(place.offset))
    guard let start = code.firstIndex(of: "(") else { return false }
    let values = code[code.index(after: start)...].prefix { $0 != ")" }.pieces(between: ",")
    if values.contains(where: { $0.contains("?") }) { return true }
    return name == "offset"
      && values.contains { piece in
        let value = piece.split(separator: ":").last?.drop { $0 == " " || $0 == "-" } ?? ""
        return value.first?.isLetter == true
      }
  }
}
