/// Which kind of link to write.
public enum LinkForm: String, Hashable, Sendable, CaseIterable {
  /// A link with the app's own scheme.
  case app
  /// A web address.
  case web
}

extension LinkCodec {
  /// Writes a screen as a link, which parses as the same screen.
  ///
  /// - Parameters:
  ///   - path: The screen.
  ///   - form: Which kind of link to write.
  /// - Returns: The link; equal screens give equal links.
  /// - Throws: The reason why the screen has no link.
  public func print(_ path: Path, as form: LinkForm = .app) throws(LinkError) -> String {
    // With the tab as its first component, a link may parse as another screen; then the tab goes into the query.
    let tabForms: [TabForm] =
      path.tab == nil ? [.omitted] : tabPlace == .query ? [.query] : [.component, .omitted, .query]
    for tabForm in tabForms.dropLast() {
      if let text = try? verified(path, as: form, tabForm) { return text }
    }
    return try verified(path, as: form, tabForms[tabForms.count - 1])
  }

  /// Writes a screen as a link with a given form of the tab, if it parses as the same screen.
  private func verified(
    _ path: Path, as form: LinkForm, _ tabForm: TabForm
  ) throws(LinkError) -> String {
    let link = try draft(path, as: form, tabForm)
    let text = link.text
    // This check makes it impossible to write a link that parses as another screen. It interprets the parts,
    // because parsing the text took half of the time; 'roundTrips' checks that the text has these parts.
    guard text.utf8.count <= maximumLength, link.roundTrips(within: limits),
      (try? self.path(from: link)) == path
    else { throw LinkError.unprintable(.opensAnotherScreen(text)) }
    return text
  }

  /// Writes a screen without checking how the link parses.
  private func draft(
    _ path: Path, as form: LinkForm, _ tabForm: TabForm
  ) throws(LinkError) -> WrittenLink {
    var writer = try LinkWriter(origin(of: form))
    if tabForm == .component, let tab = path.tab { try writer.write(tab, by: tabs) }
    for route in path.routes { try writer.write(route, by: routes) }
    var link = WrittenLink(raw: writer.link)
    link.addWords(of: path)
    if tabForm == .query, let tab = path.tab {
      var writer = LinkWriter()
      try writer.write(tab, by: tabs)
      link.add(LinkKey.tab.name, writer.link)
    }
    for selection in path.columns?.selections ?? [] {
      var writer = LinkWriter()
      try writer.write(selection, by: routes)
      link.add(LinkKey.selection.name, writer.link)
    }
    for layer in path.layers {
      var writer = LinkWriter()
      try writer.write(layer.item, by: sheets)
      for route in layer.path { try writer.write(route, by: routes) }
      link.add(LinkKey.layer(layer.style).name, writer.link)
    }
    if let confirmation = path.confirmation {
      var screen = path
      screen.confirmation = nil
      var writer = LinkWriter()
      let isDeclared = (try? writer.write(confirmation, by: confirmations(screen))) != nil
      link.add(
        LinkKey.question(confirmation.style).name, isDeclared ? writer.link : confirmation.link)
    }
    return link
  }

  /// The part before the pages: scheme and host.
  private func origin(of form: LinkForm) throws(LinkError) -> RawLink {
    let scheme = form == .web ? "https" : schemes.first ?? ""
    let host = form == .web ? hosts.first ?? "" : nil
    guard URLScheme.isValid(scheme.utf8) else {
      throw LinkError.unprintable(.noScheme(scheme))
    }
    if let host, host.isEmpty || PercentEncoding.component(host) != host {
      throw LinkError.unprintable(.noScheme(host))
    }
    return RawLink(scheme: scheme.lowercased(), host: host?.lowercased())
  }
}

extension WrittenLink {
  /// Adds what is one word; before the nested links, which have to be the last items.
  fileprivate mutating func addWords<Tab, Route, Sheet>(of path: ScreenPath<Tab, Route, Sheet>) {
    func add(_ key: LinkKey.Plain, _ word: String) {
      raw.query.items.append(LinkQuery.Item(key.rawValue, word))
    }
    if let window = path.window { add(.window, window) }
    if let columns = path.columns { add(.columns, columns.word) }
    for state in path.pageStates { add(.pageState, state.description) }
  }
}

/// How a link names its tab.
private enum TabForm {
  /// Not at all: the first page selects it, or there is no tab.
  case omitted
  /// As the first component.
  case component
  /// In the query.
  case query
}

/// Writes values one after the other as components, and collects their parameters.
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
  /// - Parameter origin: The scheme and host before the components; empty for a nested link.
  init(_ origin: RawLink = RawLink()) {
    raw = origin
  }

  /// Writes one value with the first of its declared links that applies here.
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

  /// The written link, with the parameters in the order of the components.
  ///
  /// A parameter with the same value for all pages is written once; otherwise once per page, with an index.
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
    // The query is not known yet; parsing the result finds a link that depends on it.
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
