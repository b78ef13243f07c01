import Scenes

/// Follows an app from its roots to every screen, breadth first.
///
/// A class, since the search grows its tables while it reads them.
final class GraphBuilder {
  let reader: DispatchReader
  private let maker: PageMaker
  private let pages: PagesAhead
  /// The settings that were used for pages; see ``Evaluator/usedSettings``.
  private(set) var usedSettings: Set<String> = []
  /// The views of pages that are not complete.
  private(set) var cutViews: Set<String> = []

  var screens: [ScreenKey: Screen] = [:]
  /// The keys in the order of discovery: roots first, then by depth.
  private(set) var order: [ScreenKey] = []
  var edges: [Edge] = []
  private var edgeNames: Set<Edge.Name> = []
  private(set) var openTriggers: [OpenTrigger] = []
  /// All presentations found, by number.
  var presentations: [ScopedPresentation] = []
  var dispatches: [Dispatch] = []
  /// The pages that stacks begin with, where a route shows the same one.
  private(set) var stackRoots: [ScreenKey: (view: String, subject: ScreenKey.Subject)] = [:]
  private var containerEvents: Set<SourcePlace> = []
  var notifications = PostedNotifications()
  var variants = PageVariants()
  /// Those of wrapped enums by the place of their presentation.
  var wrappedDispatches: [SourcePlace: Dispatch] = [:]

  let memory: EffectMemory
  var tabSelection = TargetSearch.TabSelection()
  private var queues: [[Candidate]] = []
  var numbers: [PresentationName: Int] = [:]
  /// The number of different arguments that each presentation gives its view.
  var ways: [PresentationName: Int] = [:]
  var reached: Set<Int> = []
  /// What changes of states lead to for which pages wait.
  var reactions = Reactions()
  /// The screens to which actions lead for the cases of enums, in the order in which they were found.
  var casesOfActions: [(value: EnumValue, kind: ScanReport.Edge.Kind, target: ScreenKey)] = []
  /// What links show.
  private(set) var links = ShownLinks()
  /// The places of the presentations to which a control or an event leads on some page.
  var followed: Set<SourcePlace> = []

  init(_ reader: DispatchReader, maker: PageMaker, pages: PagesAhead) {
    self.reader = reader
    self.maker = maker
    self.pages = pages
    memory = EffectMemory(reader.evaluator, index: reader.index)
  }

  /// Follows an app from its roots.
  func build(_ roots: AppRoots, leftOut: (ScreenKey) -> Bool) {
    tabSelection.places = Set(roots.roots.compactMap(\.selection).map(memory.shared))
    tabSelection.roots = roots.roots
    tabSelection.containers = roots.containers
    tabSelection.tabContainers = roots.tabContainers
    let windows = scoped(roots.windows + reader.index.libraryRoutes, page: nil, level: 0)
    for (number, root) in roots.roots.enumerated() {
      let around = scoped(root.around.reversed(), page: nil, level: 0)
      let target = Target(
        key: root.key, kind: .tab, views: root.views, shownBy: nil, entry: nil, isCertain: true)
      enqueue(
        Candidate(
          target: target, path: root.path, scope: around + windows, owner: root.owner,
          triggers: root.triggers, watching: root.watching, root: number,
          surroundings: root.surroundings))
    }
    // Until there is no page left to which only other tabs lead.
    var known: Int
    repeat {
      known = order.count
      followAll(leftOut)
    } while followPushesElsewhere(leftOut) && order.count > known
    followSessions()
    followLoading()
    leadToAlternates()
    removeKnownReactions()
    joinEdgesToSharedPages()
  }

  /// Follows an app from a page to which nothing leads, on which some presentations apply, as if it were a root.
  func follow(
    pageOf view: ViewNode, _ type: String, around: [Presentation], leftOut: (ScreenKey) -> Bool
  ) {
    let key = ScreenKey(.route, .view(type))
    let target = Target(
      key: key, kind: .push, views: [view], shownBy: nil, entry: nil, isCertain: true)
    enqueue(
      Candidate(
        target: target,
        path: GraphPath(tab: nil, window: nil, columns: nil, pages: [key]),
        scope: scoped(around, page: nil, level: 0), owner: type, watching: []))
    followAll(leftOut)
  }

