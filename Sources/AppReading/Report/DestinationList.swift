import Scenes

/// Lists the cases of the enums of pages, each with the view that shows it.
struct DestinationList {
  private let graph: GraphBuilder
  private let index: AppIndex
  /// What was found, with the place in the source by which it is sorted.
  private var found: [ScreenKey: (destination: ScanReport.Destination, place: SourcePlace)] = [:]
  /// Those that only a `default` shows so far.
  private var defaults: Set<ScreenKey> = []

  /// The cases that only a function makes pages for.
  private(set) var uncalled: [(key: ScreenKey, place: SourcePlace)] = []

  init(graph: GraphBuilder, lost: LostPages, roots: AppRoots, index: AppIndex) {
    self.graph = graph
    self.index = index
    for root in roots.roots { add(root) }
    for branch in roots.branches { add(branch) }
    addPresentations(of: graph)
    addLinks(of: graph)
    // Those around the lost pages are those of the others.
    addPresentations(of: lost.graph) { $0.page != nil }
    addLinks(of: lost.graph)
    addActions()
    addFunctions(screens: [graph, lost.graph].flatMap(\.screens.values), beside: roots)
  }

  private mutating func addPresentations(
    of graph: GraphBuilder, where isMeant: (ScopedPresentation) -> Bool = { _ in true }
  ) {
    for (scoped, dispatch) in zip(graph.presentations, graph.dispatches) where isMeant(scoped) {
      if let first = scoped.presentation.firstCase { add(first, of: scoped) }
      addTag(of: scoped, showing: dispatch, in: graph)
      add(dispatch, of: scoped, in: graph)
    }
  }

  /// Adds the cases for which functions make pages and that lead nowhere otherwise.
  ///
  /// Those that make the tabs of the app, `content(TabType(rawValue: index))`, are the tabs.
  private mutating func addFunctions(screens: [GraphBuilder.Screen], beside roots: AppRoots) {
    let tabs = Dictionary(
      roots.roots.filter { $0.bar != nil }.compactMap { root in
        graph.screens[root.key].map { ($0.view, root.key) }
      }, uniquingKeysWith: { first, _ in first })
    let shown = found.values.map(\.destination).filter { $0.view != nil }
    let names = Dictionary(grouping: shown, by: \.enumName).mapValues { Set($0.map(\.caseName)) }
    // Another function may have the pages of the other cases, as those that are no tabs of a phone.
    let known = names.filter { type, names in names.isSuperset(of: index.caseNames(of: type) ?? [])
    }
    let blocks = Dictionary(
      screens.filter(\.isWholeView).map { ($0.view, $0.reading.page.blockCount) },
      uniquingKeysWith: { first, _ in first })
    // The pages of an enum inside of another one are those of the outer one's cases, `.settings(.general)`.
    let inner = names.filter { $0.value.contains { $0.includes(".") } }.keys.flatMap(
      index.innerEnums)
    let functions = PageFunctions(
      graph.reader, beside: Set(known.keys).union(inner), pages: Set(blocks.keys))
    for dispatch in functions.dispatches {
      guard let type = dispatch.enumName else { continue }
      let areTabs = dispatch.entries.allSatisfy { $0.view.map { tabs[$0] != nil } ?? true }
      for entry in dispatch.entries
      where !entry.isEmpty && isMissing(entry, names[type]) {
        if areTabs, let view = entry.view, let tab = tabs[view] {
          let key = ScreenKey(.tab, .enumCase(type: type, path: entry.path))
          add(key, type, entry.path, .tab, view, entry.place, screen: tab)
          continue
        }
        let key = ScreenKey(.route, .enumCase(type: type, path: entry.path))
        add(key, type, entry.path, .route, entry.page(key), entry.place, screen: key)
        found[key]?.destination.blocks = entry.view.flatMap { blocks[$0] } ?? 0
        if graph.screens[key] == nil { uncalled.append((key, entry.place)) }
      }
    }
  }

  /// Whether a case is not among those of its enum whose pages are known; nil if none is known.
  private func isMissing(_ entry: Dispatch.Entry, _ known: Set<String>?) -> Bool {
    known.map { !$0.contains(entry.path) && entry.view != nil } ?? true
  }

