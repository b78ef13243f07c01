/// The pages that an app's code makes, but that nothing leads to that was found.
///
/// They have no place in the app's navigation, so they are no screens. The report lists them with what they show and where
/// they lead, which is how a team sees what the scan does not follow.
struct LostPages {
  /// A view with the code that makes it.
  struct Root {
    /// The full name.
    var view: String
    /// Where code makes it that is in no other lost page.
    var place: SourcePlace
  }

  /// The pages that nothing found leads to, in the order of the source.
  private(set) var roots: [Root] = []
  /// The pages and what they lead to.
  let graph: GraphBuilder
  /// The full names of the views that are on no page that was found from the app's first pages.
  private(set) var otherViews: [String] = []

  /// Finds the pages beside those of a graph.
  ///
  /// - Parameters:
  ///   - main: What was found from the app's first pages.
  ///   - containers: The full names of the views around the first pages.
  ///   - index: The app's declarations.
  ///   - graph: An empty graph.
  ///   - leftOut: Whether a team leaves a screen out.
  init(
    beside main: GraphBuilder, containers: Set<String>, index: AppIndex, graph: GraphBuilder,
    leftOut: @escaping (ScreenKey) -> Bool
  ) {
    self.graph = graph
    var shown = main.typesShown(from: 0).union(main.variants.shownTypes).union(containers)
    let pages = Set(main.screens.values.filter(\.isWholeView).map(\.view))
    let tabs = Set(
      main.tabSelection.roots.filter { $0.bar != nil }.compactMap { main.screens[$0.key]?.view })
    let candidates = index.declaredOrder.filter { type in
      !shown.contains(type) && index.conforms(type, to: ["View"])
        && !index.conforms(type, to: ["PreviewProvider", "ViewModifier", "Scene"])
        && !index.isRepresentable(type)
    }
    guard !candidates.isEmpty else { return }
    otherViews = candidates
    let excluded = main.views(leftOut: leftOut)
    let presentations = main.presentations.map(\.presentation)
    let mentions = Dictionary(grouping: ViewMentions(of: candidates, in: index).found, by: \.owner)
    let known = Set(main.screens.keys).union(main.screens.keys.map(\.asker))
    // Whatever leads to the view with the app's tabs leads to the first one.
    let bars = Set(main.tabSelection.tabContainers.map(ScreenKey.Subject.view))
    var open = mentions[nil] ?? []
    var number = 0
    while number < open.count {
      let mention = open[number]
      number += 1
      guard !excluded.contains(mention.view), !leftOut(ScreenKey(.route, .view(mention.view))),
        shown.insert(mention.view).inserted
      else { continue }
      open += mentions[mention.view] ?? []
      guard let node = graph.reader.evaluator.view(ofType: mention.view, arguments: []),
        node.isPage() || node.asks && !mention.view.isPart, !node.isFrame(of: pages),
        !node.onlyChooses(among: pages), node.links(to: tabs) < 2, !node.isSplit
      else { continue }
      roots.append(Root(view: mention.view, place: mention.place))
      let first = graph.order.count
      graph.follow(pageOf: node, mention.view, around: presentations) {
        leftOut($0) || known.contains($0) || bars.contains($0.subject)
      }
      for type in graph.typesShown(from: first) where shown.insert(type).inserted {
        open += mentions[type] ?? []
      }
    }
  }
}

extension GraphBuilder {
  /// The full names of the app's views that are on the pages after some others.
  fileprivate func typesShown(from number: Int) -> Set<String> {
    order[number...].compactMap { screens[$0] }.reduce(into: []) { found, screen in
      found.insert(screen.view)
      found.formUnion(screen.views.shownTypes)
    }
  }

  /// The full names of the views of cases that a team leaves out.
  fileprivate func views(leftOut: (ScreenKey) -> Bool) -> Set<String> {
    var found: Set<String> = []
    for dispatch in dispatches {
      guard let type = dispatch.enumName else { continue }
      for entry in dispatch.entries {
        guard let view = entry.view,
          leftOut(ScreenKey(.route, .enumCase(type: type, path: entry.path)))
        else { continue }
        found.insert(view)
      }
    }
    return found
  }
}

extension [ViewNode] {
  /// The full names of the app's views that are on the page with the views.
  var shownTypes: Set<String> {
    var found: Set<String> = []
    for view in self { view.addShownTypes(to: &found) }
    return found
  }
}

