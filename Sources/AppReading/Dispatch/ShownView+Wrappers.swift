import Scenes
import SwiftParsing

// What is around a page, or beside its content, and does not name it.
extension ShownView.Search {
  private static let wrapperNames = [
    "Wrapper", "WrapperView", "Coordinator", "CoordinatorView", "Navigation", "NavigationView",
    "NavigationStack", "MainView", "RootView", "Destination", "DestinationView", "Loader",
    "LoaderView", "Container", "ContainerView", "SheetContent", "Host", "HostView", "Resolver",
  ]

  /// The page of the enum case that a view is given, if it shows nothing but the pages of the cases:
  /// `DetailsSheet(item: .memory)` with a `switch` over the item.
  func page(ofCaseGivenTo node: ViewNode, named name: String, depth: Int) -> String? {
    func caseName(_ argument: LabelledValue) -> String? {
      guard case .enumCase(let value) = argument.value, let type = value.type else { return nil }
      return index.isEnum(type) ? value.name : nil
    }
    guard depth < 12, node.arguments.contains(where: { caseName($0) != nil }) else { return nil }
    let open = node.arguments.map { argument in
      caseName(argument).map { LabelledValue(argument.label, .unknown($0, nil)) } ?? argument
    }
    guard
      let page = evaluator.outlined(node).contents.flatMap(\.views).onlyPages(index),
      let shown = page.ownName,
      evaluator.outlined(ViewNode(.own(name), arguments: open, place: node.place))
        .contents.flatMap(\.views).arePagesOfBranches
    else { return nil }
    return type(of: page, depth: depth + 1, isOnly: true) ?? shown
  }

  /// The page in the one of several contents that a view of the app shows, as one for small displays:
  /// `Adaptive { WideView() } compact: { HomeView() }`; nil for a view with one content.
  func chosenContent(of node: ViewNode, depth: Int) -> String? {
    let contents = node.arguments.filter { argument in
      argument.value.isContent
        && (node.ownName.map { index.takesViews(argument.label, of: $0) } ?? true)
    }
    guard depth < 12, contents.count > 1, contents.allSatisfy({ $0.label != "content" }) else {
      return nil
    }
    return type(of: evaluator.outlined(node).contents.flatMap(\.views), depth: depth + 1)
  }

  /// Whether a view of the app has views that it gets only behind a link, so that it is a page of its own:
  /// `DetailView(item) { SettingsView() }` with `NavigationLink("More") { destination }`.
  func leadsOnly(to views: [ViewNode], _ node: ViewNode) -> Bool {
    guard let place = views.first?.place else { return false }
    let body = evaluator.outlined(node).contents.flatMap(\.views)
    return body.contains { $0.hasLink(toPlace: place) } && !body.contains { $0.shows(place) }
  }

  /// Whether a view is called after what it puts around a page, as `AddJarRootView`; one that is just called `RootView`
  /// is the app's first page.
  private func isWrapper(_ name: String) -> Bool {
    Self.wrapperNames.contains(where: name.hasSuffix) && name.lastComponent != "RootView"
  }

  /// Whether a view asks for the size of the display, for which it shows one page or another.
  private func asksForSize(_ name: String) -> Bool {
    index.storedProperties(of: name).contains { member in
      guard case .keyPath(let path)? = member.declaration.environmentArgument?.kind else {
        return false
      }
      return path.hasSuffix("SizeClass")
    }
  }

  /// The page that a view only gives what it needs, where it is called after that: `HomeWrapper`, `HomeCoordinatorView`, or
  /// which it shows on a phone.
  func page(inWrapper node: ViewNode, named name: String, depth: Int) -> String? {
    guard depth < 12, !index.isContainer(name), isWrapper(name) || asksForSize(name),
      let page = evaluator.outlined(node).contents.flatMap(\.views).onlyPages(index),
      let inner = page.ownName,
      // A view whose type is inside of this view's type is a part of it, and what only puts something around this view's own
      // content is no page.
      !inner.hasPrefix(name + "."), isWrapper(name) || !index.isContainer(inner)
    else { return nil }
    // What only arranges the page's own content is no page.
    return type(of: page, depth: depth + 1, isOnly: true) ?? (isLayout(inner) ? nil : inner)
  }

