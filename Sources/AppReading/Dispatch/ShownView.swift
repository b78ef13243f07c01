import Scenes

/// The view of the app that some views are: what a screen is named after, and what makes it a screen of its own.
struct ShownView {
  /// The full name of the view; nil if the views are not one of the app's.
  var type: String?
  /// Whether nothing is shown.
  var isEmpty: Bool

  /// Finds the view of the app that views are, through stacks, groups and conditions.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - dispatched: The enums by whose values the views are chosen. A view that only passes such a value on is not the
  ///     screen; the view inside it is.
  ///   - path: The case of the first of them; nil if any of its cases may be meant. A router that a view gets has another
  ///     page's case.
  ///   - index: What is known of the app's types.
  ///   - evaluator: Gives the bodies of views that only pass a value on.
  init(
    _ views: [ViewNode], dispatched: [String] = [], path: String? = nil, index: AppIndex,
    evaluator: any Evaluating
  ) {
    let search = Search(
      dispatched: Set(dispatched), path: path, index: index, evaluator: evaluator)
    index.seen.begin()
    type = search.type(of: views, depth: 0)
    isEmpty = type == nil && views.allSatisfy(Self.showsNothing)
    index.seen.end(answering: .init(views: views, dispatched: dispatched, path: path, type: type))
  }

  /// Makes all views that a search may ask for, whatever value chooses them.
  static func lookInside(_ views: [ViewNode], index: AppIndex, evaluator: any Evaluating) {
    let search = Search(
      dispatched: [], path: nil, index: index, evaluator: evaluator, looksInside: true)
    _ = search.type(of: views, depth: 0)
  }

  static func showsNothing(_ node: ViewNode) -> Bool {
    switch node.kind {
    case .framework(let name): name == "EmptyView"
    case .group, .loop, .choice: node.contents.allSatisfy { $0.views.allSatisfy(showsNothing) }
    case .own, .unknown: false
    }
  }

  /// A search for the view of the app.
  struct Search {
    /// The enums by whose values the views are chosen.
    let dispatched: Set<String>
    /// The path of the case.
    let path: String?
    let index: AppIndex
    let evaluator: any Evaluating
    /// Whether all views of the app are looked into, as if each passed a value on.
    var looksInside = false

    func type(of views: [ViewNode], depth: Int) -> String? {
      guard depth < 12 else { return nil }
      for view in views where !ShownView.showsNothing(view) {
        if views.count > 1, view.isNamedBackground, views.contains(where: \.isContent) { continue }
        if let type = type(of: view, depth: depth, isOnly: views.count == 1) { return type }
      }
      return nil
    }

    func type(of node: ViewNode, depth: Int, isOnly: Bool) -> String? {
      switch node.kind {
      case .own(let name):
        if let content = content(of: node, named: name, depth: depth) { return content }
        if isOnly, hasContentInPlace(node, named: name) { return nil }
        if isLayout(name) || !isOnly && isAddition(name) { return nil }
        // `EditorView(text, language)` with a title is the page of its route for any language.
        if node.isGivenOnlyInner(path),
          evaluator.expanded([node]).first?.hasFrame(ofItself: true) == true
        {
          return name
        }
        if let page = page(inWrapper: node, named: name, depth: depth)
          ?? page(ofCaseGivenTo: node, named: name, depth: depth)
        {
          return page
        }
        let none: Set<String>? = looksInside ? [] : nil
        guard let passed = node.enumsPassedOn(dispatched, path) ?? none else { return name }
        let inner = Search(
          dispatched: dispatched.union(passed), path: path, index: index, evaluator: evaluator,
          looksInside: looksInside)
        let body = evaluator.outlined(node)
        let page = inner.type(inside: body.contents, depth: depth)
        // A view of UIKit that is a layer, as the picture of a camera, is a part of the page.
        let hasLayers = body.contents.first?.views.first?.kind == .framework("ZStack")
        return page.flatMap { !hasLayers || index.isView($0) ? $0 : nil } ?? name
      case .unknown(let name):
        // A view of UIKit among others is a part of the page.
        if index.isView(name) || isOnly && index.isRepresentable(name) { return name }
        // A view of a library around a page.
        let inner = node.contents.flatMap(\.views)
        return isOnly ? inner.onlyOwn.flatMap { type(of: [$0], depth: depth + 1) } : nil
      case .group, .loop: return type(inside: node.contents, depth: depth)
      case .choice:
        // `if let error { ErrorView(error) } else { List { … } }` is not the error.
        let calm = node.contents.filter { !ViewNode.Content.isAboutFailure($0.label ?? "") }
        let hasOther = calm.contains { !$0.views.allSatisfy(ShownView.showsNothing) }
        let contents = hasOther ? calm : node.contents
        let first = type(inside: contents, depth: depth)
        // `if let jar, isOpen { JarView(jar) } else { PlaceholderView() }` is the page of the jar.
        guard let first, ViewNode.isPlaceholderName(first) || ViewNode.isGateName(first) else {
          return first
        }
        return type(inside: Array(contents.dropFirst()), depth: depth) ?? first
      case .framework(let name):
        // A layout with several children is a page of its own that happens to begin with one of the app's views.
        let views = node.contents.first?.views ?? []
        // An overlay of an empty view is no page.
        if name == "ZStack", let first = views.first, first.isEmptyView,
          views.dropFirst().areAllConditions
        {
          return nil
        }
        if name == "ZStack" {
          // What lies over the page while a state says so is another one.
          let below = views.enumerated().filter { number, view in
            !view.isAboutFlag || !views.liesOverPage(number)
          }.map(\.element)
          return type(of: below.filter { !$0.isNamedBackground }, depth: depth + 1)
            ?? type(of: below, depth: depth + 1)
        }
        // What is beside a stack of pages is a part of the screen.
        if name == "VStack", let stack = views.onlyStackOfPages {
          return type(of: [stack], depth: depth + 1)
        }
        // Of a case's page that is a view in a list, the list is no page: `case .album(let id): List { AlbumView(id) }`.
        if !dispatched.isEmpty, isOnly, name == "List" || name == "Form", views.onlyPage {
          return type(of: views, depth: depth + 1)
        }
        guard
          ShownView.wrappers.contains(name)
            || isOnly && views.count == 1 && !ShownView.controls.contains(name)
        else { return nil }
        return type(inside: Array(node.contents.prefix(1)), depth: depth)
      }
    }

