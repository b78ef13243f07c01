import Navigation
import Observation

/// A model of SwiftUI's side of a router.
///
/// It keeps what SwiftUI keeps: what is on the screen, bindings of earlier evaluations, animations under way. It
/// learns of the router by observation and by its bindings alone, and does what SwiftUI is known to do to them:
/// it writes late, twice or not at all, and loses a presentation that begins while something is in the way.
@MainActor
final class SimulatedHost {
  let app: App
  let time = HostTime()
  private let bindings: HostBindings
  private(set) var roots: [Place: HostLevel] = [:]
  private(set) var shownTab: Place
  private var tabBinding: RouterBinding<Place>
  private var sidebarBinding: RouterBinding<Place?>
  /// The row that the sidebar shows, where there is one in place of the tab bar.
  private(set) var sidebarTab: Place?
  private var hasSidebar = false
  private var needsEvaluation = true
  /// Changes with the tree; what an older tree has begun does not go on.
  private var generation = 0
  /// Writes of the last moments, which SwiftUI may repeat.
  private var writes: [(at: Duration, again: @MainActor () -> Void)] = []
  /// How SwiftUI carries out what begins now.
  var manner = HostStep.Manner(
    animation: 400, write: 0, usesNewestBinding: false, callsFirst: false)
  /// Whether a guard of the app refuses what the user does.
  var refusesUser = false
  /// The pages that layers had when they were dismissed.
  private var departedPages: [PresentationID: [Page]] = [:]
  private var selections = 0
  /// When layers that could be swiped down were pinned.
  private var pinnings: [PresentationID: Duration] = [:]
  /// When the app has pushed a page last.
  var lastPush = Duration.seconds(-10)
  /// What a write has done that it must not do.
  private(set) var fault: String?

  init(_ app: App, bindings: HostBindings) {
    self.app = app
    self.bindings = bindings
    shownTab = app.selectedTab
    app.hostClock = time.clock
    tabBinding = bindings.tab()
    sidebarBinding = bindings.sidebar()
    app.gate.onEvent = { [unowned self] event in follow(event) }
    makeTrees()
  }

  private func follow(_ event: NavigationEvent<AppState>) {
    if event.before.selectedTab != event.after.selectedTab { selections += 1 }
    let up = event.after.layerIDs
    for id in event.after.pinnedIDs.subtracting(event.before.pinnedIDs)
    where event.before.layerIDs.contains(id) { pinnings[id] = time.elapsed }
    for layer in event.before.stacks.values.flatMap(\.layers) {
      if let id = layer.id, !up.contains(id) { departedPages[id] = layer.path }
    }
  }

  /// The levels on the screen, the top one last.
  var screen: [HostLevel] { roots[shownTab]?.chain ?? [] }

  /// Whether something covers the tab bar.
  var isCovered: Bool { roots.values.contains { $0.presented != nil || $0.dialog != nil } }

  func pass(_ milliseconds: Int) {
    time.pass(.milliseconds(milliseconds), afterEach: evaluateIfNeeded)
    evaluateIfNeeded()
  }
}

