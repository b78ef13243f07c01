/// Conditions over states that are called tabs.
extension AppIndex {
  /// The state that a condition is a `switch` over, with its enum, if it is called a tab; nil for other views.
  func tabState(of choice: ViewNode) -> (place: StatePlace, type: String?)? {
    guard let (place, type) = choice.switchedState, let type, isCalledTab(place, type) else {
      return nil
    }
    return (place, type)
  }

  /// The first condition over cases if it is over a state that is called a tab, or such a one in a branch of it beside which
  /// another branch is a page, as a log-in; nil if neither is.
  func chosenTabs(in views: [ViewNode]) -> CaseBranches? {
    guard let first = CaseBranches.first(in: views) else { return nil }
    if tabState(of: first.node) != nil { return first }
    let branches = first.node.contents
    for (number, branch) in branches.enumerated() {
      guard let tabs = innerTabs(in: branch.views, depth: 0),
        branches.enumerated().contains(where: { $0 != number && $1.views.onlyOwn != nil })
      else { continue }
      return tabs
    }
    return nil
  }

  /// The condition over a state that is called a tab in the layout of a branch itself, each of whose cases is a view of the
  /// app.
  private func innerTabs(in views: [ViewNode], depth: Int) -> CaseBranches? {
    guard depth < 8 else { return nil }
    for view in views {
      if tabState(of: view) != nil, let tabs = CaseBranches(view) {
        return tabs.views.values.allSatisfy { $0.onlyOwn != nil } ? tabs : nil
      }
      switch view.kind {
      case .own, .framework("ScrollView"), .framework("List"): continue
      default: break
      }
      for content in view.contents {
        if let tabs = innerTabs(in: content.views, depth: depth + 1) { return tabs }
      }
    }
    return nil
  }

  /// Whether a state or its enum is called a tab.
  func isCalledTab(_ place: StatePlace, _ type: String) -> Bool {
    "\(place.property) \(type.lastComponent)".lowercased().includes("tab")
  }
}
