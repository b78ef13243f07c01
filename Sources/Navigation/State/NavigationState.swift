/// Where a whole app is: the selected tab and the stack of every tab.
///
/// A tab without an entry shows its root page. An empty stack is never kept, so that two states
/// that look the same are equal.
public struct NavigationState<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Hashable, Sendable {
  // The selected tab's stack is kept outside of the dictionary: most changes touch no other, and then
  // nothing is hashed.
  private var frontTab: Tab
  private var frontStack: StackState<Route, Sheet>
  /// The stacks behind the selected tab that are not at their root, by tab.
  private(set) var backgroundStacks: [Tab: StackState<Route, Sheet>]

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
    self.init(selectedTab: selectedTab, stack: StackState())
  }

  /// Creates the state in which every tab but the selected one shows its root page.
  @inline(__always)
  init(selectedTab: Tab, stack: StackState<Route, Sheet>) {
    frontTab = selectedTab
    frontStack = stack
    // A literal is a call through tables in generic code.
    backgroundStacks = Dictionary()
  }

  /// The tab in front.
  public var selectedTab: Tab {
    get { frontTab }
    set {
      guard newValue != frontTab else { return }
      if !frontStack.isEmpty { backgroundStacks[frontTab] = frontStack }
      frontStack = StackState()
      if backgroundStacks.count > 0, let stack = backgroundStacks.removeValue(forKey: newValue) {
        frontStack = stack
      }
      frontTab = newValue
    }
  }

  /// The stacks that are not at their root, by tab; a read and a write take O(number of stacks).
  public var stacks: [Tab: StackState<Route, Sheet>] {
    get {
      var stacks = backgroundStacks
      if !frontStack.isEmpty { stacks[frontTab] = frontStack }
      return stacks
    }
    set {
      backgroundStacks = newValue.filter { !$0.value.isEmpty }
      frontStack = backgroundStacks.removeValue(forKey: frontTab) ?? StackState()
    }
  }

  /// The stack of a tab.
  public subscript(tab: Tab) -> StackState<Route, Sheet> {
    get {
      if tab == frontTab { return frontStack }
      // An empty dictionary need not hash the tab, and 'count' is no call through tables as 'isEmpty' is.
      return backgroundStacks.count == 0 ? StackState() : backgroundStacks[tab] ?? StackState()
    }
    set {
      if tab == frontTab {
        frontStack = newValue
      } else if newValue.isEmpty {
        if backgroundStacks.count > 0 { backgroundStacks.removeValue(forKey: tab) }
      } else {
        backgroundStacks[tab] = newValue
      }
    }
  }

  /// The selected tab's stack.
  var selectedStack: StackState<Route, Sheet> {
    @inline(__always)
    get { frontStack }
    @inline(__always)
    _modify { yield &frontStack }
  }
}
