/// Which of an app's links to write.
public enum LinkForm: String, Hashable, Sendable, CaseIterable {
  /// One with the app's own scheme.
  case app
  /// One that is a web address too.
  case web
}

extension LinkCodec {
  /// Writes a screen as a link, which reads as the same screen.
  ///
  /// - Parameters:
  ///   - path: The screen.
  ///   - form: Which kind of link to write.
  /// - Returns: The link; the same screen always gives the same one.
  /// - Throws: Why the screen has no link.
  public func print(_ path: Path, as form: LinkForm = .app) throws(LinkError) -> String {
    // With the tab in front, a link may be read as another screen; then it goes into the query.
    let ways: [TabWay] =
      path.tab == nil ? [.unsaid] : tabPlace == .query ? [.query] : [.leading, .unsaid, .query]
    for way in ways.dropLast() {
      if let text = try? proved(path, as: form, way) { return text }
    }
    return try proved(path, as: form, ways[ways.count - 1])
  }

  /// Writes a screen as a link that names its tab in a certain way, if it reads as the same screen.
  private func proved(_ path: Path, as form: LinkForm, _ way: TabWay) throws(LinkError) -> String {
    let link = try draft(path, as: form, way)
    let text = link.text
    // The one place that makes it impossible to write a link that is read as something else. The
    // parts are read and not the text, which took half of the time: that the text has these parts
    // is checked with them.
    guard text.utf8.count <= maximumLength, link.comesBack(within: limits),
      (try? self.path(from: link)) == path
    else { throw LinkError.unprintable(.leadsElsewhere(text)) }
    return text
  }

  /// Writes a screen without asking how it would be read.
  private func draft(
    _ path: Path, as form: LinkForm, _ way: TabWay
  ) throws(LinkError) -> WrittenLink {
    var writer = try LinkWriter(origin(of: form))
    if way == .leading, let tab = path.tab { try writer.write(tab, by: tabs) }
    for route in path.routes { try writer.write(route, by: routes) }
    var link = WrittenLink(raw: writer.link)
    if way == .query, let tab = path.tab {
      var writer = LinkWriter()
      try writer.write(tab, by: tabs)
      link.add(LinkKey.tab.name, writer.link)
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
      link.add(LinkKey.question.name, isDeclared ? writer.link : confirmation.link)
    }
    return link
  }

  /// What stands before the pages.
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

/// How a link is to name its tab.
private enum TabWay {
  /// Not at all: the first page selects it, or there is none.
  case unsaid
  case leading
  case query
}
