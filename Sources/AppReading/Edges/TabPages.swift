import Scenes

/// The tabs of a `TabView` inside of a page, or of a bar of the app's own, and numbered steps, each a screen that is shown
/// instead of the others.
///
/// The page draws the first one. What chooses the others is a bar or a swipe, or counts on, so that no control leads to them.
struct TabPages {
  /// The tab view, or the condition beside the bar.
  let node: ViewNode
  /// What shows the other tabs: one for an enum, else one for each tab.
  let presentations: [Presentation]
  /// The first tab, and those that are no screens of their own.
  let remaining: [ViewNode]

  /// Finds the tabs of a page; nil if it has none.
  ///
  /// - Parameter owner: The full name of the view that has the views.
  init?(_ views: [ViewNode], owner: String) {
    // What is beside the first tab of a filter is the same page with other content.
    guard let (node, owner) = Self.tabView(in: views, owner: owner), !node.isFiltered
    else { return nil }
    let tabs = node.contents.flatMap(\.views).flatMap(\.tabs)
    var pages: [(page: ViewNode, views: [ViewNode], tag: EnumValue?, number: Int?)] = []
    var types: Set<String> = []
    var remaining: [ViewNode] = []
    var first: Presentation.FirstCase?
    let drawn = node.shownTab(among: tabs)
    if tabs.indices.contains(drawn), let type = tabs[drawn].tabContent.onlyOwn?.typeName {
      types.insert(type)
    }
    for (number, tab) in tabs.enumerated() {
      guard number != drawn, let page = tab.tabContent.onlyOwn, case .own(let type) = page.kind,
        !(node.isPaged && tabs.areGivenWords && page.isGivenWords), types.insert(type).inserted
      else {
        remaining.append(tab)
        if number == drawn { first = tab.firstCase }
        continue
      }
      pages.append((page, tab.tabContent.pageViews(page), tab.tabCase, tab.tabNumber))
    }
    guard !pages.isEmpty else { return nil }
    self.node = node
    self.remaining = remaining
    let modifier = ViewNode.Modifier(Self.modifier, place: node.place)
    let enums = Set(pages.map { $0.tag?.type })
    if let state = node.argument("selection")?.statePlace, enums.count == 1,
      let type = enums.first.flatMap(\.self)
    {
      let cases = pages.compactMap { page in page.tag.map { ($0.name, page.views) } }
      var presentation = Presentation(
        kind: .push, cause: .item(state),
        content: .cases(Dictionary(cases) { first, _ in first }, of: type), modifier: modifier,
        owner: owner)
      presentation.firstCase = first
      presentations = [presentation]
    } else {
      let state = node.argument("selection")?.statePlace
      let first = tabs[drawn].tabNumber
      presentations = pages.map { page in
        var presentation = Self.presentation(of: page.views, at: page.page.place, owner: owner)
        if let state, let number = page.number, let first {
          presentation.numbered = NumberedPage(
            state: state, number: number, known: [], first: first, isStep: false)
        }
        return presentation
      }
    }
  }

  /// Finds the pages that a number chooses among beside a bar, `if tab == 1 { … } else if tab == 2 { … }`, or one that is
  /// called a step, `switch stepIndex { case 0: NameView() … }`; nil without them.
  ///
  /// - Parameter owner: The full name of the view that has the views.
  init?(ofNumbers views: [ViewNode], owner: String) {
    let besideBar = Self.choice(besideBarIn: views, owner: owner, depth: 0)
    guard
      let (choice, owner) = besideBar ?? Self.choice(ofStepsIn: views, owner: owner, depth: 0)
    else { return nil }
    let drawn = choice.drawnBranch
    node = choice
    remaining = drawn?.views ?? []
    var types = [drawn?.views.onlyOwn?.typeName]
    let numbers = choice.contents.map { $0.label?.branchNumber }
    let first = drawn?.label?.branchNumber
    presentations = choice.contents.compactMap { content in
      guard let page = content.views.onlyOwn, !types.contains(page.typeName) else { return nil }
      types.append(page.typeName)
      var presentation = Self.presentation(
        of: content.views.pageViews(page), at: page.place, owner: owner)
      // A bar leads to its pages.
      if besideBar == nil, let state = choice.argument(ViewNode.switchLabel)?.statePlace, let first
      {
        presentation.numbered = NumberedPage(
          state: state, number: content.label?.branchNumber,
          usual: numbers.compactMap(\.self).numberAfter,
          known: Set(numbers.compactMap(\.self)), first: first, isStep: true)
      }
      return presentation
    }
  }

