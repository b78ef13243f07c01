/// Reads components one after the other as values of a table.
struct LinkReader {
  private let raw: RawLink
  private let duplicates: DuplicateParameters
  private var previousName: String?
  private(set) var index = 0

  init(_ raw: RawLink, duplicates: DuplicateParameters) {
    self.raw = raw
    self.duplicates = duplicates
  }

  var isAtEnd: Bool { index >= raw.components.count }

  /// Refuses components that were not read.
  func expectEnd() throws(LinkError) {
    guard isAtEnd else {
      throw LinkError.unknownComponent(index: index, text: raw.components[index])
    }
  }

  /// Skips one component.
  mutating func skip() { index += 1 }

  /// Reads one value and the components of its parameters.
  mutating func next<Value>(in table: LinkTable<Value>) throws(LinkError) -> Value {
    let component = isAtEnd ? "" : raw.components[index]
    // In an app's own scheme the first component is in the position of the host, which has no case.
    let hasNoCase = index == 0 && !raw.isWeb && !raw.scheme.isEmpty
    let candidates = table.candidates(for: component, ignoringCase: hasNoCase)
    let link: LinkPattern<Value>.Declaration
    let value: Value
    // Nearly always only one link has the name; then no ranks have to be compared.
    if candidates.count == 1, applies(table.declarations[candidates[0]]) {
      link = table.declarations[candidates[0]]
      value = try read(link)
    } else {
      (link, value) = try best(of: candidates.map { table.declarations[$0] })
    }
    index += link.names.count + link.pathParameters.count
    previousName = link.name
    return value
  }

  /// The link with the highest rank, of several with the same first component.
  private func best<Value: Hashable>(
    of links: [LinkPattern<Value>.Declaration]
  ) throws(LinkError) -> (LinkPattern<Value>.Declaration, Value) {
    let component = isAtEnd ? "" : raw.components[index]
    var best: (link: LinkPattern<Value>.Declaration, value: Value)?
    var failure: (error: LinkError, rank: Int)?
    var isAmbiguous = false
    for link in links {
      guard applies(link), best.map({ $0.link.rank <= link.rank }) ?? true else { continue }
      do {
        let value = try read(link)
        let isTie = best.map { $0.link.rank == link.rank && $0.value != value } ?? false
        isAmbiguous = isTie || isAmbiguous && best?.link.rank == link.rank
        best = (link, value)
      } catch {
        if failure.map({ $0.rank < link.rank }) ?? true { failure = (error, link.rank) }
      }
    }
    guard let best else {
      throw failure?.error ?? .unknownComponent(index: index, text: component)
    }
    guard !isAmbiguous else { throw LinkError.ambiguous(index: index, text: component) }
    return best
  }

  @inline(__always)
  private func applies<Value>(_ link: LinkPattern<Value>.Declaration) -> Bool {
    // The table lookup has already matched the first component.
    if link.names.count > 1 {
      let rest = raw.components[index...].dropFirst()
      guard rest.starts(with: link.names.dropFirst()) else { return false }
    }
    guard let condition = link.condition else { return true }
    return condition(
      LinkContext(
        scheme: raw.scheme, host: raw.host, index: index, component: raw.components[index],
        previous: index > 0 ? raw.components[index - 1] : nil, previousName: previousName,
        query: raw.query))
  }

  @inline(__always)
  private func read<Value>(_ link: LinkPattern<Value>.Declaration) throws(LinkError) -> Value {
    let start = index + link.names.count
    let end = min(start + link.pathParameters.count, raw.components.count)
    let given = raw.components[start..<end]
    guard given.count == link.pathParameters.count else {
      throw LinkError.missingParameter(name: link.pathParameters[given.count])
    }
    return try link.read(
      LinkArguments(path: given, query: raw.query, index: index, duplicates: duplicates))
  }
}

/// The texts in a link for the parameters of one page.
struct LinkArguments {
  /// The path parameters: the components after the page's name.
  var path: ArraySlice<String>
  var query: LinkQuery
  /// The index of the page's name.
  var index: Int
  var duplicates: DuplicateParameters

  /// Reads a parameter; a path parameter is consumed.
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