  private func followAll(_ leftOut: (ScreenKey) -> Bool) {
    repeat {
      drain(leftOut)
    } while followVariants() || followUnposted() || enqueueUnreached(leftOut)
  }

  // MARK: Search

  private func enqueue(_ candidate: Candidate) {
    let depth = candidate.path.depth
    while queues.count <= depth { queues.append([]) }
    queues[depth].append(candidate)
  }

  private func drain(_ leftOut: (ScreenKey) -> Bool) {
    var depth = 0
    while depth < queues.count {
      guard !queues[depth].isEmpty else {
        depth += 1
        continue
      }
      var keys: Set<ScreenKey> = []
      let candidates = queues[depth].filter { candidate in
        let key = candidate.target.key
        guard screens[key] == nil, keys.insert(key).inserted else {
          variants.note(candidate)
          return false
        }
        variants.open(candidate)
        return !leftOut(key)
      }
      queues[depth] = []
      makePages(of: candidates.filter(\.isPage))
      for candidate in candidates { visit(candidate) }
      // What was found may be nearer to the root than this.
      depth = 0
    }
  }

  private func visit(_ candidate: Candidate) {
    let key = candidate.target.key
    var screen = candidate.isPage ? page(candidate) : question(candidate)
    let walk = PageWalk(screen.views, owner: screen.view, index: reader.index)
    let level = candidate.path.layers.count
    screen.scope = scoped(walk.presentations, page: key, level: level) + candidate.scope
    screen.triggers = walk.triggers + candidate.triggers.map(\.aroundPages)
    screen.watching = walk.triggers.filter { $0.watched != nil } + candidate.watching
    order.append(key)
    screens[key] = screen
    stackRoots[key] = stackRoot(of: screen)
    follow(&screen)
    followControls(around: candidate, on: screen)
    screens[key] = screen
  }

  /// Makes pages ahead.
  func makePages(of candidates: [Candidate]) { pages.add(candidates.map(\.origin)) }

  /// The next of the pages that are made ahead.
  func nextPage() -> PagesAhead.Made {
    let made = pages.next()
    reader.index.seen.note(filesOf: made.uses)
    usedSettings.formUnion(made.usedSettings)
    cutViews.formUnion(made.cutViews)
    return made
  }

  /// A screen that is a page, before its presentations and triggers are known.
  private func page(_ candidate: Candidate) -> Screen {
    let target = candidate.target
    let made = nextPage()
    let shown = made.shown
    return Screen(
      key: target.key, path: candidate.path, reading: shown.reading, view: shown.view,
      entry: target.entry, views: shown.views, shownBy: target.shownBy?.presentation,
      triggers: [], scope: [], origin: candidate.origin, uses: made.uses)
  }

  /// A screen that is an alert or a dialog.
  private func question(_ candidate: Candidate) -> Screen {
    let target = candidate.target
    let shownBy = target.shownBy?.presentation
    let views = shownBy?.buttonViews ?? []
    let view = ShownScreen.view(
      of: views, target.key.subject, owner: candidate.owner, index: reader.index,
      evaluator: reader.evaluator)
    let question = shownBy.flatMap { maker.question(of: $0.modifier) }
    return Screen(
      key: target.key, path: candidate.path,
      reading: question.map { PageReading(page: Page(""), controls: $0.controls) }
        ?? maker.reading(of: .joined(views), name: target.key.derivedTitle),
      card: question?.card, view: view, entry: target.entry, views: views, shownBy: shownBy,
      triggers: [], scope: [])
  }

