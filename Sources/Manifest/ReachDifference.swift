public import Navigation

/// The difference between the state that a router reached and the state that a screen requested.
public struct ReachDifference: Sendable, Equatable {
  /// One part of the state with its two values as text.
  public struct Part: Sendable, Equatable {
    /// The name of the part: `tab`, `stack`, `layers`, `confirmation`, or one of these after another tab's name.
    public var name: String
    /// The value that the screen requested.
    public var asked: String
    /// The value that the router reached.
    public var reached: String
  }

  /// The parts that differ, at least one.
  public var parts: [Part]

  /// The stored values of routes and sheets that differ.
  private(set) var stored: [StoredDifference] = []

  /// The payloads that are other values each time the path is read, as text; nil for a stable path.
  package var unstablePayloads: [String]?

  /// Creates a difference of one part, for a screen that does not come from a router.
  package init(_ name: String, asked: String, reached: String) {
    parts = [Part(name: name, asked: asked, reached: reached)]
  }

  /// Compares two states; nil if they are equal.
  public init?<Tab, Route, Sheet>(
    asked: NavigationState<Tab, Route, Sheet>, reached: NavigationState<Tab, Route, Sheet>
  ) where Tab: CaseIterable {
    guard asked != reached else { return nil }
    self.init(storedIn: asked, reached)
  }

  /// Compares two states with all that their routes and sheets store, also if `==` compares only ids.
  ///
  /// Instances of classes in equal routes and sheets are not compared.
  init?<Tab, Route, Sheet>(
    storedIn asked: NavigationState<Tab, Route, Sheet>,
    _ reached: NavigationState<Tab, Route, Sheet>
  ) where Tab: CaseIterable {
    parts = []
    note("tab", [asked.selectedTab], [reached.selectedTab], stored: [])
    let home = asked.selectedTab
    noteStack(asked[home], reached[home], prefix: "")
    let tabs = Set(asked.stacks.keys).union(reached.stacks.keys)
    for tab in tabs.inDeclaredOrder where tab != home {
      noteStack(asked[tab], reached[tab], prefix: "\(tab) ")
    }
    if parts.isEmpty { return nil }
  }

  private mutating func noteStack<Route, Sheet>(
    _ asked: StackState<Route, Sheet>, _ reached: StackState<Route, Sheet>, prefix: String
  ) {
    note(
      prefix + "stack", asked.path, reached.path,
      stored: StoredDifference.all(in: asked.path, reached.path))
    var stored: [StoredDifference] = []
    if asked.layers.count == reached.layers.count {
      for (one, other) in zip(asked.layers, reached.layers) {
        stored += StoredDifference.all(in: [one.item], [other.item])
        stored += StoredDifference.all(in: one.path, other.path)
      }
    }
    note(prefix + "layers", asked.layers, reached.layers, stored: stored, Self.describe)
    let areTitlesEqual = asked.confirmation?.title == reached.confirmation?.title
    note(
      prefix + "confirmation", [asked.confirmation], [reached.confirmation], stored: [],
      areTitlesEqual ? Self.describeInFull : { $0?.title ?? "none" })
  }

  /// Notes a part if its values are unequal or store other values.
  private mutating func note<Value: Equatable>(
    _ name: String, _ asked: [Value], _ reached: [Value], stored: [StoredDifference],
    _ describe: (Value) -> String = { "\($0)" }
  ) {
    guard asked != reached || !stored.isEmpty else { return }
    self.stored += stored
    var part = Part(
      name: name, asked: Self.list(asked.map(describe)),
      reached: Self.list(reached.map(describe)))
    if part.asked == part.reached, !stored.isEmpty {
      part.asked = stored.map { "'\($0.place)' \($0.one)" }.joined(separator: ", ")
      part.reached = stored.map(\.other).joined(separator: ", ")
    }
    if part.asked == part.reached { part.reached = "an unequal value with the same description" }
    parts.append(part)
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "nothing" : texts.joined(separator: " › ")
  }

  /// The full text of a confirmation with its buttons, for two with the same title.
  private static func describeInFull(_ confirmation: Confirmation?) -> String {
    guard let confirmation else { return "none" }
    let buttons = confirmation.buttons.map { "\($0.label) (\($0.role.rawValue))" }
    return ([confirmation.title, confirmation.message].compactMap(\.self) + buttons)
      .joined(separator: " · ")
  }

  private static func describe<Route, Sheet>(_ layer: PresentedLayer<Route, Sheet>) -> String {
    let kind =
      switch layer.style {
      case .sheet(.large): "sheet"
      case .sheet(.medium): "medium sheet"
      case .fullScreenCover: "cover"
      }
    let path = layer.path.isEmpty ? "" : " with \(list(layer.path.map { "\($0)" }))"
    let swipe = layer.isInteractiveDismissDisabled ? " that a swipe does not dismiss" : ""
    return "\(kind) \(layer.item)\(path)\(swipe)"
  }
}

extension ReachDifference: CustomStringConvertible {
  /// One part after the other: "stack: asked for detail, reached nothing"; or why the path is not stable.
  public var description: String {
    if let unstablePayloads { return Self.instability(unstablePayloads) }
    return parts.map { "\($0.name): asked for \($0.asked), reached \($0.reached)" }
      .joined(separator: "; ")
  }
}

extension ReachDifference {
  private static func instability(_ payloads: [String]) -> String {
    let subject = payloads.isEmpty ? "it" : payloads.joined(separator: ", ")
    return "its path is not stable: \(subject) \(payloads.count > 1 ? "differ" : "differs") each "
      + "time 'navigationPath' is read"
  }
}