  /// What shows one tab.
  private static func presentation(
    of views: [ViewNode], at place: SourcePlace, owner: String
  ) -> Presentation {
    Presentation(
      kind: .push, cause: .unknown(""), content: .views(views),
      modifier: ViewNode.Modifier(modifier, place: place), owner: owner)
  }

  /// The condition over a number beside a tab bar of the app's own whose branches are pages, with the view that has it.
  private static func choice(
    besideBarIn views: [ViewNode], owner: String, depth: Int
  ) -> (ViewNode, owner: String)? {
    guard depth < 12 else { return nil }
    for view in views where view.isLayout {
      let inner = view.owner(inside: owner)
      let parts = view.contents.flatMap(\.views)
      if parts.contains(where: \.isTabBar), let found = choice(in: parts, of: inner, depth: depth) {
        return (found, inner)
      }
      if let found = choice(besideBarIn: parts, owner: inner, depth: depth + 1) { return found }
    }
    return nil
  }

  /// The condition over a number that is called a step whose branches are pages, with the view that has it.
  private static func choice(
    ofStepsIn views: [ViewNode], owner: String, depth: Int
  ) -> (ViewNode, owner: String)? {
    guard depth < 12 else { return nil }
    for view in views {
      let inner = view.owner(inside: owner)
      if view.isAboutSteps(of: owner), view.choosesPage(by: owner) { return (view, owner) }
      guard view.isLayout || view.kind == .choice else { continue }
      let parts = view.contents.flatMap(\.views)
      if let found = choice(ofStepsIn: parts, owner: inner, depth: depth + 1) { return found }
    }
    return nil
  }

  /// The first condition over a number of a view's own that chooses among pages.
  private static func choice(in views: [ViewNode], of owner: String, depth: Int) -> ViewNode? {
    guard depth < 12 else { return nil }
    for view in views {
      if view.choosesPage(by: owner) { return view }
      if view.isLayout, !view.isTabBar,
        let found = choice(in: view.contents.flatMap(\.views), of: owner, depth: depth + 1)
      {
        return found
      }
    }
    return nil
  }

  /// The name of the modifier in the presentations of tabs.
  static let modifier = "TabView"
}

extension Presentation {
  /// Whether it is the other tabs of a `TabView` inside of a page.
  var isTab: Bool { modifier.name == TabPages.modifier }
}

extension ViewNode {
  /// Whether it only arranges views, as the body of one of the app's views does.
  var isLayout: Bool {
    switch kind {
    case .own, .group: true
    case .framework(let name): Self.pageLayouts.contains(name)
    case .choice, .loop, .unknown: false
    }
  }

