/// Where in a link a component stands.
public struct LinkContext: Hashable, Sendable {
  /// The scheme in lower case; empty inside a layer, which has no scheme of its own.
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
