/// A navigation state made from a router of another design, and what the state cannot express.
public struct NavigationConversion<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Hashable, Sendable {
  /// The state.
  public var state: NavigationState<Tab, Route, Sheet>
  /// What the state cannot express; empty if nothing is lost.
  public var losses: [ConversionLoss<Tab, Route, Sheet>]

  /// Creates a conversion.
  public init(
    _ state: NavigationState<Tab, Route, Sheet>, losses: [ConversionLoss<Tab, Route, Sheet>] = []
  ) {
    self.state = state
    self.losses = losses
  }
}

/// A stack's state made from a router of another design, and what the state cannot express.
public struct StackConversion<Route: Hashable & Sendable, Sheet: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The state.
  public var state: StackState<Route, Sheet>
  /// What the state cannot express; empty if nothing is lost.
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
    /// Pages that cannot be expressed.
    case path([Route])
    /// A layer that cannot be expressed.
    case layer(PresentedLayer<Route, Sheet>)
    /// The pages inside a layer; the layer itself is kept.
    case layerPath([Route], in: Sheet)
    /// The style of a layer; the layer itself is kept with another style.
    case style(PresentationStyle, of: Sheet)
    /// The order of layers, bottom first; the layers themselves are all kept.
    case order([Sheet])
    /// A question that cannot be expressed.
    case confirmation(Confirmation)
    /// The actions of a question's buttons; the question itself is kept.
    case confirmationActions(Confirmation)
    /// The `onDismiss` closure of a layer; the layer itself is kept.
    case dismissalAction(of: Sheet)
    /// The columns of a split view and their selections; the pages of the last column are kept.
    case columns(SplitColumns<Route>)
    /// The states of the top page.
    case pageStates([PageState])
    /// The window that shows the screen; the screen is kept in the main window.
    case window(String)
  }

  /// The tab that it belongs to; nil for a single stack.
  public var tab: Tab?
  /// What is lost.
  public var part: Part

  /// Creates a loss.
  public init(_ part: Part, tab: Tab? = nil) {
    self.part = part
    self.tab = tab
  }
}

extension StackState {
  /// The parts that a stack of another design has no means for, whatever its layers.
  package func lossesOfStack<Tab>() -> [ConversionLoss<Tab, Route, Sheet>.Part] {
    var parts: [ConversionLoss<Tab, Route, Sheet>.Part] = []
    if let columns { parts.append(.columns(columns)) }
    if !pageStates.isEmpty { parts.append(.pageStates(pageStates)) }
    return parts
  }
}

extension NavigationState {
  /// The window, as a part that a router of another design has no means for.
  package var lossesOfWindow: [ConversionLoss<Tab, Route, Sheet>] {
    window.map { [ConversionLoss(.window($0))] } ?? []
  }
}

extension ScreenPath {
  /// The window, as a part that a router of another design has no means for.
  package var lossesOfWindow: [ConversionLoss<Tab, Route, Sheet>] {
    window.map { [ConversionLoss(.window($0))] } ?? []
  }
}

extension Collection where Element: CaseIterable & Hashable {
  /// The elements without repetitions, in the order of `allCases`; elements missing there come last, by name.
  package var inDeclaredOrder: [Element] {
    let elements = Set(self)
    let known = Element.allCases.filter(elements.contains)
    let others = elements.subtracting(known)
    return known + others.sorted { String(reflecting: $0) < String(reflecting: $1) }
  }
}
