import Navigation

// The gestures of the user.
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

  /// Goes back some pages with a gesture, or with the menu of the Back button.
  func swipeBack(_ count: Int, _ manner: HostStep.Manner) {
    guard let node = screen.last, node.dialog == nil, !node.isMoving, !node.pages.isEmpty,
      isAtRest(node)
    else { return }
    // Nobody opens that menu on a page that was pushed less than a second ago.
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
      // A newer binding contains pages on top of those that the gesture began with.
      let isNewest = manner.usesNewestBinding && node.path.get().starts(with: startPages)
      let binding = isNewest ? node.path : start
      write(intent) { binding.set(target) }
      let rest = app.state.allPages.intersection(left)
      if !refusesUser, !rest.isEmpty { note("the user left \(rest), which are still in the path") }
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
    // It is presented again only after the item was another one or nil.
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
      note("a view has appended \(pages) without effect")
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

  /// Whether no animation runs up to a level.
  func isAtRest(_ node: HostLevel) -> Bool {
    screen.allSatisfy { !$0.isMoving && ($0.presented.map { $0.phase == .up } ?? true) }
  }
}
