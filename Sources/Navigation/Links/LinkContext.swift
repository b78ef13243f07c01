/// The position of a component in a link.
public struct LinkContext: Hashable, Sendable {
  /// The scheme in lower case; empty inside a layer, which has no scheme.
  public var scheme: String
  /// The host of a web link in lower case.
  public var host: String?
  /// The position of the component, from zero.
  public var index: Int
  /// The component, decoded.
  public var component: String
  /// The component before it, decoded.
  public var previous: String?
  /// The name, without its parameters, of the page before this one.
  public var previousName: String?
  /// The link's query.
  public var query: LinkQuery

  /// Creates a context.
  public init(
    scheme: String, host: String? = nil, index: Int, component: String, previous: String? = nil,
    previousName: String? = nil, query: LinkQuery = LinkQuery()
  ) {
    self.scheme = scheme
    self.host = host
    self.index = index
    self.component = component
    self.previous = previous
    self.previousName = previousName
    self.query = query
  }
}

/// A link's query: names with values in their original order.
public struct LinkQuery: Hashable, Sendable {
  /// One name with its value.
  public struct Item: Hashable, Sendable {
    /// The name, decoded.
    public var name: String
    /// The value, decoded; empty for `name=`, nil for `name` alone.
    public var value: String?

    /// Creates an item.
    public init(_ name: String, _ value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// The items in their order.
  public var items: [Item]

  /// Creates a query.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  /// All values of a name, in their order.
  public subscript(name: String) -> [String?] {
    var values: [String?] = []
    for item in items where item.name == name { values.append(item.value) }
    return values
  }

  /// The query as a dictionary, without the order of the names.
  public var dictionary: [String: [String]] {
    Dictionary(grouping: items, by: \.name).mapValues { $0.compactMap(\.value) }
  }

  /// The values for the component at an index: those of `name.index`, or else those of `name`.
  ///
  /// Indexed names let two pages in one link have different values for the same parameter.
  func values(_ name: String, at index: Int) -> [String?] {
    guard hasIndexedNames else { return self[name] }
    let own = self[Self.indexed(name, index)]
    return own.isEmpty ? self[name] : own
  }

  /// Whether any name may be indexed; most links have no such name, and then `values(_:at:)` is cheaper.
  private var hasIndexedNames: Bool {
    items.contains { $0.name.utf8.contains(UInt8(ascii: ".")) }
  }

  static func indexed(_ name: String, _ index: Int) -> String { "\(name).\(index)" }
}
