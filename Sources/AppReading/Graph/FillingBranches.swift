extension ViewNode {
  /// The views of the branches of a condition that is all that a view shows.
  var fillingBranches: [ViewNode] {
    switch kind {
    case .choice:
      // What says that something has failed is no page beside the others.
      let branches = contents.filter { !ViewNode.Content.isAboutFailure($0.label ?? "") }
      return branches.flatMap { content -> [ViewNode] in
        // A page that first loads its content stays one.
        guard content.views.count == 1, content.views.stackRoots.isEmpty else {
          return content.views
        }
        let inner = content.views[0].fillingBranches
        return inner.isEmpty ? content.views : inner
      }
    case .own, .group, .unknown:
      let views = contents.flatMap(\.views).filter { !ShownView.showsNothing($0) }
      let branches = views.count == 1 ? views[0].fillingBranches : []
      // A list among them is the content of this page, which the others are shown instead of.
      return branches.allSatisfy { $0.isPage || $0.isPassing } ? branches : []
    case .framework(let name):
      guard Self.filling.contains(name) else { return [] }
      let views = (contents.first?.views ?? []).filter { !ShownView.showsNothing($0) }
      if views.contains(where: \.isSideBar) { return [] }
      if name == "ZStack", let choice = views.splashInstead { return choice.fillingBranches }
      let areAlternatives = name == "ZStack" && views.allSatisfy { $0.kind == .choice }
      if name == "ZStack", views.count > 1, !areAlternatives {
        // What lies over the pages is none.
        let pages = views.map(\.fillingBranches).filter { $0.count(where: \.isWholePage) > 1 }
        return pages.count == 1 ? pages[0] : []
      }
      return views.count == 1 || areAlternatives ? views.flatMap(\.fillingBranches) : []
    case .loop: return []
    }
  }

  /// Whether a view is one of the app's, or a stack of pages.
  private var isWholePage: Bool {
    switch kind {
    case .own, .unknown, .framework("NavigationStack"), .framework("NavigationView"): true
    // With something over it.
    case .framework("ZStack"):
      contents.first?.views.first?.isWholePage == true && !contents[0].views.areAllConditions
    default: false
    }
  }

  /// Whether a view may be a page: one of the app's, or one with a stack or tabs of its own.
  private var isPage: Bool {
    switch kind {
    case .own, .unknown, .choice: true
    case .group: contents.contains { $0.views.contains(where: \.isPage) }
    case .framework(let name):
      ["NavigationStack", "NavigationView", "NavigationSplitView", "TabView"].contains(name)
        || (Self.passing.contains(name) || Self.filling.contains(name))
          && contents.contains { $0.views.contains(where: \.isPage) }
    case .loop: false
    }
  }

  /// Whether a view is only shown for a while, as a sign of progress or a logo.
  var isPassing: Bool {
    switch kind {
    case .framework(let name): Self.passing.contains(name) && areContentsPassing
    case .group, .choice: areContentsPassing
    case .own, .loop, .unknown: false
    }
  }

  private var areContentsPassing: Bool {
    contents.allSatisfy { $0.views.allSatisfy(\.isPassing) }
  }

  private static let passing: Set<String> = [
    "ProgressView", "EmptyView", "Color", "Text", "Image", "Spacer", "VStack", "HStack", "ZStack",
    "LinearGradient", "Rectangle", "Circle", "Group", "NavigationStack", "NavigationView",
  ]

  private static let filling: Set<String> = [
    "ZStack", "VStack", "NavigationStack", "NavigationView", "GeometryReader",
    "WithPerceptionTracking", "WithViewStore", "SwitchStore",
  ]
}
