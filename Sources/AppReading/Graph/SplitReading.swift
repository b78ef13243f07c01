/// The columns of a `NavigationSplitView`: the sidebar is the root page, a selection shows a page in the next column.
struct SplitReading {
  /// The views of the sidebar.
  private(set) var sidebar: [ViewNode]
  /// The number of columns.
  private(set) var columns: Int
  /// What the selection shows.
  private(set) var presentations: [Presentation] = []

  /// Reads a `NavigationSplitView`.
  init(_ node: ViewNode, owner: String, index: AppIndex, evaluator: any Evaluating) {
    sidebar = evaluator.expanded(node.content("sidebar") ?? node.content(nil) ?? [])
    let middle = node.content("content").map(evaluator.expanded)
    columns = middle == nil ? 2 : 3
    if node.beginsWithDetail, let detail = node.content("detail").map(evaluator.expanded) {
      addSidebar(in: node, owner: owner)
      sidebar = detail
      return
    }
    var selecting = sidebar
    for (number, views) in [middle, node.content("detail").map(evaluator.expanded)].compactMap({
      $0
    })
    .enumerated() {
      presentations += Presentation.column(
        views, selectedBy: PageWalk(selecting, owner: owner).triggers, keptPages: number + 1,
        in: node, owner: owner, index)
      selecting = views
    }
  }

  /// Adds the sidebar as a page that the first one leads to: a phone begins with the detail.
  private mutating func addSidebar(in node: ViewNode, owner: String) {
    let modifier = ViewNode.Modifier(
      "NavigationSplitView", place: sidebar.first?.place ?? node.place)
    presentations.append(
      Presentation(
        kind: .push, cause: .unknown(""), content: .views(sidebar), modifier: modifier,
        owner: owner))
  }

}

extension Presentation {
  /// What a phone pushes when a column selects something for the next one; none if nothing is selected and the column only
  /// asks for it.
  ///
  /// - Parameters:
  ///   - views: The views of the column.
  ///   - triggers: Those of the column before.
  ///   - keptPages: The number of columns before.
  ///   - node: The `NavigationSplitView`.
  ///   - owner: The full name of the view that has it.
  ///   - index: What is known of the app's types, if the enum of the columns is not that of a state.
  static func column(
    _ views: [ViewNode], selectedBy triggers: [Trigger], keptPages: Int, in node: ViewNode,
    owner: String, _ index: AppIndex? = nil
  ) -> [Presentation] {
    var states: [StatePlace] = []
    var types: [String] = []
    for trigger in triggers {
      guard case .select(let place, let value) = trigger.action else { continue }
      if !states.contains(place) { states.append(place) }
      if case .enumCase(let value) = value, let type = value.type { types.append(type) }
    }
    // `if let note = selectedNote { NoteView(note: note) } else { … }`
    if states.isEmpty, let name = views.shownState,
      index?.ownMembers(name, of: owner).isEmpty == false
    {
      states = [StatePlace(type: owner, property: name)]
    } else if states.isEmpty, let index, let item = views.shownItem,
      index.enumName(of: item) == nil
    {
      states = [item]
    }
    // A phone shows what asks for a choice only where there is one.
    if states.isEmpty, views.allSatisfy(\.isPlaceholder) { return [] }
    let views = states.isEmpty ? views : views.whereSelected
    var content = Presentation.Content.views(views)
    var shared: [Presentation] = []
    // A `switch` in the page of a model, or of a number that names one, is a part of that page.
    if let branches = CaseBranches.first(in: views),
      states.isEmpty || states.contains(where: { index?.selectsBranch($0) != false })
    {
      let type =
        types.first
        ?? index.flatMap { index in
          states.lazy.compactMap(index.enumName).first ?? index.onlyEnum(with: branches.names)
        }
      content = .cases(branches.views, of: type)
      shared = views.presentations(around: branches.node, owner: owner)
      shared += branches.pagesOfItems(in: node, owner: owner, keptPages: keptPages)
    }
    let modifier = ViewNode.Modifier("NavigationSplitView", place: views.first?.place ?? node.place)
    let causes = states.isEmpty ? [.unknown("")] : states.map { Presentation.Cause.item($0) }
    return causes.map { cause in
      Presentation(
        kind: .push, cause: cause, content: content, modifier: modifier, owner: owner,
        keptPages: keptPages)
    } + shared
  }
}

