/// Collects what a page's views can lead to, also in the branches that the page does not draw.
struct PageWalk {
  /// The controls, gestures and events, in the order of the source.
  private(set) var triggers: [Trigger] = []
  /// The modifiers that present something, outermost last.
  private(set) var presentations: [Presentation] = []

  /// The full names of the views around, outermost first, each with a number that tells it from others of its type.
  private var owners: [(type: String, instance: Int)]
  private let index: AppIndex?
  private var branches = 0
  private var selection: StatePlace?
  /// The state that the rows of the list select which are visited next.
  private var rowSelection: StatePlace?
  /// What is left on the page of views that choose among several pages, by the place of the view.
  private var remaining: [SourcePlace: [ViewNode]] = [:]
  private var setters = StateSetters()
  /// Where the links are that a state opens, too.
  private var boundLinks: Set<SourcePlace> = []

  /// Walks the views of a page.
  ///
  /// - Parameters:
  ///   - owner: The full name of the view that has them.
  ///   - index: The app's types, by which what a container is given is told from its own; nil where that makes no
  ///     difference.
  init(_ views: [ViewNode], owner: String, index: AppIndex? = nil) {
    owners = [(owner, 0)]
    self.index = index
    let separate = SeparatePages(in: views, owner: owner, index: index)
    remaining = separate.remaining
    visit(views)
    presentations += separate.presentations
    setters.name(&triggers)
  }

  /// The full name of the innermost view.
  private var owner: String { owners[owners.count - 1].type }

  /// The full name of the view whose source has a place: what a container is given is not its own.
  private func owner(at place: SourcePlace) -> String { holder(at: place).type }

  private func holder(at place: SourcePlace) -> (type: String, instance: Int) {
    let last = owners[owners.count - 1]
    guard let index, owners.count > 1 else { return last }
    return owners.last { index.declares(place, in: $0.type) } ?? last
  }

  private mutating func visit(_ views: [ViewNode]) {
    for view in views { visit(view) }
  }

  private mutating func visit(_ node: ViewNode) {
    let before = triggers.count
    visit(contentOf: node)
    for modifier in node.modifiers { visit(modifier, of: node) }
    // Grey bars that are there until something has loaded lead nowhere.
    if node.isAlwaysDisabled || node.isSkeleton { triggers.disable(from: before) }
  }

  private mutating func visit(contentOf node: ViewNode) {
    switch node.kind {
    case .own(let type):
      // Modifiers of the node belong to the view around it, its contents to itself. What is inside the app's own
      // `Section` is that of the view around it.
      let isOwn = !ViewNames.all.contains(type)
      if isOwn { owners.append((type, node.place.instance(in: owners[owners.count - 1].instance))) }
      for content in node.contents { visit(content.views) }
      if isOwn { owners.removeLast() }
    case .choice:
      if let views = remaining[node.place] {
        visit(step: views)
        break
      }
      branches += node.contents.count > 1 ? 1 : 0
      for content in node.contents { visit(content.views) }
      branches -= node.contents.count > 1 ? 1 : 0
    case .group: for content in node.contents { visit(content.views) }
    case .loop: visit(loop: node)
    case .framework(let name): visit(node, framework: name)
    case .unknown:
      addActions(of: node)
      for content in node.contents { visit(content.views) }
    }
  }

  /// Visits what is left of several pages on the page itself.
  private mutating func visit(step views: [ViewNode]) {
    let before = triggers.count
    visit(views)
    for number in before..<triggers.count { triggers[number].isInStep = true }
  }

  /// Visits the rows of a loop; those of `List(selection: $note)` select what they show if nothing else in them leads on.
  private mutating func visit(loop node: ViewNode) {
    let rows = node.contents.flatMap(\.views)
    let selected = rowSelection
    rowSelection = nil
    defer { rowSelection = selected }
    let before = triggers.count
    visit(rows)
    guard let selected, !rows.contains(where: \.isTapped),
      triggers[before...].allSatisfy({ if case .run = $0.action { true } else { false } })
    else { return }
    add(.select(selected, .unknown("element", nil)), label: ControlLabel(rows), at: node.place)
  }

