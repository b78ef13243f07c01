/// A navigation state made from a router of another design, with what the design has and a state lacks.
public struct NavigationConversion<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Hashable, Sendable {
  /// The state.
  public var state: NavigationState<Tab, Route, Sheet>
  /// What the state does not express; empty if it expresses everything.
  public var losses: [ConversionLoss<Tab, Route, Sheet>]

  /// Creates a conversion.
  public init(
    _ state: NavigationState<Tab, Route, Sheet>, losses: [ConversionLoss<Tab, Route, Sheet>] = []
  ) {
    self.state = state
    self.losses = losses
  }
}

/// A stack's state made from a router of another design, with what the design has and a state lacks.
public struct StackConversion<Route: Hashable & Sendable, Sheet: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The state.
  public var state: StackState<Route, Sheet>
  /// What the state does not express; empty if it expresses everything.
  public var losses: [ConversionLoss<Never, Route, Sheet>]

  /// Creates a conversion.
  public init(
    _ state: StackState<Route, Sheet>, losses: [ConversionLoss<Never, Route, Sheet>] = []
  ) {
    self.state = state
    self.losses = losses
  }
}

/// A part of a navigation state that a conversion between two router designs cannot express.
public struct ConversionLoss<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Hashable, Sendable {
  /// What is lost.
  public enum Part: Hashable, Sendable {
    /// Pages that have no place.
    case path([Route])
    /// A layer that has no place.
    case layer(PresentedLayer<Route, Sheet>)
    /// The pages inside a layer; the layer itself is kept.
    case layerPath([Route], in: Sheet)
    /// The style of a layer, which is kept in another one.
    case style(PresentationStyle, of: Sheet)
    /// The order of layers, which are all kept; bottom first.
    case order([Sheet])
    /// A question that has no place.
    case confirmation(Confirmation)
    /// What the buttons of a question do; the question itself is kept.
    case confirmationActions(Confirmation)
    /// What runs when a layer is dismissed; the layer itself is kept.
    case dismissalAction(of: Sheet)
  }

  /// The tab that lost it; nil for a single stack.
  public var tab: Tab?
  /// What is lost.
  public var part: Part

  /// Creates a loss.
  public init(_ part: Part, tab: Tab? = nil) {
    self.part = part
    self.tab = tab
  }
}

extension Collection where Element: CaseIterable & Hashable {
  /// The elements without repetitions, in the order of `allCases`; those that it lacks come last, by name.
  package var inDeclaredOrder: [Element] {
    let elements = Set(self)
    let known = Element.allCases.filter(elements.contains)
    let others = elements.subtracting(known)
    return known + others.sorted { String(reflecting: $0) < String(reflecting: $1) }
  }
}
