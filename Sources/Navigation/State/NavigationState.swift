/// The navigation state of a whole app: the selected tab and the stack of every tab.
///
/// A tab without an entry shows its root page. An empty stack is never stored, so that two states
/// that look the same are equal.
public struct NavigationState<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Hashable, Sendable {
  // The selected tab's stack is stored outside the dictionary: most changes affect only that stack, and then
  // nothing is hashed.
  private var frontTab: Tab
  private var frontStack: StackState<Route, Sheet>
  /// The stacks behind the selected tab that are not at their root, by tab.
  private(set) var backgroundStacks: [Tab: StackState<Route, Sheet>]
  /// The name of the window that shows the state; nil for the main window.
  public var window: String?

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
    // A dictionary literal is a witness-table call in generic code.
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
      // An empty dictionary need not hash the tab. 'count' is direct; 'isEmpty' is a witness-table call.
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

// The stacks are written as a list, not as a dictionary: keys that are neither strings nor numbers
// would come out as an unordered flat array, and the same state would give different bytes.
extension NavigationState: Encodable where Tab: Encodable, Route: Encodable, Sheet: Encodable {
  /// Writes the selected tab and the stacks that are not at their root, in a stable order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NavigationStateKey.self)
    try container.encode(selectedTab, forKey: .selectedTab)
    try container.encode(TabEntry.sorted(stacks), forKey: .stacks)
    try container.encodeIfPresent(window, forKey: .window)
  }
}

extension NavigationState: Decodable where Tab: Decodable, Route: Decodable, Sheet: Decodable {
  /// Reads a state; the last of two entries for one tab counts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NavigationStateKey.self)
    let selectedTab = try container.decode(Tab.self, forKey: .selectedTab)
    let entries =
      try container.decodeIfPresent(
        [TabEntry<Tab, StackState<Route, Sheet>>].self, forKey: .stacks) ?? []
    self.init(selectedTab: selectedTab, stacks: TabEntry.stacks(entries))
    window = try container.decodeIfPresent(String.self, forKey: .window)
  }
}

enum NavigationStateKey: String, CodingKey {
  case selectedTab, stacks, window
}

/// A tab and its stack, as they are stored.
struct TabEntry<Tab: Hashable, Stack> {
  var tab: Tab
  var stack: Stack

  /// The entries of a dictionary in a stable order.
  static func sorted(_ stacks: [Tab: Stack]) -> [TabEntry] {
    stacks.map { TabEntry(tab: $0.key, stack: $0.value) }
      .sorted { String(reflecting: $0.tab) < String(reflecting: $1.tab) }
  }

  /// The stacks by tab; the last of two entries for one tab counts.
  static func stacks(_ entries: [TabEntry]) -> [Tab: Stack] {
    Dictionary(entries.map { ($0.tab, $0.stack) }, uniquingKeysWith: { $1 })
  }
}

extension TabEntry: Encodable where Tab: Encodable, Stack: Encodable {}
extension TabEntry: Decodable where Tab: Decodable, Stack: Decodable {}