// MARK: Evaluation
extension SimulatedHost {
  /// Evaluates the views if anything that they read has changed since.
  func evaluateIfNeeded() {
    var rounds = 0
    while needsEvaluation, rounds < 20 {
      needsEvaluation = false
      rounds += 1
      withObservationTracking {
        evaluate()
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.needsEvaluation = true }
      }
    }
    if rounds == 20 { note("the views are evaluated without end") }
  }

  private func evaluate() {
    let selected = evaluateSelection()
    if selected != shownTab {
      shownTab = selected
      writeSameTab()
    }
    for tab in Place.allCases {
      let root = roots[tab] ?? HostLevel(tab, .root, bindings)
      roots[tab] = root
      evaluate(root)
    }
  }

  /// The selected tab of the tab bar or of the sidebar; the other one is not there and observes nothing.
  private func evaluateSelection() -> Place {
    guard hasSidebar else {
      tabBinding = bindings.tab()
      sidebarTab = nil
      return tabBinding.get()
    }
    sidebarBinding = bindings.sidebar()
    sidebarTab = sidebarBinding.get()
    return sidebarTab ?? shownTab
  }

  private func evaluate(_ node: HostLevel) {
    node.evaluate(bindings)
    let pages = node.path.get()
    if !node.isMoving { node.pages = pages }
    present(wantedItem(of: node), over: node)
    showDialog(over: node)
    guard let presented = node.presented else { return }
    let before = presented.content.pages
    evaluate(presented.content)
    if presented.phase != .up, let pages = departedPages[presented.id],
      ![pages, before].contains(presented.content.pages), !presented.content.isMoving
    {
      note("\(presented.id) slides away with \(presented.content.pages), it had \(pages)")
    }
  }

  private func wantedItem(of node: HostLevel) -> Cover? {
    let (sheet, cover) = (node.sheet.get(), node.cover.get())
    if sheet != nil, cover != nil { note("a sheet and a cover at one place") }
    return sheet ?? cover
  }

  private func present(_ wanted: Cover?, over node: HostLevel) {
    guard let wanted, let id = wanted.id else {
      node.lostItem = nil
      if let presented = node.presented, presented.phase == .up { leaveByCode(presented, of: node) }
      return
    }
    let isCover = wanted.style == .fullScreenCover
    if let presented = node.presented {
      if presented.id == id, presented.isCover == isCover, presented.phase != .leavingByCode {
        presented.isDismissDisabled = wanted.isInteractiveDismissDisabled
        return
      }
      // Another item, or the same again, while one is up or leaves: SwiftUI takes the one away and loses the other.
      node.lostItem = id
      if presented.phase == .up { leaveByCode(presented, of: node) }
    } else if node.lostItem != id {
      let isBusy =
        node.level == .root && roots.values.contains { $0 !== node && $0.presented != nil }
      if isBusy || node.dialog != nil {
        node.lostItem = id
      } else {
        node.presented = HostPresentation(
          wanted, id: id, content: HostLevel(node.tab, .layer(id), bindings),
          binding: isCover ? node.cover : node.sheet)
      }
    }
  }

  private func showDialog(over node: HostLevel) {
    let isAsked = node.question.get()
    if isAsked, !node.sawQuestion { node.dialog = bindings.askedQuestion(node.tab, node.level) }
    if !isAsked { node.dialog = nil }
    node.sawQuestion = isAsked
  }
}

// MARK: What the user does
extension SimulatedHost {
  func tapTab(_ tab: Place) {
    guard !isCovered else { return }
    let isRetap = tab == shownTab
    shownTab = tab
    var intent = Intent()
    intent.tab = tab
    if isRetap, !hasSidebar { intent.everythingIn = tab }
    write(intent, select(tab))
    if !isRetap, !refusesUser, app.state.selectedTab != tab { note("the tap on \(tab) is lost") }
  }

  /// Goes back by some pages with a finger, or at once by the menu of the Back button.
  func swipeBack(_ count: Int, _ manner: HostStep.Manner) {
    guard let node = screen.last, node.dialog == nil, !node.isMoving, !node.pages.isEmpty,
      isAtRest(node)
    else { return }
    // Nobody opens that menu on a page that came less than a second ago.
    let seenPages = time.elapsed - lastPush < .seconds(1) ? 1 : count
    let target = Array(node.pages.dropLast(seenPages))
    let left = node.pages.dropFirst(target.count)
    let (start, startPages) = (node.path, node.pages)
    let begun = generation
    node.isMoving = true
    time.schedule(after: .milliseconds(manner.animation)) { [self] in
      guard generation == begun else { return }
      node.isMoving = false
      node.pages = target
      var intent = Intent()
      intent.pages = Set(left)
      // A newer binding is for pages on top of those that the gesture began with; it knows nothing of others.
      let isNewest = manner.usesNewestBinding && node.path.get().starts(with: startPages)
      let binding = isNewest ? node.path : start
      write(intent) { binding.set(target) }
      let rest = app.state.allPages.intersection(left)
      if !refusesUser, !rest.isEmpty { note("the user left \(rest), which are still there") }
    }
  }