  /// Whether a view of the app is called something that a page has beside its content.
  func isAddition(_ name: String) -> Bool {
    let words = DerivedTitle.words(in: name.lastComponent).filter { $0 != "View" }
    return ["Button", "Handle", "Header", "Indicator", "Divider"].contains(words.last)
  }

  /// Whether a view of the app only arranges what it is given.
  func isLayout(_ name: String) -> Bool {
    index.isContainer(name)
      && ["Stack", "Grid", "ScrollView", "Card"].contains(where: name.hasSuffix)
      && !name.includes("Navigation")
  }
}

extension [ViewNode] {
  /// Whether the views are only a condition with a view of the app in each branch, and not the same one, also in a stack.
  fileprivate var arePagesOfBranches: Bool {
    guard count == 1 else { return false }
    switch self[0].kind {
    case .choice:
      let pages = self[0].contents.map(\.views.onlyOwn?.ownName)
      return !pages.contains(nil) && Set(pages).count > 1
    case .group: return self[0].contents.flatMap(\.views).arePagesOfBranches
    case .framework(let name) where ShownView.wrappers.contains(name):
      return self[0].contents.first?.views.arePagesOfBranches == true
    default: return false
    }
  }

  /// The first of the views of one type of the app that are all there is, in stacks and in each branch of conditions; nil
  /// for others.
  fileprivate func onlyPages(_ index: AppIndex) -> ViewNode? {
    let found = filter { !ShownView.showsNothing($0) && !$0.isBackground }.map { view in
      switch view.kind {
      case .own(let name) where index.isView(name): view
      // What is there while nothing is loaded or found is not the page.
      case .choice:
        view.contents.filter { !$0.isPlaceholder }.flatMap(\.views).onlyPages(index)
      // A modifier of the app.
      case .own, .group: view.contents.flatMap(\.views).onlyPages(index)
      case .framework(let name) where ShownView.wrappers.contains(name):
        view.contents.first?.views.onlyPages(index)
      default: nil as ViewNode?
      }
    }
    guard let first = found.first, found.allSatisfy({ $0?.kind == first?.kind }) else { return nil }
    return first
  }
}

extension ViewNode {
  /// Whether it or a view in it is at a place, but for the pages of links.
  fileprivate func shows(_ place: SourcePlace) -> Bool {
    if self.place == place { return true }
    let page = NavigationLinkParts(self)?.pageNumber
    return contents.indices.contains { number in
      number != page && contents[number].views.contains { $0.shows(place) }
    }
  }

  /// Whether the page of a link in it is, or has, the view at a place.
  fileprivate func hasLink(toPlace place: SourcePlace) -> Bool {
    if let page = NavigationLinkParts(self)?.page, page.contains(where: { $0.shows(place) }) {
      return true
    }
    return contents.contains { $0.views.contains { $0.hasLink(toPlace: place) } }
  }
}

extension ViewNode.Content {
  /// Whether a branch says only that there is nothing, or not yet.
  fileprivate var isPlaceholder: Bool {
    views.allSatisfy { $0.kind == .framework("ContentUnavailableView") || $0.isPassing }
  }
}

extension Value {
  /// Whether it is a closure without parameters or the views of one.
  fileprivate var isContent: Bool {
    switch self {
    case .closure(let closure): closure.parameters.isEmpty
    case .views: true
    default: false
    }
  }
}

extension [ViewNode] {
  /// The name of the only view, which is one of a library that is called a view or the like, `PaywallView()`; nil for others.
  var libraryPage: String? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .unknown(let name) where name.startsUppercase:
      return ["View", "Screen", "Page", "Sheet", "Controller"].contains(where: name.hasSuffix)
        ? name : nil
    case .group, .framework("NavigationStack"), .framework("NavigationView"):
      return self[0].contents.count == 1 ? self[0].contents[0].views.libraryPage : nil
    default: return nil
    }
  }
}
