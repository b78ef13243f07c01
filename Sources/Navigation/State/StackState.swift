/// The state of one stack: its pages, the layers over them and the question over everything.
public struct StackState<Route: Hashable & Sendable, Sheet: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The pages pushed onto the root page, bottom first.
  public var path: [Route]
  /// The sheets and covers over the pages, bottom first, each over the one before it.
  public var layers: [PresentedLayer<Route, Sheet>]
  /// The question over everything else.
  public var confirmation: Confirmation?
  /// The columns of a split view, whose last column shows ``path``; nil for a plain stack.
  public var columns: SplitColumns<Route>?
  /// The states of the top page; the verbs that show another page clear them.
  public var pageStates: [PageState]

  /// Creates a state; without arguments, the root page alone.
  @inline(__always)
  public init(
    path: [Route] = [], layers: [PresentedLayer<Route, Sheet>] = [],
    confirmation: Confirmation? = nil, columns: SplitColumns<Route>? = nil,
    pageStates: [PageState] = []
  ) {
    self.path = path
    self.layers = layers
    self.confirmation = confirmation
    self.columns = columns
    self.pageStates = pageStates
  }

  /// Whether the stack shows its root page and nothing over it.
  public var isEmpty: Bool {
    @inline(__always)
    // An array's 'count', because 'isEmpty' is a witness-table call in generic code.
    get {
      path.count == 0 && layers.count == 0 && confirmation == nil && columns == nil
        && pageStates.count == 0
    }
  }

  /// The path that pushes and pops change: that of the top layer, or the stack's own without a layer.
  public var activePath: [Route] {
    get { layers.last?.path ?? path }
    set {
      pageStates = []
      if layers.isEmpty {
        path = newValue
      } else {
        layers[layers.count - 1].path = newValue
      }
    }
  }
}

extension StackState: Encodable where Route: Encodable, Sheet: Encodable {
  /// Encodes only what is not empty: an empty stack is an empty object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StackStateKey.self)
    if !path.isEmpty { try container.encode(path, forKey: .path) }
    if !layers.isEmpty { try container.encode(layers, forKey: .layers) }
    try container.encodeIfPresent(confirmation, forKey: .confirmation)
    try container.encodeIfPresent(columns, forKey: .columns)
    if !pageStates.isEmpty { try container.encode(pageStates, forKey: .pageStates) }
  }
}

extension StackState: Decodable where Route: Decodable, Sheet: Decodable {
  /// Decodes a stack; an absent key means empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StackStateKey.self)
    path = try container.decodeIfPresent([Route].self, forKey: .path) ?? []
    layers =
      try container.decodeIfPresent([PresentedLayer<Route, Sheet>].self, forKey: .layers) ?? []
    confirmation = try container.decodeIfPresent(Confirmation.self, forKey: .confirmation)
    columns = try container.decodeIfPresent(SplitColumns<Route>.self, forKey: .columns)
    pageStates = try container.decodeIfPresent([PageState].self, forKey: .pageStates) ?? []
  }
}

enum StackStateKey: String, CodingKey {
  case path, layers, confirmation, columns, pageStates
}

// The verbs as pure changes of the value. The routers add the gate and observation.
extension StackState {
  /// Pushes pages onto the active path.
  ///
  /// - Parameters:
  ///   - routes: The pages, bottom first.
  ///   - policy: What happens to the pages of the active path.
  public mutating func navigate(
    to routes: some Sequence<Route>, policy: NavigationPolicy = .append
  ) {
    switch policy {
    case .append: activePath.append(contentsOf: routes)
    case .replace: activePath = Array(routes)
    case .replaceTop: activePath = activePath.dropLast() + routes
    }
  }

  /// Pops pages off the active path; a count above the path's length pops to the root.
  public mutating func pop(_ count: Int = 1) {
    guard count > 0, !activePath.isEmpty else { return }
    activePath.removeLast(min(count, activePath.count))
  }

  /// Pops to the last page of the active path that satisfies the condition.
  ///
  /// - Returns: False if no page does; then nothing has changed.
  @discardableResult
  public mutating func popTo(where matches: (Route) throws -> Bool) rethrows -> Bool {
    guard let index = try activePath.lastIndex(where: matches) else { return false }
    activePath.removeSubrange((index + 1)...)
    return true
  }

  /// Presents a layer over everything else; this is a new presentation even if an equal layer is presented.
  public mutating func present(_ layer: PresentedLayer<Route, Sheet>) {
    var layer = layer
    layer.id = .new
    layers.append(layer)
    pageStates = []
  }

  /// Asks a question and replaces a present one; this is a new presentation even if the two are equal.
  public mutating func ask(_ question: Confirmation) {
    confirmation = question
    confirmation?.id = .new
  }

  /// Dismisses layers, top first; a count above the number of layers dismisses all.
  public mutating func dismiss(_ count: Int = 1) {
    guard count > 0, !layers.isEmpty else { return }
    layers.removeLast(min(count, layers.count))
    pageStates = []
  }

  /// Dismisses every layer above the topmost one that shows the item.
  ///
  /// - Returns: False if no layer shows it; then nothing has changed.
  @discardableResult
  public mutating func dismissTo(_ item: Sheet) -> Bool {
    guard let index = layers.lastIndex(where: { $0.item == item }) else { return false }
    dismiss(layers.count - 1 - index)
    return true
  }
}

/// What `navigate(to:policy:)` does with the existing pages.
public enum NavigationPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// Keeps them and pushes onto them.
  case append
  /// Removes them all.
  case replace
  /// Removes the top one.
  case replaceTop
}