  /// Opens a page by a link in a page, which SwiftUI appends to the path.
  func openLink(_ page: Page) {
    guard let node = screen.last, node.dialog == nil, !node.isMoving, isAtRest(node) else { return }
    node.pages.append(page)
    var intent = Intent()
    intent.added = page
    let (binding, pages) = (node.path, node.pages)
    write(intent) { binding.set(pages) }
  }

  func swipeDown(_ manner: HostStep.Manner) {
    guard screen.dropLast().last?.presented?.isDismissDisabled == false else { return }
    callDismiss(manner)
  }

  /// Dismisses the top layer, pinned or not.
  func callDismiss(_ manner: HostStep.Manner) {
    guard let node = screen.dropLast().last, let presented = node.presented,
      isAtRest(presented.content),
      presented.content.dialog == nil
    else { return }
    presented.phase = .leavingByUser
    // It comes back only after the item was another one or nil.
    node.lostItem = presented.id
    var intent = Intent()
    intent.layers = [presented.id]
    intent.pages = Set(presented.content.pages)
    end(presented, of: node, manner, intent)
  }

  func appendPages(_ pages: [Page]) {
    guard let node = screen.last, node.dialog == nil, !node.isMoving, isAtRest(node) else { return }
    let binding = node.path
    for page in pages {
      var intent = Intent()
      intent.added = page
      checked(intent) { binding.set(binding.get() + [page]) }
    }
    if !refusesUser, !app.state.allPages.isSuperset(of: pages) {
      note("a view has appended \(pages) in vain")
    }
  }

  func tapButton(_ index: Int, writesFirst: Bool, note tapped: (Confirmation) -> Void) {
    guard let node = screen.last, let question = node.dialog else { return }
    tapped(question)
    node.dialog = nil
    let binding = node.question
    var intent = Intent()
    intent.question = question.id
    if writesFirst { write(intent) { binding.set(false) } }
    bindings.answer(node.tab, question, index)
    if !writesFirst { write(intent) { binding.set(false) } }
  }

  func tapOutside() {
    guard let node = screen.last, let question = node.dialog else { return }
    node.dialog = nil
    let binding = node.question
    var intent = Intent()
    intent.question = question.id
    write(intent) { binding.set(false) }
    if !refusesUser, app.state[node.tab].confirmation?.id == question.id {
      note("the question that the user dismissed is still asked")
    }
  }

  /// Whether nothing moves on the way to a level.
  private func isAtRest(_ node: HostLevel) -> Bool {
    screen.allSatisfy { !$0.isMoving && ($0.presented.map { $0.phase == .up } ?? true) }
  }
}

// MARK: What SwiftUI does by itself
extension SimulatedHost {
  func layoutPass() {
    app.noteLayoutChange()
    writeSameTab()
  }

  /// SwiftUI writes the tab that it shows once more.
  private func writeSameTab() {
    let write = select(shownTab)
    time.schedule(after: .milliseconds(100)) { [self] in self.write(Intent(), write) }
  }

  /// What selects a tab, in the tab bar or in the sidebar.
  private func select(_ tab: Place) -> @MainActor () -> Void {
    let (bar, sidebar) = (tabBinding, sidebarBinding)
    guard hasSidebar else { return { bar.set(tab) } }
    return { sidebar.set(tab) }
  }

  /// Repeats one of the writes of the last moments.
  func repeatWrite(_ index: Int) {
    writes.removeAll { time.elapsed - $0.at > .milliseconds(800) }
    guard writes.indices.contains(index) else { return }
    let again = writes[writes.count - 1 - index].again
    checked(Intent(), again)
  }

  /// Throws the views away and makes them anew, as a change of the size class may.
  func swapTrees() {
    hasSidebar.toggle()
    app.noteLayoutChange()
    makeTrees()
  }

  private func makeTrees() {
    generation += 1
    roots = [:]
    needsEvaluation = true
    evaluateIfNeeded()
    writeSameTab()
  }

  private func leaveByCode(_ presented: HostPresentation, of node: HostLevel) {
    presented.phase = .leavingByCode
    // What is over it goes with it.
    end(presented, of: node, manner, Intent())
  }

