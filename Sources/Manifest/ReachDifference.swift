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

  /// Creates a difference of one part, for a screen that does not come from a router.
  package init(_ name: String, asked: String, reached: String) {
    parts = [Part(name: name, asked: asked, reached: reached)]
  }

  /// Compares two states; nil if they are equal.
  public init?<Tab, Route, Sheet>(
    asked: NavigationState<Tab, Route, Sheet>, reached: NavigationState<Tab, Route, Sheet>
  ) where Tab: CaseIterable {
    guard asked != reached else { return nil }
    parts = []
    note("tab", asked: "\(asked.selectedTab)", reached: "\(reached.selectedTab)")
    let home = asked.selectedTab
    noteStack(asked[home], reached[home], prefix: "")
    for tab in Tab.allCases where tab != home {
      noteStack(asked[tab], reached[tab], prefix: "\(tab) ")
    }
  }

  private mutating func noteStack<Route, Sheet>(
    _ asked: StackState<Route, Sheet>, _ reached: StackState<Route, Sheet>, prefix: String
  ) {
    note(prefix + "stack", asked: list(asked.path), reached: list(reached.path))
    note(
      prefix + "layers", asked: list(asked.layers.map(describe)),
      reached: list(reached.layers.map(describe)))
    let areTitlesEqual = asked.confirmation?.title == reached.confirmation?.title
    let describe = areTitlesEqual ? describeInFull : { $0?.title ?? "none" }
    note(
      prefix + "confirmation", asked: describe(asked.confirmation),
      reached: describe(reached.confirmation))
  }

  private mutating func note(_ name: String, asked: String, reached: String) {
    guard asked != reached else { return }
    parts.append(Part(name: name, asked: asked, reached: reached))
  }

  private func list(_ values: [some Any]) -> String {
    values.isEmpty ? "nothing" : values.map { "\($0)" }.joined(separator: " › ")
  }

  /// The full text of a confirmation with its buttons, for two with the same title.
  private func describeInFull(_ confirmation: Confirmation?) -> String {
    guard let confirmation else { return "none" }
    let buttons = confirmation.buttons.map { "\($0.label) (\($0.role.rawValue))" }
    return ([confirmation.title, confirmation.message].compactMap(\.self) + buttons)
      .joined(separator: " · ")
  }

  private func describe<Route, Sheet>(_ layer: PresentedLayer<Route, Sheet>) -> String {
    let kind =
      switch layer.style {
      case .sheet(.large): "sheet"
      case .sheet(.medium): "medium sheet"
      case .fullScreenCover: "cover"
      }
    let path = layer.path.isEmpty ? "" : " with \(list(layer.path))"
    return "\(kind) \(layer.item)\(path)"
  }
}

extension ReachDifference: CustomStringConvertible {
  /// One part after the other: "stack: asked for detail, reached nothing".
  public var description: String {
    parts.map { "\($0.name): asked for \($0.asked), reached \($0.reached)" }
      .joined(separator: "; ")
  }
}
