extension TabRouter {
  /// Brings a tab to the front; its stack is as it was left.
  @discardableResult
  public func select(_ tab: Tab) -> NavigationOutcome {
    perform { $0.selectedTab = tab }
  }

  /// What a tap on a tab does: brings it to the front, or returns it to its root if it is there.
  ///
  /// The root page is then what the user sees: layers and a confirmation go as well.
  @discardableResult
  public func reselect(_ tab: Tab) -> NavigationOutcome {
    guard store.state.selectedTab == tab else { return select(tab) }
    return perform { $0[tab] = StackState() }
  }

  /// Goes to a screen in one change: tab, pages, layers and confirmation.
  ///
  /// What was up before is gone. A layer at the same place with the same item is the same layer and stays up.
  ///
  /// - Parameters:
  ///   - path: The screen; without a tab it means the home tab's.
  ///   - otherTabs: What happens to the tabs that the path does not go to.
  ///   - origin: Who asks.
  @discardableResult
  public func visit(
    _ path: ScreenPath<Tab, Route, Sheet>, otherTabs: OtherTabs = .reset,
    origin: NavigationOrigin = .code
  ) -> NavigationOutcome {
    perform(as: origin) { [homeTab] in
      $0.visit(path, homeTab: homeTab, otherTabs: otherTabs)
    }
  }

  /// Goes to a screen of a manifest in one change.
  @discardableResult
  public func navigate(
    to screen: some ScreenPathConvertible<Tab, Route, Sheet>, otherTabs: OtherTabs = .reset
  ) -> NavigationOutcome {
    visit(screen.navigationPath, otherTabs: otherTabs)
  }
}