  private func end(
    _ presented: HostPresentation, of node: HostLevel, _ manner: HostStep.Manner, _ intent: Intent
  ) {
    let (begun, selected) = (generation, selections)
    time.schedule(after: .milliseconds(manner.animation)) { [self] in
      guard generation == begun else { return }
      node.presented = nil
      needsEvaluation = true
      let newest = presented.isCover ? node.cover : node.sheet
      let binding = manner.usesNewestBinding ? newest : presented.binding
      let dismissed = node.dismissed
      let writeNow: @MainActor () -> Void = { [self] in write(intent) { binding.set(nil) } }
      if manner.callsFirst || manner.write != 0 { checked(intent, dismissed) }
      if let delay = manner.write {
        if delay == 0 { writeNow() } else { time.schedule(after: .milliseconds(delay), writeNow) }
      }
      if !manner.callsFirst, manner.write == 0 { checked(intent, dismissed) }
      let isStillUp = app.state[node.tab].layers.contains { $0.id == presented.id }
      // A layer that the app hid by another tab meanwhile may come back.
      let isMissed = isStillUp && selected == selections && manner.write == 0
      let isPinnedLately = time.elapsed - (pinnings[presented.id] ?? .seconds(-10)) <= .seconds(1)
      if intent.layers == [presented.id], isMissed, !refusesUser, !isPinnedLately {
        note("\(presented.id), which the user dismissed, is still up")
      }
    }
  }
}

// MARK: What a write may do
extension SimulatedHost {
  /// What the user wants to go by a gesture; all else must stay.
  struct Intent {
    var pages: Set<Page> = []
    var layers: Set<PresentationID> = []
    var question: PresentationID?
    var tab: Place?
    var added: Page?
    var everythingIn: Place?
  }

  private func write(_ intent: Intent, _ body: @escaping @MainActor () -> Void) {
    writes.append((time.elapsed, body))
    checked(intent, body)
  }

  private func checked(_ intent: Intent, _ body: () -> Void) {
    let before = app.state
    body()
    let after = app.state
    guard before != after else { return }
    if before.selectedTab != after.selectedTab, after.selectedTab != intent.tab {
      note("a write selects \(after.selectedTab)")
    }
    var allowed = intent
    if let tab = intent.everythingIn {
      let stack = before[tab]
      allowed.pages.formUnion(stack.path + stack.layers.flatMap(\.path))
      allowed.layers.formUnion(stack.layers.compactMap(\.id))
      allowed.question = stack.confirmation?.id
    }
    if after.pageCount != after.allPages.count, before.pageCount == before.allPages.count {
      note("a write doubles a page")
    }
    let pages = before.allPages.subtracting(after.allPages).subtracting(allowed.pages)
    if !pages.isEmpty { note("a write removes \(pages)") }
    let layers = before.layerIDs.subtracting(after.layerIDs).subtracting(allowed.layers)
    if !layers.isEmpty { note("a write dismisses \(layers)") }
    let questions = before.questionIDs.subtracting(after.questionIDs)
    if !questions.subtracting([allowed.question].compactMap(\.self)).isEmpty {
      note("a write dismisses a question")
    }
    if !after.allPages.subtracting(before.allPages).isSubset(of: [intent.added].compactMap(\.self))
    {
      note("a write brings pages back")
    }
  }

  func note(_ text: String) {
    if fault == nil { fault = text }
  }
}

extension AppState {
  var allPages: Set<Page> { Set(stacks.values.flatMap { $0.path + $0.layers.flatMap(\.path) }) }
  var pageCount: Int {
    stacks.values.map { $0.layers.reduce($0.path.count) { $0 + $1.path.count } }.reduce(0, +)
  }
  var layerIDs: Set<PresentationID> { Set(stacks.values.flatMap { $0.layers.compactMap(\.id) }) }
  var pinnedIDs: Set<PresentationID> {
    Set(
      stacks.values.flatMap { stack in
        stack.layers.filter(\.isInteractiveDismissDisabled).compactMap(\.id)
      })
  }
  var questionIDs: Set<PresentationID> { Set(stacks.values.compactMap { $0.confirmation?.id }) }
}
