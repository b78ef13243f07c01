extension LinkCodec {
  /// Reads a link.
  ///
  /// - Parameter link: The link.
  /// - Returns: The screen that it leads to.
  /// - Throws: Why it leads nowhere.
  public func parse(_ link: String) throws(LinkError) -> Path {
    let raw = try RawLink(link, limits: limits)
    try checkOrigin(of: raw)
    var path = Path()
    var reader = LinkReader(raw, duplicates: duplicates)
    path.routes = try routes(from: &reader)
    for item in raw.query.items {
      switch item.name {
      case LinkKey.tab: path.tab = try tab(item.value, after: path.tab)
      case LinkKey.confirm: try readConfirmation(item.value, into: &path)
      default:
        guard let style = LinkKey.style(item.name) else { continue }
        path.layers.append(try layer(item.value, name: item.name, style: style))
      }
    }
    return path
  }

  private func checkOrigin(of raw: RawLink) throws(LinkError) {
    guard raw.isWeb else {
      guard schemes.contains(where: { $0.lowercased() == raw.scheme }) else {
        throw LinkError.foreignScheme(raw.scheme)
      }
      return
    }
    // Plain http can be changed on its way, so an app has to ask for it.
    guard raw.scheme == "https" ? !hosts.isEmpty : schemes.contains(raw.scheme) else {
      throw LinkError.foreignScheme(raw.scheme)
    }
    let host = raw.host ?? ""
    guard hosts.contains(where: { $0.lowercased() == host }) else {
      throw LinkError.foreignHost(host)
    }
  }

  private func routes(from reader: inout LinkReader) throws(LinkError) -> [Route] {
    var values: [Route] = []
    while !reader.isAtEnd {
      do throws(LinkError) {
        values.append(try reader.next(in: routes))
      } catch .unknownComponent where unmatched == .skip {
        reader.skip()
      }
    }
    return values
  }

  private func tab(_ text: String?, after earlier: Tab?) throws(LinkError) -> Tab {
    guard let text else { throw LinkError.missingParameter(name: LinkKey.tab) }
    if let earlier {
      switch duplicates {
      case .reject: throw LinkError.repeatedParameter(name: LinkKey.tab)
      case .first: return earlier
      case .last: break
      }
    }
    let raw = try RawLink(relative: text, limits: limits)
    var reader = LinkReader(raw, duplicates: duplicates)
    guard let tab = try? reader.next(in: tabs), reader.isAtEnd else {
      throw LinkError.unknownTab(text)
    }
    return tab
  }

  private func layer(_ text: String?, name: String, style: PresentationStyle) throws(LinkError)
    -> PresentedLayer<Route, Sheet>
  {
    guard let text else { throw LinkError.missingParameter(name: name) }
    let raw = try RawLink(relative: text, limits: limits)
    var reader = LinkReader(raw, duplicates: duplicates)
    guard !reader.isAtEnd else { throw LinkError.missingParameter(name: name) }
    let item = try reader.next(in: sheets)
    return PresentedLayer(item, style: style, path: try routes(from: &reader))
  }

  private func readConfirmation(_ text: String?, into path: inout Path) throws(LinkError) {
    guard allowsConfirmations else { return }
    guard let text else { throw LinkError.missingParameter(name: LinkKey.confirm) }
    guard path.confirmation == nil else {
      throw LinkError.repeatedParameter(name: LinkKey.confirm)
    }
    path.confirmation = try Confirmation(link: RawLink(relative: text, limits: limits))
  }
}