  private mutating func visit(_ node: ViewNode, framework name: String) {
    setters.note(node, name)
    switch name {
    case "NavigationLink": visit(link: node)
    case "TabView" where remaining[node.place] != nil: visit(step: remaining[node.place] ?? [])
    case "NavigationStack":
      add(destinationsOf: node)
      // The stack begins with a page on its path.
      if case .binding(_, .array(let pages))? = node.argument("path"), let last = pages.last {
        add(.push(last), label: nil, at: node.place, isControl: false)
      }
      for content in node.contents where content.label != "destination" { visit(content.views) }
    case "NavigationSplitView": visit(columns: node)
    case "ZStack":
      let (layers, before) = (node.contents.first?.views ?? [], triggers.count)
      visit(layers: layers, areOverPage: false)
      triggers.nameLinks(from: before, after: layers, except: boundLinks)
    case "List", "Table":
      let outer = (selection, rowSelection)
      if case .binding(let place, _)? = node.argument("selection") { selection = place }
      if case .unknown(_, let place?)? = node.argument("selection") { selection = place }
      rowSelection = selection
      for content in node.contents { visit(content.views) }
      (selection, rowSelection) = outer
    case "Picker", "Menu":
      // Their options are no rows.
      let outer = rowSelection
      rowSelection = nil
      addActions(of: node)
      for content in node.contents { visit(content.views) }
      rowSelection = outer
    default:
      addActions(of: node)
      for content in node.contents { visit(content.views) }
    }
  }

  /// Visits the sidebar, whose selection a phone pushes the other columns for.
  private mutating func visit(columns node: ViewNode) {
    var before = triggers.count
    visit(node.content("sidebar") ?? node.content(nil) ?? [])
    var last = Array(triggers[before...])
    let others = [node.content("content"), node.content("detail")].compactMap(\.self)
    for (number, views) in others.enumerated() {
      let column = Presentation.column(
        views, selectedBy: last, keptPages: number + 1, in: node, owner: owner)
      before = triggers.count
      let kept = presentations.count
      visit(views)
      last = Array(triggers[before...])
      // What is in the other columns is on pages of their own.
      triggers.removeSubrange(before...)
      presentations.replaceSubrange(kept..., with: column)
    }
  }

  /// Visits views that lie over others; those that cover a page while a state says so are pages of their own.
  ///
  /// - Parameter areOverPage: Whether all of them do, as in an overlay.
  private mutating func visit(layers views: [ViewNode], areOverPage: Bool) {
    for (number, view) in views.enumerated() {
      let isOverPage = areOverPage || views.liesOverPage(number)
      if case .group = view.kind, view.modifiers.allSatisfy(\.onlyChangesLook) {
        visit(layers: view.contents.flatMap(\.views), areOverPage: isOverPage)
      } else if isOverPage, let index,
        let overlay = Presentation(
          overlay: view, owner: owner(at: view.place), isConditional: branches > 0, index: index),
        !presentations.contains(where: { overlay.isOtherCard(than: $0, index) })
      {
        presentations.append(overlay)
      } else {
        visit(view)
      }
    }
  }

  private mutating func addActions(of node: ViewNode) {
    for argument in node.arguments {
      guard case .closure = argument.value else { continue }
      add(.run(argument.value), label: ControlLabel(node), at: node.place, isControl: true)
    }
  }

  private mutating func visit(link node: ViewNode) {
    guard let parts = NavigationLinkParts(node) else { return }
    let label = ControlLabel(node)
    if let value = node.argument("value") {
      if let selection { add(.select(selection, value), label: label, at: node.place) }
      add(.push(value), label: label, at: node.place)
    } else if let state = node.argument("state") {
      add(.push(state), label: label, at: node.place)
    }
    visit(parts.label)
    guard let shown = parts.page else { return }
    let bound = Presentation(
      boundLink: node, showing: shown, owner: owner(at: node.place), isConditional: branches > 0)
    if var bound {
      bound.instances = [holder(at: node.place).instance]
      presentations.append(bound)
    }
    if bound != nil { boundLinks.insert(node.place) }
    guard bound == nil || !node.isFollowedByCode else { return }
    add(.show(shown), label: label, at: node.place)
    let writer = shown.first.map { owner(at: $0.place) }
    if writer != triggers[triggers.count - 1].owner { triggers[triggers.count - 1].writer = writer }
  }

