import Navigation
import TestSupport

/// A router with a simulated host, and a record of the expected callbacks.
@MainActor
package final class HostRun {
  private let app = App(homeTab: .home)
  private let host: SimulatedHost
  private var nextPage = 0
  /// The presentations with an `onDismiss`, and how often it has run.
  private var dismissals: [(id: PresentationID?, count: Counter)] = []
  /// The questions asked by code, with the taps and the runs of their first button.
  private var answers: [PresentationID: (taps: Counter, runs: Counter)] = [:]

  /// Creates a run.
  ///
  /// - Parameter fault: A fault to simulate, to test the test.
  package init(fault: HostFault? = nil) {
    var bindings = HostBindings(app)
    fault?.spoil(&bindings, app)
    host = SimulatedHost(app, bindings: bindings)
    app.gate.addGuard { [unowned host] proposal in
      host.refusesUser && proposal.origin == .user ? .block : .allow
    }
  }

  /// Runs all steps.
  ///
  /// - Returns: The first failure; nil without one.
  package func run(_ steps: some Sequence<HostStep>) -> String? {
    for step in steps {
      host.pass(step.pause)
      host.manner = step.manner
      perform(step)
      host.evaluateIfNeeded()
      if let fault = host.fault { return "after \(step): \(fault)" }
    }
    return nil
  }

  private func perform(_ step: HostStep) {
    switch step.action {
    case .code(let verbs): for verb in verbs { perform(verb) }
    case .guardRefusesUser(let refuses): host.refusesUser = refuses
    case .tapTab(let tab): host.tapTab(tab)
    case .swipeBack(let count): host.swipeBack(count, step.manner)
    case .openLink: host.openLink(newPage())
    case .swipeDown: host.swipeDown(step.manner)
    case .appendPages: host.appendPages([newPage(), newPage()])
    case .callDismiss: host.callDismiss(step.manner)
    case .tapButton(let index, let writesFirst):
      host.tapButton(index, writesFirst: writesFirst) { question in
        if index == 0, let id = question.id { answers[id]?.taps.hit() }
      }
    case .tapOutside: host.tapOutside()
    case .layoutPass: host.layoutPass()
    case .repeatWrite(let index): host.repeatWrite(index)
    case .swapTrees: host.swapTrees()
    case .settle: settle()
    }
  }

  private func newPage() -> Page {
    nextPage += 1
    return .detail(nextPage)
  }

  private func perform(_ verb: HostStep.Verb) {
    switch verb {
    case .push, .pushIn, .reset: pushPage(verb)
    case .pop(let count): app.pop(count)
    case .popToRoot: app.popToRoot()
    case .present(let item, let style, let isPinned):
      let count = Counter()
      app.present(item, style: style, isInteractiveDismissDisabled: isPinned) { count.hit() }
      dismissals.append((app.state[app.selectedTab].layers.last?.id, count))
    case .dismiss(let count): app.dismiss(count)
    case .dismissAll: app.dismissAll()
    case .changePayload(let item):
      let stack = app.activeStack
      if let top = stack.state.layers.indices.last { stack.state.layers[top].item = item }
    case .pin(let isPinned):
      let stack = app.activeStack
      if let top = stack.state.layers.indices.last {
        stack.state.layers[top].isInteractiveDismissDisabled = isPinned
      }
    case .ask(let number): ask(number, again: false)
    case .askAgain: ask(0, again: true)
    case .dismissQuestion: app.dismissConfirmation()
    case .select(let tab): app.select(tab)
    case .visit(let tab, let layers, let others):
      app.visit(
        AppPath(tab: tab, routes: [newPage()], layers: layers.map { .sheet($0) }), otherTabs: others
      )
      host.lastPush = host.time.elapsed
    }
  }

  private func pushPage(_ verb: HostStep.Verb) {
    host.lastPush = host.time.elapsed
    switch verb {
    case .pushIn(let tab): app.router(for: tab).push(newPage())
    case .reset: app.resetAndNavigate(to: newPage())
    default: app.push(newPage())
    }
  }

  private func ask(_ number: Int, again: Bool) {
    let runs = Counter()
    app.presentConfirmation(title: "Question \(number)", destructiveLabel: "Yes") {
      [unowned self] in
      runs.hit()
      if again { ask(number, again: false) }
    }
    if let id = app.state[app.selectedTab].confirmation?.id { answers[id] = (Counter(), runs) }
  }
}

// MARK: Checks when no animation runs
extension HostRun {
  private func settle() {
    host.pass(6_000)
    let state = app.state
    if host.shownTab != state.selectedTab {
      host.note("\(host.shownTab) is shown, \(state.selectedTab) is selected")
    }
    for tab in Place.allCases {
      guard let root = host.roots[tab] else { continue }
      compare(root, with: state[tab], isSelected: tab == state.selectedTab)
    }
    checkClosures(state)
  }

  private func compare(_ root: HostLevel, with stack: StackValue, isSelected: Bool) {
    let shown = root.chain
    let layers = isSelected ? stack.layers : []
    let ids = shown.compactMap(\.presented?.id)
    if ids != layers.compactMap(\.id) {
      host.note(
        "\(ids) are shown over \(root.tab), the state has \(layers.map { "\($0.id as Any)" })")
      return
    }
    for (node, pages) in zip(shown, [stack.path] + layers.map(\.path)) where node.pages != pages {
      host.note("\(node.pages) are shown at \(node.level) of \(root.tab), the state has \(pages)")
    }
    for (node, layer) in zip(shown, layers)
    where node.presented?.isCover != (layer.style == .fullScreenCover) {
      host.note("a sheet is shown as a cover, or a cover as a sheet")
    }
    let asked = isSelected ? stack.confirmation?.id : nil
    if shown.last?.dialog?.id != asked {
      host.note(
        "the dialog is \(shown.last?.dialog?.id as Any), the state asks \(asked as Any) over \(root.tab)"
      )
    }
    if shown.dropLast().contains(where: { $0.dialog != nil }) {
      host.note("a dialog under a layer")
    }
  }

  private func checkClosures(_ state: AppState) {
    let up = state.layerIDs
    for (id, count) in dismissals {
      guard let id else { continue }
      if count.count != (up.contains(id) ? 0 : 1) {
        host.note("the onDismiss of \(id) has run \(count.count) times")
      }
    }
    dismissals.removeAll { entry in entry.id.map { !up.contains($0) } ?? true }
    for (id, answer) in answers where answer.taps.count != answer.runs.count {
      host.note("\(answer.taps.count) taps ran the action of \(id) \(answer.runs.count) times")
    }
    let asked = state.questionIDs
    answers = answers.filter { asked.contains($0.key) }
  }
}
