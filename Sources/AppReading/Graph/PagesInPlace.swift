import SwiftParsing

// Pages that a view shows instead of its own content.
extension RootSearch {
  /// Splits a view that begins with a condition, `if isLoggedIn { TabView { … } } else { … }`, into its own page and those
  /// shown instead of it; nil for other views.
  ///
  /// The other pages are tabs, or are shown once a Boolean of the view is set and have a stack of their own, or are those
  /// that people go through before a stack of the view, or, in one stack with a form to log in, what the form leads to.
  func pagesInPlace(
    of page: Leaf, type: String, _ around: Around, _ depth: Int
  ) -> [Leaf]? {
    // What is inside is searched a second time where nothing is found.
    var shown = page.views[0].contents.flatMap(\.views)
    var stack: ViewNode?
    shown.changeStack(index) { stack = $0 }
    guard depth < 8,
      var choice = shown.onlyChoice ?? stack?.contents.first?.views.onlyChoice,
      index.tabState(of: choice) == nil, stack == nil || choice.isAboutLogIn
    else { return nil }
    let branches = choice.contents.filter { !$0.views.allSatisfy(\.isPassing) }
    guard branches.contains(where: { self.type(of: $0) == nil }) else { return nil }
    let around = around + [((stack?.modifiers ?? []) + choice.modifiers, type)]
    let pages = branches.map { content in
      let view = self.type(of: content)
      let found = search(content.views, owner: type, around: around, depth: depth + 1)
      let areTabs = hasTabs(found)
      let leaves = found.map { leaf in
        var leaf = leaf
        leaf.add(content, of: choice, showing: view, owner: type, index)
        leaf.isScreen = leaf.isScreen || areTabs
        return leaf
      }
      return (content: content, isOwn: view == nil && !areTabs, areTabs: areTabs, leaves: leaves)
    }
    let others = pages.filter { !$0.isOwn }
    guard !others.isEmpty, pages.count - others.count == 1, let own = pages.first(where: \.isOwn),
      stack != nil || areBeforeStack(others.map(\.content), own.content)
        || (others.contains(where: \.areTabs) || isSwitchedByItself(choice, type))
          && others.allSatisfy({ $0.areTabs || $0.leaves.count > 1 || hasStack($0.content) })
    else { return nil }
    var leaf = page
    leaf.add(own.content, of: choice, owner: type, index)
    choice.contents = [own.content]
    let content = ViewNode.Content(nil, [choice])
    if stack == nil {
      shown = [choice]
    } else {
      shown.changeStack(index) { $0.contents = [content] }
    }
    leaf.views[0].contents = [ViewNode.Content(nil, shown)]
    return [leaf] + others.flatMap(\.leaves).filter(\.isScreen)
  }

  /// Whether people go through all of some pages before another one, which begins with a stack.
  private func areBeforeStack(_ others: [ViewNode.Content], _ own: ViewNode.Content) -> Bool {
    own.views.count == 1 && own.views[0].isNavigation
      && others.allSatisfy { type(of: $0).map(isWelcome) == true }
  }

  /// Whether a page beside containers is shown instead of them, or before them.
  func isBeside(_ containers: [Leaf], _ leaf: Leaf) -> Bool {
    !containers.contains { $0.place == leaf.place }
      && (isWelcome(leaf) || leaf.isScreen && containers.contains(where: leaf.isInstead))
  }

  /// Whether a page under a condition is one that people go through before the app, which may lie over it.
  func isWelcome(_ leaf: Leaf) -> Bool {
    guard leaf.isScreen, !leaf.conditions.isEmpty,
      let type = ShownView(leaf.views, index: index, evaluator: evaluator).type
    else { return false }
    return isWelcome(type)
  }

  /// Whether a view is called a page that people go through before the app.
  private func isWelcome(_ type: String) -> Bool {
    let name = AppIndex.lastComponent(type).lowercased()
    return ["onboarding", "welcome", "login", "signin", "intro", "tutorial"]
      .contains(where: name.hasPrefix)
      && !["button", "banner", "tip", "badge", "overlay", "card", "row"]
        .contains(where: name.hasSuffix)
  }

  /// Whether pages are tabs of SwiftUI, columns, or tabs of the app's own.
  private func hasTabs(_ leaves: [Leaf]) -> Bool {
    leaves.contains { $0.kind != .page }
      || leaves.count == 1 && OwnTabs(leaves[0], index: index, evaluator: evaluator) != nil
  }

  private func type(of content: ViewNode.Content) -> String? {
    ShownView(content.views, index: index, evaluator: evaluator).type
  }

  /// Whether a view of the app begins with a stack.
  private func hasStack(_ content: ViewNode.Content) -> Bool {
    content.views.count == 1 && evaluator.expanded(content.views)[0].isOwnWithNavigation
  }

  /// Whether a Boolean of a view decides a choice.
  private func isSwitchedByItself(_ choice: ViewNode, _ type: String) -> Bool {
    let states = choice.contents.map(\.label).compactMap { $0?.drop { $0 == "!" } }
      .filter { $0 != "else" }
    guard states.count == 1, let state = index.ownMembers(String(states[0]), of: type).first
    else { return false }
    return state.declaration.attributes.contains { ["State", "AppStorage"].contains($0.name) }
  }
}

extension [ViewNode] {
  /// The condition that is all that views show, also in a group, whose modifiers it then has; nil for other views.
  fileprivate var onlyChoice: ViewNode? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .choice: return self[0]
    case .group, .framework("Group"):
      var choice = self[0].contents.flatMap(\.views).onlyChoice
      choice?.modifiers += self[0].modifiers
      return choice
    default: return nil
    }
  }
}

extension [ViewNode] {
  /// Changes the stack of pages that is all that views show, but what lies over it.
  fileprivate mutating func changeStack(_ index: AppIndex, _ change: (inout ViewNode) -> Void) {
    guard let first, dropFirst().areAllConditions else { return }
    switch first.kind {
    case .framework("NavigationStack"), .framework("NavigationView"): change(&self[0])
    case .own(let type) where index.isView(type): break
    // Also what a modifier of the app puts around it.
    case .own, .group, .framework("ZStack"):
      if first.contents.count == 1 { self[0].contents[0].views.changeStack(index, change) }
    default: break
    }
  }
}

extension ViewNode {
  /// Whether a condition asks whether somebody has logged in.
  fileprivate var isAboutLogIn: Bool {
    contents.contains { content in
      let label = (content.label ?? "").lowercased()
      return ["loggedin", "signedin", "authenticated"].contains(where: label.includes)
    }
  }

  /// Whether a view is one of the app's that begins with a stack or tabs.
  fileprivate var isOwnWithNavigation: Bool {
    guard case .own = kind else { return false }
    let views = contents.flatMap(\.views)
    return views.count == 1 && (views[0].isNavigation || views[0].isOwnWithNavigation)
  }

  fileprivate var isNavigation: Bool {
    switch kind {
    case .framework(let name):
      let isLayout = ["ZStack", "Group"].contains(name)
      return ["NavigationStack", "NavigationView", "NavigationSplitView", "TabView"].contains(name)
        || isLayout && contents.contains { $0.views.first?.isNavigation == true }
    case .group: return contents.contains { $0.views.first?.isNavigation == true }
    default: return false
    }
  }
}
