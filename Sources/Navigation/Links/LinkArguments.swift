/// The texts that a link gives to the parameters of one page.
struct LinkArguments {
  /// The components after the page's name that are its parameters.
  var path: ArraySlice<String>
  var query: LinkQuery
  /// The position of the page's name.
  var index: Int
  var duplicates: DuplicateParameters

  /// Reads a parameter; one in the path is used up.
  mutating func take<Value>(_ parameter: LinkParameter<Value>) throws(LinkError) -> Value {
    switch parameter.place {
    case .path: try parameter.read([path.popFirst()])
    case .query: try parameter.read(queryValues(of: parameter.name, all: parameter.takesAll))
    }
  }

  private func queryValues(of name: String, all: Bool) throws(LinkError) -> [String?] {
    let values = query.values(name, at: index)
    guard !all, values.count > 1 else { return values }
    switch duplicates {
    case .reject: throw LinkError.repeatedParameter(name: name)
    case .first: return Array(values.prefix(1))
    case .last: return Array(values.suffix(1))
    }
  }
}

/// What a parameter means that is given more than once, though one value is wanted.
public enum DuplicateParameters: String, Hashable, Sendable, CaseIterable {
  /// The link is refused.
  case reject
  /// The first one counts.
  case first
  /// The last one counts.
  case last
}

/// What a component means that no link is declared for.
public enum UnmatchedComponents: String, Hashable, Sendable, CaseIterable {
  /// The link is refused.
  case reject
  /// The component is passed over.
  case skip
}
