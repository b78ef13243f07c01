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

  /// Creates a state; without arguments, the root page alone.
  @inline(__always)
  public init(
    path: [Route] = [], layers: [PresentedLayer<Route, Sheet>] = [],
    confirmation: Confirmation? = nil
  ) {
    self.path = path
    self.layers = layers
    self.confirmation = confirmation
  }

  /// Whether the stack shows its root page and nothing over it.
  public var isEmpty: Bool {
    @inline(__always)
    // An array's 'count', because 'isEmpty' is a witness-table call in generic code.
    get { path.count == 0 && layers.count == 0 && confirmation == nil }
  }

  /// The path that pushes and pops change: that of the top layer, or the stack's own without a layer.
  public var activePath: [Route] {
    get { layers.last?.path ?? path }
    set {
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
  }
}

enum StackStateKey: String, CodingKey {
  case path, layers, confirmation
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
    guard count > 0 else { return }
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
  }

  /// Asks a question and replaces a present one; this is a new presentation even if the two are equal.
  public mutating func ask(_ question: Confirmation) {
    confirmation = question
    confirmation?.id = .new
  }

  /// Dismisses layers, top first; a count above the number of layers dismisses all.
  public mutating func dismiss(_ count: Int = 1) {
    guard count > 0 else { return }
    layers.removeLast(min(count, layers.count))
  }

  /// Dismisses every layer above the topmost one that shows the item.
  ///
  /// - Returns: False if no layer shows it; then nothing has changed.
  @discardableResult
  public mutating func dismissTo(_ item: Sheet) -> Bool {
    guard let index = layers.lastIndex(where: { $0.item == item }) else { return false }
    layers.removeSubrange((index + 1)...)
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
