public import Foundation

extension Router {
  /// Shows the pages of a link instead of those of its tab.
  ///
  /// The pages are replaced before this function returns. Sheets and the pages of other tabs stay.
  ///
  /// - Parameter url: The link, as `URLNavigationHelper.parse` reads it.
  /// - Returns: Whether the link was followed. If not, nothing changes.
  @discardableResult
  public func navigate(to url: URL) -> Bool {
    navigate(to: url, policy: .replace, deepPush: true)
  }

  /// Shows the pages of a link.
  ///
  /// - Parameters:
  ///   - url: The link, as `URLNavigationHelper.parse` reads it.
  ///   - policy: What happens to the pages of the link's tab.
  ///   - deepPush: Accepted for source compatibility. The pages are shown at once with either
  ///     value.
  /// - Returns: Whether the link was followed. If not, nothing changes.
  @discardableResult
  public func navigate(
    to url: URL, policy: NavigationPolicy = .replace, deepPush: Bool = true
  ) -> Bool {
    let link = URLNavigationHelper.parse(
      url, tabType: Tab.self, destinationType: Destination.self)
    guard let link else { return false }
    if let tab = link.tab { selectedTab = tab }
    navigateTo(link.destinations, policy: policy)
    return true
  }
}
