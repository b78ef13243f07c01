/// All links of one kind of value: of the tabs, the pages or the sheets.
public struct LinkTable<Value: Hashable & Sendable>: Sendable, ExpressibleByArrayLiteral {
  /// The links in the order in which they were declared; the first that fits a value writes it.
  public let links: [LinkPattern<Value>]
  let declarations: [LinkPattern<Value>.Declaration]
  // Indices and no declarations: a dictionary without generic types is found in without tables.
  private let byName: [String: [Int]]
  // The first component stands where other links have a host, which has no case.
  private let byLowercasedName: [String: [Int]]

  /// Creates a table.
  public init(_ links: [LinkPattern<Value>]) {
    self.links = links
    let declarations = links.map { $0.declaration }
    self.declarations = declarations
    let named = declarations.indices.compactMap { index in
      declarations[index].names.first.map { ($0, index) }
    }
    byName = Dictionary(grouping: named, by: \.0).mapValues { $0.map(\.1) }
    byLowercasedName = Dictionary(grouping: named, by: { $0.0.lowercased() })
      .mapValues { $0.map(\.1) }
  }

  /// Creates a table.
  public init(arrayLiteral links: LinkPattern<Value>...) {
    self.init(links)
  }

  /// The indices of the declarations that begin with a component.
  func candidates(for component: String, ignoringCase: Bool) -> [Int] {
    if let exact = byName[component] { return exact }
    return ignoringCase ? byLowercasedName[component.lowercased()] ?? [] : []
  }
}

extension LinkTable where Value: CaseIterable & RawRepresentable<String> {
  /// A table in which each case stands as its raw value.
  public static var cases: Self {
    Self(Value.allCases.map { LinkPattern($0.rawValue, $0) })
  }
}

/// A type whose values can stand in a link, with the one place that says how.
public protocol Linkable: Hashable, Sendable {
  /// How each kind of value stands in a link.
  static var links: LinkTable<Self> { get }
}

extension Linkable where Self: CaseIterable & RawRepresentable<String> {
  /// Each case stands as its raw value, unless the type says otherwise.
  public static var links: LinkTable<Self> { .cases }
}
