/// All links of one kind of value: of the tabs, the pages or the sheets.
public struct LinkTable<Value: Hashable & Sendable>: Sendable, ExpressibleByArrayLiteral {
  /// The links in declaration order; the first that matches a value writes it.
  public let links: [LinkPattern<Value>]
  let declarations: [LinkPattern<Value>.Declaration]
  // Indices instead of declarations: lookups in a dictionary of concrete types need no witness-table calls.
  private let byName: [String: [Int]]
  // The first component is in the position of the host, which has no case.
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
  /// A table in which the link of each case is its raw value.
  public static var cases: Self {
    Self(Value.allCases.map { LinkPattern($0.rawValue, $0) })
  }
}

/// A type whose values can be written in links.
public protocol Linkable: Hashable, Sendable {
  /// The link of each kind of value.
  static var links: LinkTable<Self> { get }
}

extension Linkable where Self: CaseIterable & RawRepresentable<String> {
  /// By default the link of each case is its raw value.
  public static var links: LinkTable<Self> { .cases }
}