  /// Adds what a stack of reducers shows for its states.
  private mutating func add(destinationsOf node: ViewNode) {
    guard let views = node.content("destination"),
      case .binding(let place, _)? = node.argument("path")
    else { return }
    presentations.append(
      Presentation(
        kind: .push, cause: .item(place), content: .views(views),
        modifier: ViewNode.Modifier(Presentation.stackOfReducers, place: node.place), owner: owner,
        isConditional: branches > 0))
  }

  private mutating func visit(_ modifier: ViewNode.Modifier, of node: ViewNode) {
    if var presentation = Presentation(
      modifier, owner: owner(at: modifier.place), isConditional: branches > 0)
    {
      presentation.instances = [holder(at: modifier.place).instance]
      if let index { presentation.decideByState(where: index.sets(_:onChangeOf:)) }
      if presentation.cause != .never { presentations.append(presentation) }
      // What the page does when the sheet is gone.
      if let action = modifier.argument("onDismiss"), case .closure(let closure) = action {
        let states = index?.statesAsked(by: closure) ?? []
        for state in states.isEmpty ? [nil] : states.map(Optional.some) {
          add(.run(action), label: nil, at: modifier.place, isControl: false, watching: state)
          triggers[triggers.count - 1].isDeferred = state != nil
        }
      }
      return
    }
    if modifier.name == "tag", let selection, let value = modifier.arguments.first?.value {
      add(.select(selection, value), label: ControlLabel([node]), at: node.place)
      return
    }
    if let action = modifier.linkAction {
      let isText = node.kind == .framework("Text")
      add(.run(action), label: isText ? ControlLabel([node]) : nil, at: modifier.place)
      return
    }
    // What views inside of it may do is no event.
    guard modifier.name != "environment" else { return }
    let isGesture = modifier.isGesture
    for argument in modifier.arguments {
      guard case .closure = argument.value else { continue }
      let isLabelled = isGesture && !Self.ownGestures.contains(modifier.name)
      let label = isLabelled ? ControlLabel([node]) : nil
      add(
        .run(argument.value), label: label, at: modifier.place, isControl: isGesture,
        watching: modifier.watchedState)
      triggers[triggers.count - 1].isOfWholeView = Self.ownGestures.contains(modifier.name)
      triggers[triggers.count - 1].isFromOutside = Self.outsideEvents.contains(modifier.name)
    }
    guard modifier.name != "tabItem" else { return }
    let before = triggers.count
    for content in modifier.contents {
      if modifier.name == "overlay" {
        visit(layers: content.views, areOverPage: true)
      } else {
        visit(content.views)
      }
    }
    if ["background", "overlay"].contains(modifier.name) {
      triggers.nameLinks(from: before, after: [node], except: boundLinks)
    }
  }

  /// What people do with a view as a whole, which no text in it names.
  private static let ownGestures: Set<String> = [
    "refreshable", "onDelete", "onMove", "onDrop", "onSubmit",
  ]

  /// Events that come from outside of the app.
  private static let outsideEvents: Set<String> = ["onOpenURL", "onContinueUserActivity"]

  private mutating func add(
    _ action: Control.Action, label: ControlLabel?, at place: SourcePlace, isControl: Bool = true,
    watching watched: StatePlace? = nil
  ) {
    let (owner, instance) = holder(at: place)
    triggers.append(
      Trigger(
        action: action, text: label?.text, symbol: label?.symbol, owner: owner, place: place,
        isControl: isControl, isConditional: branches > 0, watched: watched, instance: instance))
  }
}
