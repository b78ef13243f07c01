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
    didSet { dropEmptyStacks() }
  }

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - selectedTab: The tab in front.
  ///   - stacks: The stacks by tab; a tab that is absent shows its root page.
  public init(selectedTab: Tab, stacks: [Tab: StackState<Route, Sheet>] = [:]) {
    self.selectedTab = selectedTab
    self.stacks = stacks
    dropEmptyStacks()
  }

  /// The stack of a tab.
  public subscript(tab: Tab) -> StackState<Route, Sheet> {
    get { stacks[tab] ?? StackState() }
    set {
      if newValue.isEmpty {
        stacks.removeValue(forKey: tab)
      } else {
        stacks[tab] = newValue
      }
    }
  }

  private mutating func dropEmptyStacks() {
    guard stacks.values.contains(where: \.isEmpty) else { return }
    stacks = stacks.filter { !$0.value.isEmpty }
  }
}
