import Scenes

/// The tabs of a `TabView`.
struct TabReading {
  /// A tab.
  struct Tab {
    /// The item in the tab bar.
    var item: TabItem
    /// The value that selects it, `tag` or `value:`.
    var value: Value?
    /// The enum case of which this value is the raw value.
    var rawCase: Value?
    /// The views.
    var views: [ViewNode]
    /// Where it is.
    var place: SourcePlace
  }

  /// The tabs, in order.
  private(set) var tabs: [Tab] = []
  /// The tabs that the app has instead of some of these under conditions that are not known.
  private(set) var alternatives: [Tab] = []

  /// The full name of the one view inside of the `TabView` that has the tabs; nil if it has them itself.
  private(set) var container: String?

  private let evaluator: any Evaluating

  /// Reads the children of a `TabView`.
  init(_ node: ViewNode, evaluator: any Evaluating) {
    let views = node.contents.flatMap(\.views)
    let inside = Self.tabs(inside: views, evaluator)
    self.init(inside ?? views, evaluator: evaluator)
    if inside != nil, case .own(let type)? = views.first?.kind { container = type }
    guard let (branches, type) = node.selectedPages else { return }
    alternatives = []
    tabs = branches.names.compactMap { name in
      branches.views[name].map { shown in
        Tab(
          item: TabItem(""), value: EnumValue(type: type, name: name).selectedValue,
          views: shown, place: branches.node.place)
      }
    }
  }

  /// The tabs that one view of the app has for a `TabView` around it; nil for other views.
  private static func tabs(inside views: [ViewNode], _ evaluator: any Evaluating) -> [ViewNode]? {
    guard views.count == 1, case .own = views[0].kind,
      let body = evaluator.expanded(views).first?.contents.flatMap(\.views)
    else { return nil }
    let shown = body.count == 1 && body[0].kind == .group ? body[0].contents.flatMap(\.views) : body
    return shown.count { $0.modifier("tabItem", depth: 0) != nil } > 1 ? shown : nil
  }

  private init(_ views: [ViewNode], evaluator: any Evaluating) {
    self.evaluator = evaluator
    add(views)
  }

  private mutating func add(_ views: [ViewNode]) {
    for view in views { add(view) }
  }

  private mutating func add(_ node: ViewNode) {
    if node.isNoTabOfPhones { return }
    let isOne = node.modifier("tag", depth: 0) != nil
    switch node.kind {
    case .framework("Tab"): addTab(node)
    // The children of `ForEach(pages, id: \.self)` are one tab each.
    case .group where isOne, .choice where isOne, .framework("Group") where isOne: addView(node)
    case .framework("TabSection"), .framework("ForEach"), .framework("Group"):
      for content in node.contents where content.label == nil { add(content.views) }
    case .group where node.modifier("tabItem", depth: 0) == nil, .loop:
      for content in node.contents { add(content.views) }
    case .choice where node.modifier("tabItem", depth: 0) == nil:
      let branches = node.contents.map(\.views).filter { !$0.isEmpty }
      add(branches.first ?? [])
      for branch in branches.dropFirst() {
        let other = TabReading(branch, evaluator: evaluator)
        alternatives += other.tabs + other.alternatives
      }
    case .framework("EmptyView"): break
    default: addView(node)
    }
  }

  private mutating func addTab(_ node: ViewNode) {
    let label = ControlLabel(node.withoutContent)
    let views = node.content(nil) ?? node.content("content") ?? []
    if addCases(node, views) { return }
    var item = TabItem(
      label.text ?? "", icon: label.symbol ?? node.withoutContent.pictureIcon)
    if node.argument("role")?.names.last == "search" {
      // The system gives it these.
      if item.title.isEmpty { item.title = "Search" }
      item.icon = item.icon ?? "magnifyingglass"
    }
    tabs.append(
      Tab(
        item: item,
        value: node.argument("value"), rawCase: node.argument(ViewNode.rawCaseLabel), views: views,
        place: node.place))
  }

  /// Adds a tab for each case of an enum, where a loop over tabs that are not known chooses the content by its case.
  private mutating func addCases(_ node: ViewNode, _ views: [ViewNode]) -> Bool {
    guard case .object(let object)? = node.argument("value"),
      let branches = CaseBranches.first(in: views)
    else { return false }
    for name in branches.names {
      guard let shown = branches.views[name], !shown.allSatisfy(ShownView.showsNothing) else {
        continue
      }
      tabs.append(
        Tab(
          item: TabItem(""), value: .enumCase(EnumValue(type: object.type, name: name)),
          views: shown, place: node.place))
    }
    return true
  }

  private mutating func addView(_ given: ViewNode) {
    var node = given
    if case .own = node.kind, node.contents.isEmpty, node.modifier("tabItem", depth: 0) == nil {
      node = evaluator.expanded([node]).first ?? node
    }
    let item = node.modifier("tabItem", depth: 6)?.contents.flatMap(\.views) ?? []
    let label = ControlLabel(item)
    let icon = label.symbol ?? item.lazy.compactMap(\.pictureIcon).first
    let tag = node.modifier("tag", depth: 6)
    tabs.append(
      Tab(
        item: TabItem(label.text ?? "", icon: icon), value: tag?.arguments.first?.value,
        rawCase: tag?.argument(ViewNode.rawCaseLabel), views: [node], place: node.place))
  }
}

extension ViewNode {
  /// The tab without the views that it shows, so that its label is read from its arguments and its label.
  fileprivate var withoutContent: ViewNode {
    var node = self
    node.contents.removeAll { $0.label == nil || $0.label == "content" }
    return node
  }

  /// Whether a phone leaves the tab out, `.hidden(sizeClass == .compact)`.
  ///
  /// `.defaultVisibility(.hidden, for: .tabBar)` is about tab bars that people change, which phones do not have.
  fileprivate var isNoTabOfPhones: Bool {
    modifiers.contains { modifier in
      modifier.name == "hidden"
        && modifier.arguments.first?.value.bool ?? modifier.arguments.isEmpty
    }
  }

  /// The icon for a picture of the app in the view, of which the source does not say what it shows; nil without one.
  fileprivate var pictureIcon: String? {
    let isPicture = kind == .framework("Image") || argument("image") != nil
    if isPicture { return Piece.Picture.unknownSymbol }
    return contents.lazy.flatMap(\.views).compactMap(\.pictureIcon).first
  }

  /// The outermost modifier with a name, also on the body of the app's own views.
  func modifier(_ name: String, depth: Int) -> Modifier? {
    if let modifier = modifiers.last(where: { $0.name == name }) { return modifier }
    guard depth > 0, contents.count == 1, contents[0].views.count == 1 else { return nil }
    switch kind {
    case .own, .group, .choice: return contents[0].views[0].modifier(name, depth: depth - 1)
    case .framework("NavigationStack"), .framework("NavigationView"):
      return contents[0].views[0].modifier(name, depth: depth - 1)
    case .framework, .loop, .unknown: return nil
    }
  }
}
