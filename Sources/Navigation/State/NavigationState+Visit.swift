/// What a visit does with the tabs that it does not go to.
public enum OtherTabs: String, Hashable, Sendable, Codable, CaseIterable {
  /// Their pages stay; layers and confirmations, which would cover the target, go.
  case keep
  /// Each returns to its root page.
  case reset
}

extension NavigationState {
  /// The state that a visit of the path ends in when nothing else is kept.
  ///
  /// - Parameters:
  ///   - path: The screen to show.
  ///   - homeTab: The tab that a path without a tab means.
  @inline(__always)
  public init(visiting path: ScreenPath<Tab, Route, Sheet>, homeTab: Tab) {
    self.init(selectedTab: path.tab ?? homeTab, stack: path.stack)
  }

  /// Goes to a screen: tab, pages, layers and confirmation at once.
  ///
  /// - Parameters:
  ///   - path: The screen to show.
  ///   - homeTab: The tab that a path without a tab means.
  ///   - otherTabs: What happens to the tabs that the path does not go to.
  public mutating func visit(
    _ path: ScreenPath<Tab, Route, Sheet>, homeTab: Tab, otherTabs: OtherTabs = .reset
  ) {
    let old = self
    self = Self(visiting: path, homeTab: homeTab)
    if otherTabs == .keep {
      for (tab, stack) in old.stacks where tab != selectedTab {
        self[tab] = StackState(path: stack.path)
      }
    }
  }
}