  private func follow(_ screen: inout Screen) {
    let firstEdge = edges.count
    let firstOpen = openTriggers.count
    let search = search(on: screen)
    let controls = screen.reading.controls
    let container = reader.index.pageEnum(in: screen.views) == nil ? nil : screen.container
    for (number, trigger) in allTriggers(of: screen).enumerated() where !trigger.isDisabled {
      // An event of what is around every page leads to the same screens from each of them.
      if !trigger.isControl, trigger.owner == container,
        !containerEvents.insert(trigger.place).inserted
      {
        continue
      }
      if postpone(trigger, on: screen.key) { continue }
      let targets = follow(trigger, search, &screen).filter { !$0.isSharedError }
      if controls.indices.contains(number), let first = targets.first {
        screen.controlTargets[controls[number].number] = first.key
      }
    }
    edges.removeTabBar(from: firstEdge, on: screen.path, tabs: tabSelection)
    enqueueTabs(of: screen, search)
    // A link in a list with a selection both pushes and selects.
    let found = Set(edges[firstEdge...].map(\.place))
    let open = openTriggers[firstOpen...].filter { !found.contains($0.trigger.place) }
    openTriggers.replaceSubrange(firstOpen..., with: open)
    edges.removeShownTab(screen.key, from: firstEdge)
  }

  @discardableResult
  func follow(
    _ trigger: Trigger, _ search: TargetSearch, _ screen: inout Screen
  ) -> [Target] {
    let all = search.targets(of: trigger)
    // Also those that lead to the page itself, as to the first tab.
    note(casesOf: all, by: trigger)
    let targets = all.filter {
      // A toggle of what is shown closes it.
      !screen.isShowing($0) && !search.isOnBar($0, of: trigger)
        && !search.isReplacement($0, of: screen.key, by: trigger)
        && !isBack($0, by: trigger, from: screen)
    }
    note(reactionsTo: trigger, targets, on: screen)
    if !targets.isEmpty { notifications.note(trigger, memory) }
    links.note(trigger)
    for target in targets {
      reach(target, from: screen, owner: trigger.owner)
      if target.isSharedError {
        addEdge(toShared: target)
        continue
      }
      if let page = target.pageOfError, page != screen.key, screens[page] != nil {
        addEdge(toErrorOf: page, target)
        continue
      }
      let isStarting = isStarting(trigger, to: target)
      if isStarting, !isPassing(screen) { continue }
      add(
        Edge(
          source: source(of: trigger, to: target, on: screen), target: target.key,
          kind: target.kind,
          control: trigger.isControl ? (trigger.text, trigger.symbol) : nil,
          place: trigger.place, isCertain: target.isCertain,
          container: trigger.isAroundPages && !isStarting
            ? container(trigger.owner, around: screen) : nil))
    }
    // What is around a step is reported where the steps are.
    if targets.isEmpty, !isOfFrame(trigger, on: screen), let reason = search.problem(of: trigger) {
      openTriggers.append(OpenTrigger(trigger: trigger, screen: screen.key, reason: reason))
    }
    return targets
  }

  func enqueue(_ target: Target, from screen: Screen, owner: String) {
    guard target.kind != .tab, screens[target.key] == nil || variants.isNew(target) else { return }
    let shownBy = target.shownBy
    // A link with its destination pushes in its own stack.
    let level = min(shownBy?.level ?? screen.path.layers.count, screen.path.layers.count)
    var path = screen.path.adding(
      target.key, target.kind, level: level, keptPages: shownBy?.presentation.keptPages,
      after: shownBy?.presentation.isStep == true ? shownBy?.page : nil)
    if target.kind == .window {
      path = GraphPath(
        tab: nil, window: shownBy?.presentation.windowName ?? "window", columns: nil,
        pages: [target.key])
    }
    var target = target
    if shownBy?.presentation.isStepInPlace == true, path.pagesBelow == 1 {
      // Nothing is below the first page of a stack, whatever its step.
      for number in target.views.indices { target.views[number].hideBackButton() }
    }
    let scope = target.kind == .window ? screen.scope.filter { $0.page == nil } : screen.scope
    enqueue(
      Candidate(
        target: target, path: path, scope: scope,
        owner: shownBy?.presentation.owner ?? owner,
        watching: target.kind == .window ? [] : screen.watching))
  }

  func add(_ edge: Edge) {
    if edgeNames.insert(edge.name).inserted { edges.append(edge) }
  }
}
