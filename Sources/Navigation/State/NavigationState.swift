/// Where a whole app is: the selected tab and the stack of every tab.
///
/// A tab without an entry shows its root page. An empty stack is never kept, so that two states
/// that look the same are equal.
public struct NavigationState<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Hashable, Sendable {
  /// The tab in front.
  public var selectedTab: Tab
  /// The stacks that are not at their root, by tab.
  public var stacks: [Tab: StackState<Route, Sheet>] {
    get { filled }
    set { filled = newValue.filter { !$0.value.isEmpty } }
  }

  private var filled: [Tab: StackState<Route, Sheet>]

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - selectedTab: The tab in front.
  ///   - stacks: The stacks by tab; a tab that is absent shows its root page.
  public init(selectedTab: Tab, stacks: [Tab: StackState<Route, Sheet>]) {
    self.init(selectedTab: selectedTab)
    self.stacks = stacks
  }

  /// Creates the state in which every tab shows its root page.
  public init(selectedTab: Tab) {
    self.selectedTab = selectedTab
    filled = [:]
  }

  /// Replaces a stack by one that is not empty either.
  mutating func replaceFilled(_ tab: Tab, _ stack: StackState<Route, Sheet>) {
    filled[tab] = stack
  }

  /// The stack of a tab.
  public subscript(tab: Tab) -> StackState<Route, Sheet> {
    get { filled[tab] ?? StackState() }
    set {
      if newValue.isEmpty {
        filled.removeValue(forKey: tab)
      } else {
        filled[tab] = newValue
      }
    }
  }
}
