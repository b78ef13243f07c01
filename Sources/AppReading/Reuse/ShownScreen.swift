/// What a screen's page is made from.
struct ScreenOrigin {
  /// Its views before their bodies are known.
  var views: [ViewNode]
  /// What it shows.
  var subject: ScreenKey.Subject
  /// The full name of the view that shows it.
  var owner: String
  /// The name to derive a title from.
  var name: String
  /// The number of the root of the app that it is.
  var root: Int?
  /// What is around the page, as that of a tab, with a gap for it.
  var surroundings: ViewNode?
  /// The view around the page of a step, to be made while a state has the value of the step.
  var frame: ViewNode?
}

/// What a screen shows: all of it that depends on nothing but its origin and the app's source.
struct ShownScreen {
  /// The views, expanded.
  var views: [ViewNode]
  /// The full name of its view; of a part of a view that view's name.
  var view: String
  /// Its page.
  var reading: PageReading

  init(
    _ origin: ScreenOrigin, index: AppIndex, evaluator: any Evaluating, maker: PageMaker
  ) {
    views = Self.expanded(origin.views, evaluator)
    view = Self.view(
      of: views, origin.subject, owner: origin.owner, index: index, evaluator: evaluator)
    let drawn = SeparatePages(in: views, owner: view, index: index).left(of: views) {
      Self.expanded($0, evaluator)
    }
    let page = ViewNode.joined(drawn)
    for place in origin.surroundings?.allPlaces ?? [] { index.seen.note(place) }
    let frame = origin.frame.flatMap { Self.expanded([$0], evaluator).first?.around(page) }
    reading = maker.reading(
      of: frame ?? origin.surroundings?.filling(with: page) ?? page, name: origin.name)
  }

  /// The full name of the view that views are; by default the one that shows them.
  static func view(
    of views: [ViewNode], _ subject: ScreenKey.Subject, owner: String, index: AppIndex,
    evaluator: any Evaluating
  ) -> String {
    switch subject {
    case .view(let type): type
    case .enumCase(let type, let path):
      ShownView(
        views, dispatched: index.enums(of: type, along: path), path: path, index: index,
        evaluator: evaluator
      ).type ?? owner
    case .part: owner
    }
  }

  /// Views with the bodies of the app's own, also those inside a `TabView` or the columns of the page, which the evaluator
  /// takes for pages.
  private static func expanded(_ views: [ViewNode], _ evaluator: any Evaluating) -> [ViewNode] {
    evaluator.expanded(views).map { withTabs($0, evaluator) }
  }

  private static func withTabs(_ node: ViewNode, _ evaluator: any Evaluating) -> ViewNode {
    var node = node
    if node.kind == .framework("NavigationLink") { return node }
    let arePages =
      [.framework("TabView"), .framework("NavigationSplitView")].contains(node.kind)
    for position in node.contents.indices {
      let views = node.contents[position].views
      node.contents[position].views =
        arePages ? evaluator.expanded(views) : views.map { withTabs($0, evaluator) }
    }
    return node
  }
}

extension ViewNode {
  /// Views as one.
  static func joined(_ views: [ViewNode]) -> ViewNode {
    if views.count == 1 { return views[0] }
    let place = views.first?.place ?? SourcePlace(file: 0, offset: 0)
    return ViewNode(.group, contents: [.init(nil, views)], place: place)
  }
}
