public import Navigation

/// The difference between the state that a router reached and the state that a screen requested.
public struct ReachDifference: Sendable, Equatable {
  /// One part of the state with its two values as text.
  public struct Part: Sendable, Equatable {
    /// The name of the part: `window`, `tab`, `columns`, `stack`, `layers`, `confirmation` or `page state`; those of
    /// another tab's stack after the tab's name.
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
    self.init(
      asked: ScreenPath(reaching: asked), reached: ScreenPath(reaching: reached),
      tabs: Array(Tab.allCases))
  }

  /// Compares two paths; nil if they are equal.
  ///
  /// - Parameters:
  ///   - asked: The path that was requested.
  ///   - reached: The path that was reached.
  ///   - tabs: All tabs, in the order of the parts.
  public init?<Tab, Route, Sheet>(
    asked: ScreenPath<Tab, Route, Sheet>, reached: ScreenPath<Tab, Route, Sheet>, tabs: [Tab]
  ) {
    guard asked != reached else { return nil }
    self.init(storedIn: asked, reached, tabs: tabs)
  }

  /// Compares two paths with all that their routes and sheets store, also if `==` compares only ids.
  ///
  /// Instances of classes in equal routes and sheets are not compared.
  init?<Tab, Route, Sheet>(
    storedIn asked: ScreenPath<Tab, Route, Sheet>, _ reached: ScreenPath<Tab, Route, Sheet>,
    tabs: [Tab]
  ) {
    parts = []
    note("window", [asked.window], [reached.window], stored: []) { $0 ?? "the main window" }
    note("tab", [asked.tab], [reached.tab], stored: []) { $0.map { "\($0)" } ?? "none" }
    let (other, otherReached) = (asked.stacks, reached.stacks)
    let home = asked.tab
    noteStack(
      asked.stack, home.map { otherReached[$0] ?? StackState() } ?? reached.stack, prefix: "")
    let names = Set(other.keys).union(otherReached.keys)
    let unlisted = names.subtracting(tabs).sorted {
      String(reflecting: $0) < String(reflecting: $1)
    }
    for tab in tabs + unlisted where tab != home && names.contains(tab) {
      noteStack(
        other[tab] ?? StackState(), otherReached[tab] ?? StackState(), prefix: "\(tab) ")
    }
    if parts.isEmpty { return nil }
  }

  private mutating func noteStack<Route, Sheet>(
    _ asked: StackState<Route, Sheet>, _ reached: StackState<Route, Sheet>, prefix: String
  ) {
    note(
      prefix + "columns", [asked.columns], [reached.columns],
      stored: StoredDifference.all(
        in: asked.columns?.selections ?? [], reached.columns?.selections ?? []),
      Self.describe)
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
    note(prefix + "page state", asked.pageStates, reached.pageStates, stored: [])
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

  private static func describe<Route>(_ columns: SplitColumns<Route>?) -> String {
    guard let columns else { return "no columns" }
    let selections =
      columns.selections.isEmpty
      ? "" : " with \(list(columns.selections.map { "\($0)" }))"
    let visibility =
      columns.visibility == .automatic ? "" : ", visible: \(columns.visibility.rawValue)"
    return "\(columns.count.rawValue) columns\(selections)\(visibility)"
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "nothing" : texts.joined(separator: " › ")
  }

  /// The full text of a confirmation with its buttons, for two with the same title.
  private static func describeInFull(_ confirmation: Confirmation?) -> String {
    guard let confirmation else { return "none" }
    let buttons = confirmation.buttons.map { "\($0.label) (\($0.role.rawValue))" }
    let fields = confirmation.fields.map { field in
      "field \(field.label)" + (field.text.isEmpty ? "" : " with '\(field.text)'")
        + (field.isSecure ? " (secure)" : "")
    }
    let style = confirmation.style == .alert ? ["alert"] : []
    return
      (style + [confirmation.title, confirmation.message].compactMap(\.self) + fields
      + buttons)
      .joined(separator: " · ")
  }

  private static func describe<Route, Sheet>(_ layer: PresentedLayer<Route, Sheet>) -> String {
    let kind =
      switch layer.style {
      case .sheet(.large): "sheet"
      case .sheet(.medium): "medium sheet"
      case .sheet(let detent): "sheet of \(detent)"
      case .fullScreenCover: "cover"
      case .popover(let anchor): "popover" + (anchor.map { " at '\($0)'" } ?? "")
      case .inspector: "inspector"
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

extension ScreenPath {
  /// The stacks of all tabs that are not at their root; that of a path without a tab is missing.
  fileprivate var stacks: [Tab: StackState<Route, Sheet>] {
    var stacks = otherStacks
    if let tab { stacks[tab] = stack }
    return stacks
  }
}
