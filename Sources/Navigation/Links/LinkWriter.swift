/// Writes values one after the other as components, and gathers their parameters.
struct LinkWriter {
  private struct Parameter {
    var name: String
    var index: Int
    var values: [String?]
  }

  private var raw: RawLink
  private var parameters: [Parameter] = []
  private var previousName: String?

  /// Begins a link.
  ///
  /// - Parameter origin: What stands before the components; nothing in a small link.
  init(_ origin: RawLink = RawLink()) {
    raw = origin
  }

  /// Writes one value by the first of its links that applies here.
  mutating func write<Value>(_ value: Value, by table: LinkTable<Value>) throws(LinkError) {
    for link in table.declarations {
      guard let fields = link.write(value), applies(link) else { continue }
      for (name, text) in fields.path where text.isEmpty {
        throw LinkError.unprintable(.parameter(name: name))
      }
      let index = raw.components.count
      for (name, values) in fields.query {
        parameters.append(Parameter(name: name, index: index, values: values))
      }
      raw.components += link.names
      for (_, text) in fields.path { raw.components.append(text) }
      previousName = link.name
      return
    }
    throw LinkError.unprintable(.undeclared(String(describing: value)))
  }

  /// What has been written, with the parameters in the order of the components.
  ///
  /// Where all pages agree on a parameter it stands once; where they differ, each has its own.
  var link: RawLink {
    guard !parameters.isEmpty else { return raw }
    var link = raw
    var done: Set<String> = []
    for parameter in parameters {
      let same = parameters.filter { $0.name == parameter.name }
      if same.allSatisfy({ $0.values == parameter.values }) {
        guard done.insert(parameter.name).inserted else { continue }
        link.add(parameter.name, parameter.values)
      } else {
        link.add(LinkQuery.indexed(parameter.name, parameter.index), parameter.values)
      }
    }
    return link
  }

  private func applies<Value>(_ link: LinkPattern<Value>.Declaration) -> Bool {
    guard let condition = link.condition else { return true }
    // The query is not known yet; a link that depends on it is found out when the result is read.
    return condition(
      LinkContext(
        scheme: raw.scheme, host: raw.host, index: raw.components.count,
        component: link.names.first ?? "", previous: raw.components.last,
        previousName: previousName))
  }
}

extension RawLink {
  mutating func add(_ name: String, _ values: [String?]) {
    for value in values { query.items.append(LinkQuery.Item(name, value)) }
  }
}
