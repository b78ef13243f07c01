// The views inside of the app's own views.
extension Evaluator {
  package func outlined(_ view: ViewNode) -> ViewNode {
    guard case .own(let type) = view.kind, view.contents.isEmpty, view.havingStates == nil else {
      return view
    }
    return request(about: type) {
      var view = view
      if let body = shallowBody(of: type, arguments: view.arguments) {
        view.contents = [ViewNode.Content(nil, body)]
      }
      return view
    }
  }

  /// A view with the bodies of the app's own views in it.
  func expand(_ node: ViewNode) -> ViewNode {
    if let (view, states) = node.havingStates { return expand(view, given: states) }
    var node = node
    expandModifiers(of: &node)
    if case .own(let type) = node.kind, node.contents.isEmpty {
      let body = ownView(type, arguments: node.arguments, place: node.place, isShallow: false)
      node.contents = body.contents
      node.kind = body.kind
      if node.isGivenViews {
        for index in node.contents.indices {
          node.contents[index].views = node.contents[index].views.map(expandGiven)
        }
      }
      return node
    }
    let page = NavigationLinkParts(node)?.pageNumber
    for index in node.contents.indices where index != page {
      node.contents[index].views = node.contents[index].views.map(expand)
    }
    return node
  }

  /// Expands what modifiers add to a page, as the buttons of its toolbar, but no page of its own.
  private func expandModifiers(of node: inout ViewNode) {
    for number in node.modifiers.indices {
      let modifier = node.modifiers[number]
      guard !modifier.contents.isEmpty, modifier.name != "tabItem",
        !Self.presentations.contains(modifier.name),
        Presentation(modifier, owner: "", isConditional: false) == nil
      else { continue }
      for index in modifier.contents.indices {
        node.modifiers[number].contents[index].views =
          modifier.contents[index].views.map(expandGiven)
      }
    }
  }

  /// Expands the views that a container of the app got as arguments, which were made without their bodies.
  private func expandGiven(_ node: ViewNode) -> ViewNode {
    if case .own = node.kind, node.contents.isEmpty { return expand(node) }
    if node.kind == .framework("NavigationLink") { return node }
    var node = node
    for index in node.contents.indices {
      node.contents[index].views = node.contents[index].views.map(expandGiven)
    }
    return node
  }
}

extension ViewNode {
  /// The full name of the view if it is one of the app's.
  var ownName: String? { if case .own(let type) = kind { type } else { nil } }

  /// Whether the view got views as arguments.
  fileprivate var isGivenViews: Bool {
    arguments.contains { argument in
      switch argument.value {
      case .views: true
      case .array(let values): values.contains { if case .views = $0 { true } else { false } }
      default: false
      }
    }
  }
}
