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
    let text = try unchecked(path, as: form)
    // The one place that makes it impossible to write a link that is read as something else.
    guard (try? parse(text)) == path else {
      throw LinkError.unprintable(.leadsElsewhere(text))
    }
    return text
  }

  private func unchecked(_ path: Path, as form: LinkForm) throws(LinkError) -> String {
    let scheme = form == .web ? "https" : schemes.first ?? ""
    let host = form == .web ? hosts.first ?? "" : nil
    guard RawLink.isScheme(scheme.utf8) else {
      throw LinkError.unprintable(.noScheme(scheme))
    }
    if let host, host.isEmpty || PercentEncoding.component(host) != host {
      throw LinkError.unprintable(.noScheme(host))
    }
    var writer = LinkWriter(scheme: scheme.lowercased(), host: host?.lowercased())
    for route in path.routes { try writer.write(route, by: routes) }
    var link = writer.link
    if let tab = path.tab {
      var writer = LinkWriter()
      try writer.write(tab, by: tabs)
      link.add(LinkKey.tab, [writer.link.relativeText])
    }
    for layer in path.layers {
      var writer = LinkWriter()
      try writer.write(layer.item, by: sheets)
      for route in layer.path { try writer.write(route, by: routes) }
      link.add(LinkKey.name(of: layer.style), [writer.link.relativeText])
    }
    if let confirmation = path.confirmation {
      link.add(LinkKey.confirm, [confirmation.link.relativeText])
    }
    return scheme + "://" + (host.map { $0 + "/" } ?? "") + slash(before: link) + link.relativeText
  }

  /// Keeps out of the place of the host what no host may be.
  private func slash(before link: RawLink) -> String {
    guard link.host == nil, let first = link.components.first else { return "" }
    return PercentEncoding.component(first) == first ? "" : "/"
  }
}
