/// A `NavigationLink` in its two parts: the page that it leads to, and the label that is a part of the page with it.
struct NavigationLinkParts {
  /// The views of the page; nil if the link has a value, or a state of The Composable Architecture, instead.
  var page: [ViewNode]?
  /// The views of the label; empty if it is a text.
  var label: [ViewNode] = []
  /// The label of the closure that makes the page; the outer nil if no closure of the link does.
  private(set) var pageLabel: String??

  /// Takes a view apart; nil if it is no `NavigationLink`.
  init?(_ node: ViewNode) {
    guard node.kind == .framework("NavigationLink") else { return nil }
    if node.argument("value") != nil || node.argument("state") != nil {
      label = node.contents.flatMap(\.views)
      return
    }
    label = node.content("label") ?? []
    let first = node.content(nil) ?? []
    if case .views(let views)? = node.argument("destination") {
      page = views
    } else if let views = node.content("destination") {
      page = views
      pageLabel = .some("destination")
    } else {
      page = first
      pageLabel = .some(nil)
      return
    }
    label += first
  }

  /// Whether a closure of the link makes its page.
  func isPage(_ content: ViewNode.Content) -> Bool { pageLabel == .some(content.label) }
}
