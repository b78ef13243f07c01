extension LinkCodec {
  /// Parses a link.
  ///
  /// - Parameter link: The link.
  /// - Returns: The screen that it opens.
  /// - Throws: The reason why the link is invalid.
  public func parse(_ link: String) throws(LinkError) -> Path {
    try path(from: WrittenLink(raw: RawLink(link, limits: limits)))
  }

  /// Interprets a link that has been split into its parts.
  func path(from link: WrittenLink) throws(LinkError) -> Path {
    try checkOrigin(of: link.raw)
    var path = Path()
    var reader = LinkReader(link.raw, duplicates: duplicates)
    let leading = try leadingTab(from: &reader)
    var tabComponent: String?
    if let leading, !leading.isPage {
      path.tab = leading.tab
      tabComponent = link.raw.components.first
    }
    path.routes = try routes(from: &reader)
    var question: Question?
    for (index, item) in link.raw.query.items.enumerated() {
      guard let key = LinkKey(item.name) else { continue }
      if case .plain(let key) = key {
        try readWord(item, of: key, into: &path)
        continue
      }
      let nested =
        if let known = link.nestedLink(at: index) { known } else { try nestedLink(of: item) }
      switch key {
      case .tab:
        path.tab = try tab(nested, item, after: path.tab, inComponent: tabComponent)
        tabComponent = nil
      case .layer(let style): path.layers.append(try layer(nested, name: item.name, style: style))
      case .question(let style):
        guard question == nil else { throw LinkError.repeatedParameter(name: item.name) }
        question = Question(name: item.name, style: style, link: nested)
      case .selection: try select(nested, name: item.name, in: &path)
      case .plain: break
      }
    }
    path.tab = path.tab ?? leading?.tab
    if let question {
      do throws(LinkError) {
        path.confirmation = try confirmation(question, over: path)
      } catch {
        throw error.within(question.name)
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
    // Plain http can be modified in transit, so an app has to list it explicitly.
    guard raw.scheme == "https" ? !hosts.isEmpty : schemes.contains(raw.scheme) else {
      throw LinkError.foreignScheme(raw.scheme)
    }
    let host = raw.host ?? ""
    guard hosts.contains(where: { $0.lowercased() == host }) else {
      throw LinkError.foreignHost(host)
    }
  }

  private func nestedLink(of item: LinkQuery.Item) throws(LinkError) -> RawLink {
    guard let text = item.value else { throw LinkError.missingParameter(name: item.name) }
    return try RawLink(relative: text, limits: limits)
  }
}

// The meaning of a link's parts.
extension LinkCodec {
  /// Reads the first component as a tab, if the app's links may begin with one.
  ///
  /// - Returns: The tab, and whether the component also begins a page and still has to be read.
  private func leadingTab(
    from reader: inout LinkReader
  ) throws(LinkError) -> (tab: Tab, isPage: Bool)? {
    guard tabPlace == .firstComponent, !reader.isAtEnd else { return nil }
    var behindTab = reader
    guard let tab = try? behindTab.next(in: tabs) else { return nil }
    var behindPage = reader
    do throws(LinkError) {
      _ = try behindPage.next(in: routes)
      return (tab, true)
    } catch {
      // A page's name without its parameter is an error, unless nothing follows the name.
      if case .unknownComponent = error {} else if !behindTab.isAtEnd { throw error }
    }
    reader = behindTab
    return (tab, false)
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

  /// Reads a tab from the query.
  ///
  /// - Parameters:
  ///   - earlier: The tab that an earlier part of the link named.
  ///   - component: The first component, if it named that tab; nil if an earlier query item did.
  private func tab(
    _ nested: RawLink, _ item: LinkQuery.Item, after earlier: Tab?, inComponent component: String?
  ) throws(LinkError) -> Tab {
    if let earlier {
      switch duplicates {
      case .reject:
        guard let component else { throw LinkError.repeatedParameter(name: item.name) }
        throw LinkError.repeatedTab(component: component, parameter: item.name)
      case .first: return earlier
      case .last: break
      }
    }
    var reader = LinkReader(nested, duplicates: duplicates)
    guard let tab = try? reader.next(in: tabs), reader.isAtEnd else {
      throw LinkError.unknownTab(item.value ?? "")
    }
    return tab
  }

  private func layer(
    _ nested: RawLink, name: String, style: PresentationStyle
  ) throws(LinkError) -> PresentedLayer<Route, Sheet> {
    var reader = LinkReader(nested, duplicates: duplicates)
    guard !reader.isAtEnd else { throw LinkError.missingParameter(name: name) }
    do throws(LinkError) {
      let item = try reader.next(in: sheets)
      return PresentedLayer(item, style: style, path: try routes(from: &reader))
    } catch {
      throw error.within(name)
    }
  }

  /// Reads a question by its name, or from its full text if it has no name.
  private func confirmation(
    _ question: Question, over path: Path
  ) throws(LinkError) -> Confirmation? {
    guard !question.link.components.isEmpty else {
      return allowsConfirmations
        ? try Confirmation(link: question.link, style: question.style) : nil
    }
    var reader = LinkReader(question.link, duplicates: duplicates)
    let confirmation = try reader.next(in: confirmations(path))
    try reader.expectEnd()
    return confirmation
  }
}

/// A question in the query of a link.
private struct Question {
  var name: String
  var style: ConfirmationStyle
  var link: RawLink
}

// Columns, page states and windows.
extension LinkCodec {
  private func readWord(
    _ item: LinkQuery.Item, of key: LinkKey.Plain, into path: inout Path
  ) throws(LinkError) {
    guard let word = item.value else { throw LinkError.missingParameter(name: item.name) }
    let invalid = LinkError.invalidParameter(name: item.name, text: word)
    switch key {
    case .columns:
      guard path.columns == nil else { throw LinkError.repeatedParameter(name: item.name) }
      guard let columns = SplitColumns<Route>(word: word) else { throw invalid }
      path.columns = columns
    case .pageState:
      guard let state = PageState(word) else { throw invalid }
      path.pageStates.append(state)
    case .window:
      guard path.window == nil else { throw LinkError.repeatedParameter(name: item.name) }
      path.window = word
    }
  }

  /// Reads a page that is selected in the next column.
  private func select(
    _ nested: RawLink, name: String, in path: inout Path
  ) throws(LinkError) {
    var reader = LinkReader(nested, duplicates: duplicates)
    guard let columns = path.columns, columns.selections.count < columns.count.rawValue - 1,
      !reader.isAtEnd
    else { throw LinkError.invalidParameter(name: name, text: nested.relativeText) }
    do throws(LinkError) {
      path.columns?.selections.append(try reader.next(in: routes))
      try reader.expectEnd()
    } catch {
      throw error.within(name)
    }
  }
}

extension LinkError {
  /// The error for a nested link in a query item, whose component indices mean nothing to the whole link.
  fileprivate func within(_ name: String) -> LinkError {
    guard case .unknownComponent(_, let text) = self else { return self }
    return .invalidParameter(name: name, text: text)
  }
}
