import Scenes

/// Pages that a stack begins with and that a route shows, too.
///
/// `NavigationStack { page(router.root).navigationDestination(for: Route.self) { page($0) } }` in a view of its own: people
/// know the page by the view of the route, not by the one around the stack.
extension GraphBuilder {
  /// The view and the case that the stack of a screen begins with; nil if no route of the stack shows its first page, or if
  /// another stack begins with the same one.
  func stackRoot(of screen: Screen) -> (view: String, subject: ScreenKey.Subject)? {
    // The same view may put its page on several stacks.
    let others = stackRoots.filter { screens[$0.key]?.view != screen.view }
    let taken = Set(others.values.map(\.view))
    let views = screen.views.stackRoots.filter { !taken.contains($0) }
    guard !views.isEmpty, !views.contains(screen.view) else { return nil }
    for scoped in screen.scope where scoped.page == screen.key {
      let dispatch = dispatches[scoped.number]
      guard scoped.presentation.pushesValues, let type = dispatch.enumName else { continue }
      for view in views where !Self.isControl(view) {
        guard let entry = dispatch.entries.first(where: { $0.view == view && !$0.isDefault }) else {
          continue
        }
        return (view, .enumCase(type: type, path: entry.path))
      }
    }
    // `struct HomeRouterView` with a stack that begins with `HomeView`.
    guard Self.onlyStacks(screen.view),
      let page = views.first(where: { !reader.index.isContainer($0) }), Self.isPage(page),
      !page.hasPrefix(screen.view + "."), !screens.values.contains(where: { $0.view == page })
    else { return nil }
    return (page, screen.key.subject)
  }

  /// Whether the name of a view says that it only puts others on a stack, or that of the type it is in,
  /// `HomeNavigator.ContentView`.
  private static func onlyStacks(_ view: String) -> Bool {
    var words = DerivedTitle.words(in: view.lastComponent)
    if let outer = view.outerName, ["View", "ContentView"].contains(view.lastComponent) {
      words = DerivedTitle.words(in: outer.lastComponent)
    }
    guard let last = words.last(where: { !["View", "Screen", "Stack", "Tab"].contains($0) }) else {
      return false
    }
    // Xcode calls the first view of an app `ContentView`.
    return [
      "Container", "Content", "Coordinator", "Flow", "Navigation", "Navigator", "Router", "Wrapper",
    ].contains(last)
  }

  /// Whether the name of a view says that it is a part of a page, as the field of the first step.
  private static func isControl(_ view: String) -> Bool {
    let last = DerivedTitle.words(in: view.lastComponent).last ?? ""
    return ["Button", "Field", "Label", "Picker", "Row"].contains(last)
  }

  /// Whether the name of a view is that of a page, not of the content of one.
  private static func isPage(_ view: String) -> Bool {
    let words = DerivedTitle.words(in: view.lastComponent)
    guard let last = words.last, ["Page", "Screen", "View"].contains(last) else { return false }
    return !["Body", "Content", "Step"].contains(words.dropLast().last ?? "Content")
  }
}

extension [ViewNode] {
  /// The full names of the app's views, each inside of the one before, that the stack begins with which is all that views
  /// show; none for other views.
  var stackRoots: [String] { stackRoots(isInside: false, depth: 0) }

  private func stackRoots(isInside: Bool, depth: Int) -> [String] {
    // Neither what may lie over the stack nor a background is a part of it.
    let shown = filter {
      !ShownView.showsNothing($0) && !$0.isBackground && (isInside || !$0.mayShowNothing)
    }
    guard depth < 16, shown.count == 1, let node = shown.first else { return [] }
    var found: [String] = []
    var isStack = isInside
    switch node.kind {
    case .own(let type): found = isInside ? [type] : []
    case .framework("NavigationStack"), .framework("NavigationView"): isStack = true
    case .group, .framework("ZStack"): break
    // `if #available(iOS 18, *) { stack.zoom() } else { stack }`
    case .choice:
      let each = node.contents.map { $0.views.stackRoots(isInside: isInside, depth: depth + 1) }
      return each.allSatisfy { $0 == each[0] } ? each.first ?? [] : []
    default: return []
    }
    let inner = node.contents.first?.views.stackRoots(isInside: isStack, depth: depth + 1) ?? []
    return found + inner
  }
}

extension ViewNode {
  /// Whether it is a condition with a branch that shows nothing.
  fileprivate var mayShowNothing: Bool {
    kind == .choice && contents.contains { $0.views.allSatisfy(ShownView.showsNothing) }
  }
}
