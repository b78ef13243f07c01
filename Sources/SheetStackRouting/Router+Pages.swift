// In each function, nil means the selected tab, and a tab that is given is not selected. Sheets
// stay.
extension Router {
  /// Adds a page to a tab.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - policy: What happens to the tab's pages.
  ///   - tab: The tab, or nil for the selected one.
  public func navigateTo(
    _ destination: Destination, policy: NavigationPolicy = .append, for tab: Tab? = nil
  ) {
    navigateTo([destination], policy: policy, for: tab)
  }

  /// Adds pages to a tab.
  ///
  /// An empty array empties the tab with the policy `replace`, and changes nothing with another
  /// policy.
  ///
  /// - Parameters:
  ///   - destinations: The pages, bottom first.
  ///   - policy: What happens to the tab's pages.
  ///   - tab: The tab, or nil for the selected one.
  public func navigateTo(
    _ destinations: [Destination], policy: NavigationPolicy = .replace, for tab: Tab? = nil
  ) {
    stack(of: tab).navigate(to: destinations, policy: policy)
  }

  /// Removes the last page of a tab, or nothing at the root.
  ///
  /// - Parameter tab: The tab, or nil for the selected one.
  public func popNavigation(for tab: Tab? = nil) {
    stack(of: tab).pop()
  }

  /// Removes all pages of a tab.
  ///
  /// - Parameter tab: The tab, or nil for the selected one.
  public func popToRoot(for tab: Tab? = nil) {
    navigateTo([], policy: .replace, for: tab)
  }

  /// Removes pages of a tab until its last page matches, or all if no page matches.
  ///
  /// - Parameters:
  ///   - predicate: Whether a page matches. It is asked from the last page down.
  ///   - tab: The tab, or nil for the selected one.
  public func popTo(where predicate: (Destination) -> Bool, for tab: Tab? = nil) {
    stack(of: tab).pop(to: predicate)
  }
}
