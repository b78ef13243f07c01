/// A link's query: names with values in the order in which they stand there.
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

  /// All values given for a name, in their order.
  public subscript(name: String) -> [String?] {
    var values: [String?] = []
    for item in items where item.name == name { values.append(item.value) }
    return values
  }

  /// The query as a dictionary, for code that does not mind the order between names.
  public var dictionary: [String: [String]] {
    Dictionary(grouping: items, by: \.name).mapValues { $0.compactMap(\.value) }
  }

  /// The values meant for the component at an index: those of `name.index`, else those of `name`.
  ///
  /// Indexed names let two pages in one link have different values for the same parameter.
  func values(_ name: String, at index: Int) -> [String?] {
    guard hasIndexedNames else { return self[name] }
    let own = self[Self.indexed(name, index)]
    return own.isEmpty ? self[name] : own
  }

  /// Whether any name may be an indexed one; most links have none, and then none has to be made up.
  private var hasIndexedNames: Bool {
    items.contains { $0.name.utf8.contains(UInt8(ascii: ".")) }
  }

  static func indexed(_ name: String, _ index: Int) -> String { "\(name).\(index)" }
}
