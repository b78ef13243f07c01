/// A `NavigationLink` in its two parts: the page that it leads to, and the label that is a part of the page with it.
struct NavigationLinkParts {
  /// The views of the page; nil if the link has a value, or a state of The Composable Architecture, instead.
  private(set) var page: [ViewNode]?
  /// The views of the label; empty if it is a text.
  private(set) var label: [ViewNode] = []
  /// The number of the content of the link that is the page; nil if none is.
  private(set) var pageNumber: Int?

  /// Takes a view apart; nil if it is no `NavigationLink`.
  init?(_ node: ViewNode) {
    guard node.kind == .framework("NavigationLink") else { return nil }
    if node.argument("value") != nil || node.argument("state") != nil {
      label = node.contents.flatMap(\.views)
      return
    }
    label = node.content("label") ?? []
    if case .views(let views)? = node.argument("destination") {
      page = views
      label += node.content(nil) ?? []
      return
    }
    pageNumber = node.contents.firstIndex { $0.label == "destination" }
    if pageNumber != nil {
      label += node.content(nil) ?? []
    } else {
      pageNumber = node.contents.firstIndex { $0.label == nil }
    }
    page = pageNumber.map { node.contents[$0].views } ?? []
  }
}