extension CaseBranches {
  /// What shows the pages of branches for no case, which a value chooses: `else if let jar { JarView(jar: jar) }`.
  fileprivate func pagesOfItems(
    in split: ViewNode, owner: String, keptPages: Int
  ) -> [Presentation] {
    node.contents.compactMap { branch in
      guard Self.caseNames(in: branch.label ?? "").isEmpty, let item = node.item(of: branch),
        let page = branch.views.onlyOwn
      else { return nil }
      return Presentation(
        kind: .push, cause: .item(item), content: .views([page.shallow]),
        modifier: ViewNode.Modifier("NavigationSplitView", place: page.place), owner: owner,
        keptPages: keptPages)
    }
  }
}

extension [ViewNode] {
  /// The views of a column where something is selected: those of `if let` without what stays there until then.
  fileprivate var whereSelected: [ViewNode] {
    guard count == 1, let selected = self[0].selectedBranch else { return self }
    return selected.views
  }

  /// What a condition and the views around it present, which the pages of all its branches share.
  fileprivate func presentations(around choice: ViewNode, owner: String) -> [Presentation] {
    let around = modifiers(around: choice, owner: owner) ?? []
    return (around + [(choice.modifiers, owner)]).flatMap { modifiers, owner in
      modifiers.compactMap { Presentation($0, owner: owner, isConditional: false) }
        .filter { $0.cause != .never }
    }
  }
}

extension AppIndex {
  /// The full name of the enum whose case a state has; of a stack of reducers that of its paths: `Path` of
  /// `@Reducer enum Path`, and `Path.State` of a reducer with an enum of states.
  func enumName(of state: StatePlace) -> String? {
    guard let name = type(of: state)?.valueName else { return nil }
    var names = [name]
    if name.hasSuffix(".State") { names.insert(String(name.dropLast(".State".count)), at: 0) }
    return names.lazy.compactMap { self.resolve($0, from: state.type) }.first(where: isEnum)
  }

  /// Whether the value of a state may be what selects a branch of a condition: not if it is a number, or of a class or
  /// structure, also of one that a data model of the app declares.
  fileprivate func selectsBranch(_ state: StatePlace) -> Bool {
    guard let name = type(of: state)?.valueName else { return true }
    if let type = resolve(name, from: state.type) { return isEnum(type) }
    return ["String", "Bool"].contains(name)
  }

  /// The full name of the only enum that has all of these cases; nil if none or several have them.
  func onlyEnum(with names: [String]) -> String? {
    let wanted = Set(names)
    let found = enumNames.filter { wanted.isSubset(of: Set(caseNames(of: $0) ?? [])) }
    return found.count == 1 ? found[0] : nil
  }
}

extension [ViewNode] {
  /// The name of the state of which the first branch of the condition shows the value that is all that the views are.
  fileprivate var shownState: String? {
    guard
      let label = fillingChoice?.contents.lazy.compactMap(\.label).first(where: { $0 != "else" }),
      label.hasPrefix("let ")
    else { return nil }
    // `if let jar, isOpen { … }` is about the jar.
    let name = label.prefix { $0 != "," }.split(separator: " ").last.map(String.init) ?? ""
    return name.allSatisfy(\.isPartOfName) ? name : nil
  }

  /// The state of a model whose value decides what is shown: `if let jar = model.jar { … } else { … }`.
  fileprivate var shownItem: StatePlace? {
    guard let choice = fillingChoice, let selected = choice.selectedBranch else { return nil }
    return choice.item(of: selected) ?? choice.argument(ViewNode.itemInsteadLabel)?.statePlace
  }
}

extension ViewNode {
  /// The branch for a value that is there, if it is a view of the app and the only other branch is for none.
  fileprivate var selectedBranch: Content? {
    guard kind == .choice, contents.count == 2 else { return nil }
    let selected = contents.first { branch in
      branch.label?.hasPrefix("let ") == true || branch.label == "else" && item(of: branch) != nil
    }
    return selected?.views.onlyOwn == nil ? nil : selected
  }

  /// Whether a detail only says that nothing is selected.
  fileprivate var isPlaceholder: Bool {
    switch kind {
    case .framework("EmptyView"), .framework("Color"): true
    case .framework("Text"), .framework("ContentUnavailableView"):
      if case .text(let text)? = argument(nil) { text.plain != nil } else { false }
    default: false
    }
  }

  /// Whether a `NavigationSplitView` shows its detail first on a phone.
  fileprivate var beginsWithDetail: Bool {
    var column = argument("preferredCompactColumn")
    if case .binding(_, let initial)? = column { column = initial }
    return column?.source.hasSuffix(".detail") == true
  }
}