  private static let pageLayouts: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "VStack", "HStack", "ZStack", "GeometryReader",
    "ScrollViewReader",
  ]

  /// Whether a condition is over a state of a view that is called a step.
  fileprivate func isAboutSteps(of owner: String) -> Bool {
    guard let state = argument(Self.switchLabel)?.statePlace, state.type == owner else {
      return false
    }
    let name = state.property.lowercased()
    if name.includes("step") { return true }
    if switchedEnum == nil, name.hasSuffix("page"), areBranchesNumbered { return true }
    let words = DerivedTitle.words(in: owner.lastComponent)
    return ["index", "page", "screen"].contains(where: name.includes)
      && words.contains(where: ["Intro", "Onboarding", "Setup", "Tutorial", "Wizard"].contains)
  }

  /// Whether a number or text of a view's own chooses among pages: views of the app, but for the one that is drawn.
  fileprivate func choosesPage(by owner: String) -> Bool {
    guard kind == .choice, switchedEnum == nil,
      argument(Self.switchLabel)?.statePlace?.type == owner
    else { return false }
    let drawn = drawnBranch?.label
    return contents.allSatisfy { content in
      content.label == drawn || content.views.allSatisfy(ShownView.showsNothing)
        || content.views.onlyOwn != nil
    } && Set(contents.compactMap(\.views.onlyOwn?.typeName)).count > 2
  }

  /// Whether a view of the app is called a bar.
  fileprivate var isTabBar: Bool {
    guard case .own(let type) = kind else { return false }
    let words = DerivedTitle.words(in: type.lastComponent).filter { $0 != "View" }
    // `SearchBar` chooses no page.
    return ["Bar", "Tabbar", "Navbar", "Tabs"].contains(words.last)
      && !["Progress", "Search", "Status", "Title"].contains(words.dropLast().last)
  }

  /// The tabs of a view inside of a `TabView`: itself, or those inside a group or condition.
  var tabs: [ViewNode] {
    switch kind {
    case .group where modifier("tag", depth: 0) == nil: contents.flatMap(\.views).flatMap(\.tabs)
    case .choice where modifier("tag", depth: 0) == nil:
      (contents.first { !$0.views.isEmpty }?.views ?? []).flatMap(\.tabs)
    case .framework("EmptyView"), .loop: []
    default: [self]
    }
  }

  /// The views of a tab.
  var tabContent: [ViewNode] {
    kind == .framework("Tab") ? content(nil) ?? content("content") ?? [] : [self]
  }

  /// The case that selects a tab, with its page; nil for other values and pages.
  fileprivate var firstCase: Presentation.FirstCase? {
    guard let tag = tabCase, let type = tag.type, let page = tabContent.onlyOwn,
      case .own(let view) = page.kind
    else { return nil }
    return Presentation.FirstCase(enumName: type, names: [tag.name], view: view)
  }

  /// Whether the enum that selects the tabs of a tab view is called a filter, `FeedFilter`.
  var isFiltered: Bool {
    let types = contents.flatMap(\.views).flatMap(\.tabs).map { $0.tabCase?.type?.lastComponent }
    return !types.isEmpty && types.allSatisfy { $0?.hasSuffix("Filter") == true }
  }

  /// The tab that a tab view begins with, if that is not its first one.
  var laterTab: ViewNode? {
    let all = contents.flatMap(\.views).flatMap(\.tabs)
    let shown = shownTab(among: all)
    return shown > 0 ? all[shown] : nil
  }

  /// The position of the tab that a tab view begins with.
  fileprivate func shownTab(among tabs: [ViewNode]) -> Int {
    guard case .binding(_, let initial)? = argument("selection") else { return 0 }
    return tabs.firstIndex { tab in
      tab.tabValues.contains { value in
        switch (value, initial) {
        case (.enumCase(let tag), .enumCase(let selected)): tag.name == selected.name
        case (.number, .number), (.text, .text): value == initial
        default: false
        }
      }
    } ?? 0
  }

  /// The case that selects a tab.
  fileprivate var tabCase: EnumValue? {
    tabValues.lazy.compactMap { if case .enumCase(let value) = $0 { value } else { nil } }.first
  }

  /// The number that selects a tab.
  var tabNumber: Int? {
    tabValues.lazy.compactMap { if case .number(let text) = $0 { Int(text) } else { nil } }.first
  }

  private var tabValues: [Value] {
    let tag = modifier("tag", depth: 6)
    let values = [
      argument(Self.rawCaseLabel), argument("value"), tag?.argument(Self.rawCaseLabel),
      tag?.arguments.first?.value,
    ]
    return values.compactMap(\.self)
  }
}