extension ViewNode {
  /// Adds the full names of the app's views that are on the page with the view.
  ///
  /// What a link or a modifier presents has no contents, and the columns beside a sidebar are pages of their own.
  fileprivate func addShownTypes(to found: inout Set<String>) {
    if case .own(let type) = kind, !contents.isEmpty { found.insert(type) }
    let isSplit = kind == .framework("NavigationSplitView")
    for content in contents where !isSplit || !["content", "detail"].contains(content.label) {
      for view in content.views { view.addShownTypes(to: &found) }
    }
    for view in modifiers.flatMap(\.contents).flatMap(\.views) {
      view.addShownTypes(to: &found)
    }
  }

  /// Whether it has tabs or columns with known pages, as what a larger display shows instead of the first pages.
  fileprivate func isFrame(of pages: Set<String>) -> Bool {
    guard case .framework(let name) = kind, ["NavigationSplitView", "TabView"].contains(name) else {
      return contents.flatMap(\.views).contains { $0.isFrame(of: pages) }
    }
    // Tabs and columns are not expanded here.
    return contents.flatMap(\.views).contains { $0.isOne(of: pages) }
  }

  /// Whether it shows one of several known pages and nothing else, as the content of a sheet for several cases.
  fileprivate func onlyChooses(among pages: Set<String>) -> Bool {
    guard let choice = contents.flatMap(\.views).fillingChoice else { return false }
    let shown = choice.contents.filter { !$0.views.allSatisfy(ShownView.showsNothing) }
    return shown.count > 1
      && shown.allSatisfy { $0.views.onlyOwn?.ownName.map(pages.contains) == true }
  }

  /// Whether it is all in columns, which a larger display has instead of the tabs or the stack of a phone.
  fileprivate var isSplit: Bool {
    switch kind {
    case .framework("NavigationSplitView"): true
    case .own, .group:
      contents.flatMap(\.views).count == 1 && contents[0].views.first?.isSplit == true
    default: false
    }
  }

  /// The number of links to some pages, as a sidebar has to those of the tabs.
  fileprivate func links(to pages: Set<String>) -> Int {
    guard let link = NavigationLinkParts(self) else {
      return contents.flatMap(\.views).reduce(0) { $0 + $1.links(to: pages) }
    }
    return link.page?.onlyOwn?.ownName.map(pages.contains) == true ? 1 : 0
  }

  private func isOne(of pages: Set<String>) -> Bool {
    if let ownName, pages.contains(ownName) { return true }
    return contents.flatMap(\.views).contains { $0.isOne(of: pages) }
  }

  /// Whether it is a page rather than a part of one: it has a bar, or is a list, or presents pages.
  func isPage(depth: Int = 0) -> Bool {
    if case .framework(let name) = kind, Self.lists.contains(name) { return true }
    return isPageWithBar(depth: depth)
      || modifiers.contains { Self.presenting.contains($0.name) }
      || depth < Self.deepest
        && contents.flatMap(\.views).contains { $0.isPage(depth: depth + 1) }
  }

  /// Whether it has a stack or something for a bar, which no part of a page has.
  func isPageWithBar(depth: Int = 0) -> Bool {
    if case .framework(let name) = kind, Self.stacks.contains(name) { return true }
    return modifiers.contains { Self.ofBars.contains($0.name) }
      || depth < Self.deepest
        && contents.flatMap(\.views).contains { $0.isPageWithBar(depth: depth + 1) }
  }

  /// Whether it asks something, as a page does and now and then a row.
  fileprivate var asks: Bool {
    modifiers.contains { ["alert", "confirmationDialog"].contains($0.name) }
      || contents.flatMap(\.views).contains(where: \.asks)
  }

  /// The views around what makes a page, at most.
  private static let deepest = 12
  private static let lists: Set<String> = ["List", "Form"]
  private static let stacks: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ]
  private static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "navigationDestination",
  ]
  private static let ofBars: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarItems",
    "navigationBarHidden", "navigationBarBackButtonHidden", "toolbar",
  ]
}

extension String {
  /// Whether a view is called a part of a page.
  fileprivate var isPart: Bool {
    ["Row", "Cell", "Card", "Item", "Button", "Label", "Header", "Footer", "Tile", "Badge"]
      .contains(where: hasSuffix)
  }
}
