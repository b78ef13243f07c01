extension [GraphBuilder.Edge] {
  /// Removes the edges of one screen that a tab bar of the app's own makes: buttons at one place that lead to all other
  /// tabs, as a bar of the system does on each screen.
  ///
  /// Such a list in a sheet is no bar. Where the tabs come only under a condition, a control there after which all of them
  /// come, as one to log in, leads to the first.
  ///
  /// - Parameters:
  ///   - start: The number of the screen's first edge.
  ///   - path: The way to the screen.
  ///   - tabs: The tabs of the app.
  mutating func removeTabBar(
    from start: Int, on path: GraphPath, tabs: TargetSearch.TabSelection
  ) {
    guard path.layers.isEmpty else {
      if tabs.areConditional { keepFirstTab(from: start, tabs: tabs.barCount) }
      return
    }
    var targets: [SourcePlace: Set<ScreenKey>] = [:]
    // Another first page, as after a log-in, is no tab.
    for edge in self[start...] where edge.target.role == .tab {
      targets[edge.place, default: []].insert(edge.target)
    }
    let bars = targets.filter { $0.value.count > 1 && $0.value.count >= tabs.barCount - 1 }
    guard !bars.isEmpty else { return }
    let kept = self[start...].filter { $0.target.role != .tab || bars[$0.place] == nil }
    replaceSubrange(start..., with: kept)
  }

  /// Leaves one edge of each control or event of one screen that leads to all tabs: the one to the first of them.
  private mutating func keepFirstTab(from start: Int, tabs: Int) {
    var targets: [Control: [ScreenKey]] = [:]
    for edge in self[start...] where edge.target.role == .tab {
      targets[Control(edge), default: []].append(edge.target)
    }
    let several = targets.filter { $0.value.count > 1 && $0.value.count >= tabs }
    guard !several.isEmpty else { return }
    let kept = self[start...].filter { edge in
      guard edge.target.role == .tab, let all = several[Control(edge)] else { return true }
      return edge.target == all[0]
    }
    replaceSubrange(start..., with: kept)
  }

  /// What makes edges of one screen the same control's.
  private struct Control: Hashable {
    var place: SourcePlace
    var text: String?
    var symbol: String?

    init(_ edge: GraphBuilder.Edge) {
      place = edge.place
      (text, symbol) = (edge.control?.text, edge.control?.symbol)
    }
  }

  /// Removes the edges of one screen that select the tab that it is: they lead nowhere.
  ///
  /// - Parameters:
  ///   - tab: The screen.
  ///   - start: The number of the screen's first edge.
  mutating func removeShownTab(_ tab: ScreenKey, from start: Int) {
    let kept = self[start...].filter { $0.kind != .tab || $0.target != tab }
    replaceSubrange(start..., with: kept)
  }
}

extension TargetSearch.TabSelection {
  /// Whether the tabs come only under a condition, such as that somebody is logged in.
  fileprivate var areConditional: Bool {
    roots.allSatisfy { $0.bar == nil || !$0.conditions.isEmpty }
  }
}

extension TargetSearch {
  /// Whether something outside of the app, as a link, selects a tab that people see in the bar at the same time: no page leads
  /// to another one by that.
  func isOnBar(_ target: Target, of trigger: Trigger) -> Bool {
    trigger.isFromOutside && target.kind == .tab && target.key.role == .tab
      && tabs.roots.contains {
        $0.key == target.key && $0.bar != nil && $0.bar == tabs.current?.bar
      }
  }
}
