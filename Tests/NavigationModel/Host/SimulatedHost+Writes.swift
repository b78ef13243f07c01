import Navigation

// SwiftUI's own actions.
extension SimulatedHost {
  func layoutPass() {
    app.noteLayoutChange()
    writeSameTab()
  }

  /// SwiftUI writes the shown tab again.
  func writeSameTab() {
    let write = select(shownTab)
    time.schedule(after: .milliseconds(100)) { [self] in self.write(Intent(), write) }
  }

  /// Selects a tab, in the tab bar or in the sidebar.
  func select(_ tab: Place) -> @MainActor () -> Void {
    let (bar, sidebar) = (tabBinding, sidebarBinding)
    guard hasSidebar else { return { bar.set(tab) } }
    return { sidebar.set(tab) }
  }

  /// Repeats one of the latest writes.
  func repeatWrite(_ index: Int) {
    writes.removeAll { time.elapsed - $0.at > .milliseconds(800) }
    guard writes.indices.contains(index) else { return }
    let again = writes[writes.count - 1 - index].again
    checked(Intent(), again)
  }

  /// Discards the views and creates new ones, as a change of the size class may.
  func swapTrees() {
    hasSidebar.toggle()
    app.noteLayoutChange()
    makeTrees()
  }

  func makeTrees() {
    generation += 1
    roots = [:]
    needsEvaluation = true
    evaluateIfNeeded()
    writeSameTab()
  }

  func leaveByCode(_ presented: HostPresentation, of node: HostLevel) {
    presented.phase = .leavingByCode
    // The layers over it are dismissed with it.
    end(presented, of: node, manner, Intent())
  }

  func end(
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
      // A layer that the app hid by selecting another tab may be presented again.
      let isMissed = isStillUp && selected == selections && manner.write == 0
      let isPinnedLately = time.elapsed - (pinnings[presented.id] ?? .seconds(-10)) <= .seconds(1)
      if intent.layers == [presented.id], isMissed, !refusesUser, !isPinnedLately {
        note("\(presented.id), which the user dismissed, is still presented")
      }
    }
  }
}

// MARK: The allowed effects of a write
extension SimulatedHost {
  /// What the user removes by a gesture; everything else must stay.
  struct Intent {
    var pages: Set<Page> = []
    var layers: Set<PresentationID> = []
    var question: PresentationID?
    var tab: Place?
    var added: Page?
    var everythingIn: Place?
  }

  func write(_ intent: Intent, _ body: @escaping @MainActor () -> Void) {
    writes.append((time.elapsed, body))
    checked(intent, body)
  }

  func checked(_ intent: Intent, _ body: () -> Void) {
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
