/// What is around the steps of an assistant that are views of the app, as a line of dots and a button that goes on: the view
/// that chooses among them, while its state has the value of a step.
///
/// ```swift
/// VStack {
///   TabView(selection: $step) { NameView().tag(0); ShelfView().tag(1) }.tabViewStyle(.page)
///   Button(step == 1 ? "Done" : "Next") { next() }
/// }
/// ```
package struct StepFrame: Sendable, Equatable {
  /// The view that chooses, without its body.
  var page: ViewNode
  /// The state that it chooses by.
  var state: StatePlace

  /// Reads what is around a page that views show in turn with others; nil for other pages.
  ///
  /// - Parameters:
  ///   - presentation: What shows the page.
  ///   - pager: The tab view whose pages they are, if it is one.
  ///   - views: The views that choose among the pages.
  init?(_ presentation: Presentation, of pager: ViewNode?, in views: [ViewNode]) {
    // Cards that people swipe in a page are no steps.
    let isPager =
      pager.map { pager in
        (pager.isPaged || presentation.state?.isCalledStep == true) && !pager.hasHeight
          && !views.scroll(pager)
      } ?? false
    let isStep = presentation.isAssistant || presentation.numbered?.isStep == true || isPager
    guard isStep, !presentation.isStepInPlace, let page = views.onlyOwn,
      let state = presentation.numbered?.state ?? presentation.state
    else { return nil }
    self.page = page.shallow
    self.state = state
  }
}

extension Target {
  /// The view around the page, which shows it while a state has another value than at first; nil for most pages.
  var frame: ViewNode? {
    guard let presentation = shownBy?.presentation, let frame = presentation.frame else {
      return nil
    }
    if let numbered = presentation.numbered {
      return numbered.anyNumber.map { frame.page.having(.number("\($0)"), in: frame.state) }
    }
    guard case .cases(let pages, let type?) = presentation.content else { return nil }
    let name: String?
    switch key.subject {
    case .enumCase(type, let path): name = path
    case .view(let view):
      name = pages.filter { $0.value.onlyOwn?.typeName == view }.keys.min()
    case .enumCase, .part: name = nil
    }
    return name.map {
      frame.page.having(.enumCase(EnumValue(type: type, name: $0)), in: frame.state)
    }
  }
}

extension [ViewNode] {
  /// Whether a view is in what people scroll.
  fileprivate func scroll(_ node: ViewNode, isScrolled: Bool = false) -> Bool {
    contains { view in
      if view.kind == node.kind, view.place == node.place { return isScrolled }
      let scrolls = isScrolled || ["ScrollView", "List", "Form"].contains(view.name ?? "")
      return view.contents.contains { $0.views.scroll(node, isScrolled: scrolls) }
    }
  }
}

extension ViewNode {
  /// The view with a page in the place where it shows it, and nothing of the pages that it shows instead of it; nil if it
  /// does not show it.
  func around(_ page: ViewNode) -> ViewNode? { around(page, isAmongTabs: false) }

  /// - Parameter isAmongTabs: Whether each view inside is a page to swipe, of which only one is kept.
  private func around(_ page: ViewNode, isAmongTabs: Bool) -> ViewNode? {
    if kind == page.kind, place == page.place, kind.isOfPage { return page }
    let isTabView = kind == .framework("TabView")
    let hasTabs = isTabView || isAmongTabs && kind == .group
    for (number, content) in contents.enumerated() {
      for (position, part) in content.views.enumerated() {
        guard let found = part.around(page, isAmongTabs: hasTabs) else { continue }
        if isTabView { return ViewNode(.group, contents: [.init(nil, [found])], place: place) }
        var view = self
        if hasTabs {
          view.contents = [.init(nil, [found])]
        } else if kind == .choice {
          view.contents = [content]
          view.contents[0].views[position] = found
        } else {
          view.contents[number].views[position] = found
        }
        return view
      }
    }
    return nil
  }
}

extension ViewNode.Kind {
  /// Whether it may be the page of a step: a view of the app, or one of several by a condition.
  fileprivate var isOfPage: Bool {
    switch self {
    case .own, .choice: true
    default: false
    }
  }
}
