import Navigation
import Observation

/// A model of SwiftUI's side of a router.
///
/// It has the state that SwiftUI has: what is on the screen, bindings of earlier evaluations, running animations. It
/// knows the router only by observation and by its bindings, and does what SwiftUI is known to do with them:
/// it writes late, twice or not at all, and loses a presentation that begins during another one or a dismissal.
@MainActor
final class SimulatedHost {
  let app: App
  let time = HostTime()
  let bindings: HostBindings
  var roots: [Place: HostLevel] = [:]
  var shownTab: Place
  var tabBinding: RouterBinding<Place>
  var sidebarBinding: RouterBinding<Place?>
  /// The selected row of the sidebar; nil with a tab bar.
  private(set) var sidebarTab: Place?
  var hasSidebar = false
  var needsEvaluation = true
  /// Changes with the view tree; actions of an older tree are cancelled.
  var generation = 0
  /// The latest writes, which SwiftUI may repeat.
  var writes: [(at: Duration, again: @MainActor () -> Void)] = []
  /// How SwiftUI performs the actions that begin now.
  var manner = HostStep.Manner(
    animation: 400, write: 0, usesNewestBinding: false, callsFirst: false)
  /// Whether a guard of the app refuses the user's actions.
  var refusesUser = false
  /// The pages that layers had when they were dismissed.
  var departedPages: [PresentationID: [Page]] = [:]
  var selections = 0
  /// When layers that could be swiped down were pinned.
  var pinnings: [PresentationID: Duration] = [:]
  /// The time of the app's latest push.
  var lastPush = Duration.seconds(-10)
  /// The first forbidden effect of a write.
  var fault: String?

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

  func follow(_ event: NavigationEvent<AppState>) {
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
  /// Evaluates the views if anything that they read has changed.
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
    if rounds == 20 { note("the views are evaluated endlessly") }
  }

  func evaluate() {
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

  /// The selected tab of the tab bar or of the sidebar; the other one does not exist and observes nothing.
  func evaluateSelection() -> Place {
    guard hasSidebar else {
      tabBinding = bindings.tab()
      sidebarTab = nil
      return tabBinding.get()
    }
    sidebarBinding = bindings.sidebar()
    sidebarTab = sidebarBinding.get()
    return sidebarTab ?? shownTab
  }

  func evaluate(_ node: HostLevel) {
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
      note("\(presented.id) is dismissed with \(presented.content.pages), it had \(pages)")
    }
  }

  func wantedItem(of node: HostLevel) -> Cover? {
    let (sheet, cover) = (node.sheet.get(), node.cover.get())
    if sheet != nil, cover != nil { note("a sheet and a cover at one level") }
    return sheet ?? cover
  }

  func present(_ wanted: Cover?, over node: HostLevel) {
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
      // Another item, or the same again, during a presentation or dismissal: SwiftUI dismisses it and loses the new one.
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

  func showDialog(over node: HostLevel) {
    let isAsked = node.question.get()
    if isAsked, !node.sawQuestion { node.dialog = bindings.askedQuestion(node.tab, node.level) }
    if !isAsked { node.dialog = nil }
    node.sawQuestion = isAsked
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
