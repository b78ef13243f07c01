// The stacks are written as a list, not as a dictionary: keys that are neither strings nor numbers
// would come out as an unordered flat array, and the same state would give different bytes.
extension NavigationState: Encodable where Tab: Encodable, Route: Encodable, Sheet: Encodable {
  /// Writes the selected tab and the stacks that are not at their root, in a stable order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NavigationStateKey.self)
    try container.encode(selectedTab, forKey: .selectedTab)
    let entries = stacks.map { TabEntry(tab: $0.key, stack: $0.value) }
      .sorted { String(reflecting: $0.tab) < String(reflecting: $1.tab) }
    try container.encode(entries, forKey: .stacks)
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
    let stacks = Dictionary(entries.map { ($0.tab, $0.stack) }, uniquingKeysWith: { $1 })
    self.init(selectedTab: selectedTab, stacks: stacks)
  }
}

enum NavigationStateKey: String, CodingKey {
  case selectedTab, stacks
}

/// A tab and its stack, as they are stored.
struct TabEntry<Tab, Stack> {
  var tab: Tab
  var stack: Stack
}

extension TabEntry: Encodable where Tab: Encodable, Stack: Encodable {}
extension TabEntry: Decodable where Tab: Decodable, Stack: Decodable {}