    /// The view of the app that a generic view puts something around.
    private func content(of node: ViewNode, named name: String, depth: Int) -> String? {
      guard index.isContainer(name) else { return nil }
      if let type = chosenContent(of: node, depth: depth) { return type }
      for argument in node.arguments where argument.label == nil || argument.label == "content" {
        let views: [ViewNode]
        switch argument.value {
        // `Results { RowView($0) }` makes rows of elements.
        case .closure(let closure)
        where closure.isInitializer
          || closure.parameters.isEmpty && !index.usesElement(closure):
          views = evaluator.shallowViews(of: closure, arguments: [])
        // `ContainerView { container in HomeView(model: container.home) }`
        case .closure(let closure):
          guard let values = index.valuesForContent(of: name),
            closure.parameters.isEmpty || closure.parameters.count == values.count
          else { continue }
          views = evaluator.shallowViews(of: closure, arguments: values)
        case .views(let found): views = found
        default: continue
        }
        if let type = type(of: views, depth: depth + 1), !views.haveRows(of: type) {
          return leadsOnly(to: views, node) ? nil : type
        }
      }
      return nil
    }

    private func type(inside contents: [ViewNode.Content], depth: Int) -> String? {
      // Not a lazy map, which evaluates twice, the second time perhaps with no budget left.
      for content in contents {
        if let type = type(of: content.views, depth: depth + 1) { return type }
      }
      return nil
    }
  }

  static let controls: Set<String> = [
    "NavigationLink", "Button", "Menu", "Link", "Section", "List", "Form", "ForEach",
  ]

  static let wrappers: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "GeometryReader", "AnyView", "ZStack",
    "WithViewStore", "WithPerceptionTracking",
  ]
}

extension [ViewNode] {
  /// Whether they are one view of the app that is called a view, a screen or a page.
  fileprivate var onlyPage: Bool {
    guard count == 1, case .own(let type) = self[0].kind else { return false }
    return ["View", "Screen", "Page"].contains(where: type.hasSuffix)
  }

  /// The one stack of pages among other views; nil if there is none, or another one.
  fileprivate var onlyStackOfPages: ViewNode? {
    let stacks = filter(\.isStackOfPages)
    return stacks.count == 1 && count > 1 ? stacks[0] : nil
  }
}

extension Collection where Element == ViewNode {
  /// Whether conditions decide all of the views.
  var areAllConditions: Bool { allSatisfy { $0.kind == .choice } }
}

extension ViewNode {
  /// Whether it is a view of the app that is called a background, in each branch of a condition.
  fileprivate var isNamedBackground: Bool {
    switch kind {
    case .own(let type):
      DerivedTitle.words(in: type.lastComponent).last { $0 != "View" } == "Background"
    case .choice, .group:
      contents.allSatisfy { $0.views.allSatisfy { $0.isNamedBackground || $0.isBackground } }
    default: false
    }
  }

  /// Whether it is no background.
  fileprivate var isContent: Bool { !isBackground && !isNamedBackground }

  /// Whether a Boolean says whether it is there.
  fileprivate var isAboutFlag: Bool {
    argument(Self.flagLabel) != nil || argument(Self.unlessLabel) != nil
  }

  /// Whether a view gets a case from inside the case of a path, and not that case itself.
  fileprivate func isGivenOnlyInner(_ path: String?) -> Bool {
    guard let path else { return false }
    let paths = arguments.flatMap { $0.value.cases(depth: 4, ofRouters: false) }.map(\.path)
    return !paths.contains(path) && paths.contains { path.hasSuffix("." + $0) }
  }

  fileprivate var isEmptyView: Bool { kind == .framework("EmptyView") }

  /// The enums of the cases inside a value of enums by which views are chosen, which may choose views, too; nil if a view
  /// of the app gets no such value.
  fileprivate func enumsPassedOn(_ dispatched: Set<String>, _ path: String?) -> Set<String>? {
    guard !dispatched.isEmpty else { return nil }
    let passed = arguments.filter { argument in
      argument.value.cases(depth: 4, ofRouters: false).contains { value in
        value.type.map(dispatched.contains) == true && path.map(value.isPart) != false
      }
    }
    guard !passed.isEmpty else { return nil }
    return passed.reduce(into: []) { $0.formUnion($1.value.innerEnums) }
  }
}

extension EnumValue {
  /// Whether a path names the case, one around it, or one inside it.
  fileprivate func isPart(of path: String) -> Bool {
    let own = self.path
    return own == path || path.hasSuffix("." + own) || path.hasPrefix(own + ".")
      || own.hasPrefix(path + ".")
  }
}

extension Value {
  /// The full names of the enums whose known cases are inside a case.
  fileprivate var innerEnums: Set<String> {
    guard case .enumCase(let outer) = self else { return [] }
    return outer.payload.reduce(into: []) { found, element in
      guard case .enumCase(let inner) = element.value, let type = inner.type else { return }
      found.formUnion(element.value.innerEnums.union([type]))
    }
  }
}
