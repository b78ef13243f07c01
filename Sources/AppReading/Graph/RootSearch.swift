/// The containers in which an app's screens are: tab views, split views and stacks, behind the views around them.
struct RootSearch {
  /// A container, or a page without one.
  struct Leaf {
    /// What was found.
    enum Kind { case tabs, split, page }

    /// What was found.
    var kind: Kind
    /// The container, or the page's views.
    var views: [ViewNode]
    /// The modifiers of the views around it, outermost first, each with the view that has it.
    var around: [(modifiers: [ViewNode.Modifier], owner: String)]
    /// The full name of the view that has it.
    var owner: String
    /// Whether the page is in a stack or is a view of the app.
    var isScreen: Bool
  }

  /// What was found, in the order of the source.
  private(set) var leaves: [Leaf] = []

  private let index: AppIndex
  private let evaluator: any Evaluating

  /// Searches views.
  init(_ views: [ViewNode], owner: String, index: AppIndex, evaluator: any Evaluating) {
    self.index = index
    self.evaluator = evaluator
    leaves = search(views, owner: owner, around: [], depth: 0)
  }

  private typealias Around = [(modifiers: [ViewNode.Modifier], owner: String)]

  private func search(
    _ views: [ViewNode], owner: String, around: Around, depth: Int
  ) -> [Leaf] {
    guard depth < 24 else { return [] }
    if views.count == 1 {
      return search(views[0], owner: owner, around: around, depth: depth)
    }
    let found = views.flatMap { search($0, owner: owner, around: around, depth: depth + 1) }
    let containers = found.filter { $0.kind != .page }
    if !containers.isEmpty { return containers }
    let screens = found.filter(\.isScreen)
    if screens.count > 1, views.contains(where: \.isOpenChoice) { return screens }
    return [
      Leaf(kind: .page, views: views, around: around, owner: owner, isScreen: !screens.isEmpty)
    ]
  }

  private func search(
    _ node: ViewNode, owner: String, around: Around, depth: Int
  ) -> [Leaf] {
    let inner = around + [(node.modifiers, owner)]
    let page = Leaf(
      kind: .page, views: [node], around: around, owner: owner, isScreen: isScreen(node))
    switch node.kind {
    case .framework("TabView") where !node.isPaged:
      return [Leaf(kind: .tabs, views: [node], around: inner, owner: owner, isScreen: true)]
    case .framework("NavigationSplitView"):
      return [Leaf(kind: .split, views: [node], around: inner, owner: owner, isScreen: true)]
    case .framework(let name) where Self.wrappers.contains(name):
      return collapsed(node.contents.prefix(1), into: page, owner: owner, inner, depth)
    case .own(let type):
      return collapsed(node.contents[...], into: page, owner: type, inner, depth)
    case .unknown:
      return collapsed(node.contents.prefix(1), into: page, owner: owner, inner, depth)
    case .group, .loop:
      return collapsed(node.contents[...], into: page, owner: owner, inner, depth)
    case .choice:
      let found = node.contents.map { content in
        search(content.views, owner: owner, around: inner, depth: depth + 1)
      }
      let screens = found.flatMap { $0 }.filter(\.isScreen)
      return screens.isEmpty ? [page] : screens
    case .framework:
      return [page]
    }
  }

  /// The leaves inside a node; the node itself if there are only parts of one page.
  private func collapsed(
    _ contents: ArraySlice<ViewNode.Content>, into page: Leaf, owner: String, _ around: Around,
    _ depth: Int
  ) -> [Leaf] {
    let found = contents.flatMap { content in
      search(content.views, owner: owner, around: around, depth: depth + 1)
    }
    if found.contains(where: { $0.kind != .page }) { return found.filter(\.isScreen) }
    // Several screens inside are branches; one is the page of the outer view.
    return found.filter(\.isScreen).count > 1 ? found.filter(\.isScreen) : [page]
  }

  private func isScreen(_ node: ViewNode) -> Bool {
    if case .framework(let name) = node.kind, ["NavigationStack", "NavigationView"].contains(name) {
      return true
    }
    return ShownView([node], index: index, evaluator: evaluator).type != nil
  }

  private static let wrappers: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "ZStack", "VStack", "HStack", "GeometryReader",
    "AnyView", "WithViewStore", "WithPerceptionTracking", "IfLetStore", "SwitchStore",
  ]
}

extension ViewNode {
  fileprivate var isOpenChoice: Bool {
    switch kind {
    case .choice: true
    case .group: contents.contains { $0.views.contains(where: \.isOpenChoice) }
    default: false
    }
  }

  /// Whether a `TabView` is a carousel of pages.
  var isPaged: Bool {
    modifiers.contains { modifier in
      guard modifier.name == "tabViewStyle", let style = modifier.arguments.first?.value else {
        return false
      }
      let source = style.source.lowercased()
      return source.contains("page") && !source.contains("sidebar")
    }
  }
}
