/// Where one stack is: its pages, the layers over them and the question over everything.
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
    // 'count' and no 'isEmpty' of an array, which is a call through tables in generic code.
    get { path.count == 0 && layers.count == 0 && confirmation == nil }
  }

  /// The path that pushes and pops address: the top layer's, or the pages' if no layer is up.
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
  /// Writes only what is there: an empty stack is an empty object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StackStateKey.self)
    if !path.isEmpty { try container.encode(path, forKey: .path) }
    if !layers.isEmpty { try container.encode(layers, forKey: .layers) }
    try container.encodeIfPresent(confirmation, forKey: .confirmation)
  }
}

extension StackState: Decodable where Route: Decodable, Sheet: Decodable {
  /// Reads a stack; what is absent is empty.
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
