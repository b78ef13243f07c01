/// Where a link names its tab.
public enum LinkTabPlace: String, Hashable, Sendable, CaseIterable {
  /// In the query: `detail/1?tab=profile`.
  case query
  /// As the first component: `profile/detail/1`.
  ///
  /// Where a page begins with the same name as a tab, the page is meant, and it selects the tab:
  /// with a tab `recipes` and a page `recipes/1`, that link is the page in its tab. `?tab=` is read
  /// all the same, and written where the first component would be read as something else.
  case firstComponent
}