  /// Adds the cases of enums for which actions lead to pages, `switch link { case .jar: path.append(…) }`, if nothing else
  /// shows them.
  private mutating func addActions() {
    let shown = found.values.map(\.destination).filter { $0.view != nil }
    let known = Set(shown.map { "\($0.enumName).\($0.caseName)" })
    let types = Dictionary(grouping: graph.casesOfActions) { $0.value.type ?? "" }
    for (type, cases) in types where Set(cases.map(\.target)).count > 1 {
      // Of a tab and a page that is pushed on it the page.
      let beyondTabs = Set(cases.filter { $0.kind != .tab }.map(\.value.name))
      for (value, kind, target) in cases
      where !known.contains("\(type).\(value.name)")
        && (kind != .tab || !beyondTabs.contains(value.name))
      {
        let key = ScreenKey(target.role, .enumCase(type: type, path: value.name))
        guard found[key] == nil, let place = index.enumCase(value.name, of: type)?.place,
          let view = target.isPart ? target.reportName : graph.screens[target]?.view
        else { continue }
        let role = ScanReport.Destination.Role(kind)
        add(key, type, value.name, role, view, place, screen: target)
        // What shows nothing for it, as by `default`, is not meant for it.
        found = found.filter { $0.value.destination.view != nil || $0.key.subject != key.subject }
      }
    }
  }

  /// The cases in the order of the files.
  var destinations: [ScanReport.Destination] {
    found.values.sorted { first, second in
      (
        first.place.file, first.place.offset, first.destination.caseName,
        first.destination.role.rawValue
      )
        < (
          second.place.file, second.place.offset, second.destination.caseName,
          second.destination.role.rawValue
        )
    }.map(\.destination)
  }

  /// Adds a tab.
  private mutating func add(_ root: AppRoots.Root) {
    guard case .enumCase(let type, let path) = root.key.subject else { return }
    let isEmpty = ShownView(root.views, index: index, evaluator: graph.reader.evaluator).isEmpty
    let view = isEmpty ? nil : graph.screens[root.key]?.view
    let place = index.enumCase(path, of: type)?.place ?? SourcePlace(file: 0, offset: 0)
    add(root.key, type, path, .tab, view, place, screen: root.key)
  }

  /// Adds pages that the app begins with by the case of a state, as of somebody who logs in.
  private mutating func add(_ branch: RootCondition.Branch) {
    guard let type = branch.enumName, let view = branch.view else { return }
    for name in branch.cases {
      guard let place = index.enumCase(name, of: type)?.place else { continue }
      let key = ScreenKey(.route, .enumCase(type: type, path: name))
      add(key, type, name, .route, view, place, screen: key)
    }
  }

  /// Adds the cases for which a presentation shows the page below it.
  private mutating func add(_ first: Presentation.FirstCase, of scoped: ScopedPresentation) {
    for name in first.names {
      guard let place = index.enumCase(name, of: first.enumName)?.place else { continue }
      let key = ScreenKey(.route, .enumCase(type: first.enumName, path: name))
      guard found[key]?.destination.view == nil else { continue }
      add(key, first.enumName, name, .route, first.view, place, screen: scoped.page ?? key)
    }
  }

  /// Adds the cases for which a presentation shows its only view: `NavigationLink(tag: .help, selection: $page)`,
  /// `.sheet(isPresented: Binding(get: { page == .help }, …))`, `.sheet(item: $store.scope(state: \.page?.help, …))`.
  private mutating func addTag(
    of scoped: ScopedPresentation, showing dispatch: Dispatch, in graph: GraphBuilder
  ) {
    guard dispatch.enumName == nil, dispatch.entries.count == 1,
      let view = dispatch.entries[0].view, let (type, names) = shownCases(of: scoped.presentation)
    else { return }
    for name in names.sorted() {
      guard let place = index.enumCase(name, of: type)?.place else { continue }
      for kind in graph.kinds(of: scoped.presentation, showing: .view(view)) {
        let role = ScreenKey.Role(kind)
        let key = ScreenKey(role, .enumCase(type: type, path: name))
        guard found[key] == nil else { continue }
        let screen = ScreenKey(role, .view(view))
        add(key, type, name, ScanReport.Destination.Role(kind), view, place, screen: screen)
      }
    }
  }

