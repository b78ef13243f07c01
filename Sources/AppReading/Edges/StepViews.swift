// What the views of a step or a tab are: one view of the app, also with something instead of it or around it.

extension [ViewNode] {
  /// Whether a view of the app with a name is among those that views begin with, one inside of the other.
  func haveAround(_ type: String, depth: Int = 0) -> Bool {
    guard count == 1, depth < 12 else { return false }
    switch self[0].kind {
    case .own(type): return true
    case .own, .group, .choice, .framework("NavigationStack"), .framework("NavigationView"):
      return self[0].contents.flatMap(\.views).haveAround(type, depth: depth + 1)
    default: return false
    }
  }

  /// The only view, which is one of the app's, also the one that is drawn of several which a condition chooses among:
  /// `if let offer { OfferView(offer) } else { RequestView() }`.
  var stepPage: ViewNode? {
    if let only = onlyOwn { return only }
    let shown = filter { !ShownView.showsNothing($0) }
    guard shown.count == 1, shown[0].kind == .choice else { return nil }
    let pages = shown[0].contents.map(\.views.onlyOwn)
    return pages.contains(nil) ? nil : pages[0]
  }

  /// Whether views only say that something is not there: a line of text, or a sign of progress.
  private var areMissing: Bool {
    let shown = filter { !ShownView.showsNothing($0) }
    guard shown.count == 1 else { return shown.isEmpty }
    return switch shown[0].kind {
    case .framework("Text"), .framework("ProgressView"), .framework("ContentUnavailableView"): true
    case .group: shown[0].contents.flatMap(\.views).areMissing
    default: false
    }
  }

  /// The views of a page that are a view of the app, or a message instead of it that something is not there.
  func pageViews(_ page: ViewNode) -> [ViewNode] {
    hasMessage ? map(\.withShallowViews) : [page.shallow]
  }

  private var hasMessage: Bool {
    contains { view in
      switch view.kind {
      case .own: false
      case .choice: view.contents.contains { !$0.views.isEmpty && $0.views.areMissing }
      default: view.contents.contains { $0.views.hasMessage }
      }
    }
  }

  /// The only view, which is one of the app's, also inside a stack of pages; nil for others.
  var onlyOwn: ViewNode? {
    let shown = filter { !ShownView.showsNothing($0) }
    guard shown.count == 1 else { return nil }
    switch shown[0].kind {
    case .own: return shown[0]
    case .group: return shown[0].contents.flatMap(\.views).onlyOwn
    // `if let model { ListView(model: model) } else { Text("Not available") }`
    case .choice:
      let branches = shown[0].contents.filter { !$0.views.areMissing }
      return branches.flatMap(\.views).onlyOwn
    case .framework(let name)
    where ShownView.wrappers.contains(name) || name == "VStack" || name == "ScrollView":
      return shown[0].contents.first?.views.onlyOwn
    default: return nil
    }
  }
}

extension ViewNode {
  /// The view with the app's own views in it without their bodies.
  fileprivate var withShallowViews: ViewNode {
    if case .own = kind { return shallow }
    var node = self
    for number in contents.indices {
      node.contents[number].views = contents[number].views.map(\.withShallowViews)
    }
    return node
  }
}