  /// The cases of a state for which a presentation shows something, with their enum; nil if it shows something for all.
  private func shownCases(of presentation: Presentation) -> (type: String, names: Set<String>)? {
    guard let state = presentation.state else { return nil }
    if let names = presentation.shownCases {
      return index.enumName(of: state).map { ($0, names) }
    }
    guard let name = state.property.outerName else { return nil }
    let type = index.enumName(of: StatePlace(type: state.type, property: name))
    return type.map { ($0, [state.property.lastComponent]) }
  }

  /// Adds the cases that a presentation shows.
  private mutating func add(
    _ dispatch: Dispatch, of scoped: ScopedPresentation, in graph: GraphBuilder
  ) {
    guard let type = dispatch.enumName else { return }
    for entry in dispatch.entries {
      let subject = ScreenKey.Subject.enumCase(type: type, path: entry.path)
      for kind in graph.kinds(of: scoped.presentation, showing: subject) {
        let key = ScreenKey(ScreenKey.Role(kind), subject)
        let isBetter = defaults.contains(key) && !entry.isDefault
        if found[key]?.destination.view != nil && !isBetter
          || graph.isElsewhere(key, entry, dispatch)
        {
          continue
        }
        if entry.isDefault { defaults.insert(key) } else { defaults.remove(key) }
        let role = ScanReport.Destination.Role(kind)
        let step = scoped.presentation.stepViews[entry.path]
        add(key, type, entry.path, role, step ?? entry.page(key), entry.place, screen: key)
      }
    }
  }

  /// Adds the cases of links whose enum makes the page, `NavigationLink { setting.page }`.
  private mutating func addLinks(of graph: GraphBuilder) {
    for views in graph.links.views {
      for shown in views.shownCases {
        addLink(to: shown.views, of: shown.name, in: shown.type)
      }
      // With a known case the page of the `switch` is all there is.
      if let place = views.first?.place {
        for (type, name) in index.cases(thatShow: place) {
          addLink(to: views, of: name, in: type)
        }
      }
    }
  }

  private mutating func addLink(to views: [ViewNode], of name: String, in type: String) {
    let key = ScreenKey(.route, .enumCase(type: type, path: name))
    guard found[key] == nil, let place = index.enumCase(name, of: type)?.place,
      let view = ShownView(views, index: index, evaluator: graph.reader.evaluator).type
    else { return }
    add(key, type, name, .route, view, place, screen: ScreenKey(.route, .view(view)))
  }

  private mutating func add(
    _ key: ScreenKey, _ type: String, _ path: String, _ role: ScanReport.Destination.Role,
    _ view: String?, _ place: SourcePlace, screen: ScreenKey
  ) {
    // Of a view that only puts a page on a stack the page, as of the screen.
    let page = view == nil ? nil : graph.stackRoots[screen]?.view
    let destination = ScanReport.Destination(
      enumName: type, caseName: path, role: role, view: page ?? view, at: index.text(place),
      blocks: graph.screens[screen]?.reading.page.blockCount ?? 0)
    found[key] = (destination, place)
  }
}

extension ScanReport.Destination.Role {
  /// The role of a destination by how it is shown.
  fileprivate init(_ kind: ScanReport.Edge.Kind) {
    switch kind {
    case .push, .window: self = .route
    case .tab: self = .tab
    case .cover: self = .cover
    case .sheet, .popover, .inspector, .alert, .confirmation: self = .sheet
    }
  }
}

extension Dispatch.Entry {
  /// The name of the page of the case: its view, or the case itself where the page is written in place.
  fileprivate func page(_ key: ScreenKey) -> String? {
    view ?? (hasPage ? key.reportName : nil)
  }

  /// Whether the case shows any view, also one that has no type of its own.
  var hasPage: Bool { view != nil || !isEmpty && views.contains(where: \.hasName) }
}

extension ViewNode {
  /// Whether it is a view with a name, or has one inside.
  fileprivate var hasName: Bool {
    switch kind {
    case .framework("NavigationStack"), .framework("NavigationView"), .group, .choice, .loop:
      contents.flatMap(\.views).contains(where: \.hasName)
    case .framework, .own, .unknown: true
    }
  }
}
