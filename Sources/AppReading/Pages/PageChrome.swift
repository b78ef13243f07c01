import Scenes

/// What the modifiers of a page's views say about the page as a whole.
struct PageChrome {
  /// The title; nil if no view gives one.
  var title: Value?
  /// The modifier with the small text below the title; nil without one.
  var subtitle: ViewNode.Modifier?
  /// How the title is shown; nil if no view says.
  var titleDisplay: Page.TitleDisplay?
  /// The bars that are hidden.
  var hides: Set<Page.Bar> = []
  /// The views of toolbars and of `navigationBarItems`.
  var bars: [BarContent] = []
  /// The views of bars that are not drawn, since a condition shows others instead.
  var otherBars: [ViewNode] = []
  /// The placeholder of the search field; nil without one.
  var search: ViewNode.Modifier?
  /// Whether there is a list or form.
  var hasList = false
  /// Whether a list has the plain style.
  var isPlainList = false
  /// The modifiers that present something.
  var presentations: [ViewNode.Modifier] = []
  /// The views of `tabItem`.
  var tabItem: [ViewNode]?

  /// Views in a bar with their place in it.
  struct BarContent {
    /// The placement as the toolbar names it.
    var placement: String
    /// The views.
    var views: [ViewNode]
  }

  /// Reads the views of a page.
  init(_ node: ViewNode) {
    visit(node, isDrawn: true)
  }

  private init() {}

  /// Visits a view: first what is inside, then its modifiers, so that outer modifiers win.
  private mutating func visit(_ node: ViewNode, isDrawn: Bool) {
    var inner = PageChrome()
    switch node.kind {
    case .choice:
      let drawn = isDrawn ? node.drawnBranch : nil
      for branch in node.contents {
        let isShown = isDrawn && branch == drawn
        for view in branch.views { inner.visit(view, isDrawn: isShown) }
      }
    case .framework:
      if node.name == "List" || node.name == "Form" || node.name == "Table" { inner.hasList = true }
      for view in node.viewsOfPage { inner.visit(view, isDrawn: isDrawn) }
    case .own, .group, .loop:
      for view in node.contents.flatMap(\.views) { inner.visit(view, isDrawn: isDrawn) }
    case .unknown: break
    }
    let isStack = ["NavigationStack", "NavigationView"].contains(node.name)
    for modifier in node.modifiers {
      inner.visit(modifier, isDrawn: isDrawn, keepsTitle: isStack && inner.title != nil)
    }
    if !isDrawn { inner.keepPresentationsOnly() }
    merge(inner)
  }

  private mutating func keepPresentationsOnly() {
    let presentations = presentations
    self = PageChrome()
    self.presentations = presentations
  }

  /// Adds what a view beside the earlier ones says; the first title counts.
  private mutating func merge(_ other: PageChrome) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    titleDisplay = titleDisplay ?? other.titleDisplay
    hides.formUnion(other.hides)
    bars += other.bars
    otherBars += other.otherBars
    search = search ?? other.search
    hasList = hasList || other.hasList
    isPlainList = isPlainList || other.isPlainList
    presentations += other.presentations
    tabItem = tabItem ?? other.tabItem
  }

  private mutating func visit(
    _ modifier: ViewNode.Modifier, isDrawn: Bool, keepsTitle: Bool
  ) {
    if Self.presenting.contains(modifier.name) {
      presentations.append(modifier)
      return
    }
    switch modifier.name {
    case "navigationTitle", "navigationBarTitle":
      if !keepsTitle { title = modifier.titleValue ?? title }
      if let mode = modifier.argument("displayMode") { setDisplay(mode) }
    case "navigationSubtitle": subtitle = modifier
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
      if let mode = modifier.value { setDisplay(mode) }
    case "navigationBarHidden": hide(.navigationBar, modifier)
    case "navigationBarBackButtonHidden": hide(.backButton, modifier)
    case "toolbar", "toolbarVisibility": visit(toolbar: modifier)
    case "navigationBarItems": visit(items: modifier)
    case "searchable": search = modifier
    case "listStyle": setListStyle(modifier)
    case "tabItem": tabItem = modifier.views(nil)
    case "overlay", "background", "safeAreaInset", "safeAreaBar", "contextMenu", "swipeActions":
      for view in modifier.contents.flatMap(\.views) { self.visit(view, isDrawn: isDrawn) }
      if let view = modifier.views(nil), modifier.content(nil) == nil {
        for view in view { self.visit(view, isDrawn: isDrawn) }
      }
    default: break
    }
  }

  /// The modifiers that present something.
  static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog",
    "actionSheet", "navigationDestination", "fileImporter", "fileExporter", "fileMover",
    "photosPicker", "quickLookPreview", "appStoreOverlay", "manageSubscriptionsSheet",
    "familyActivityPicker", "translationPresentation", "musicSubscriptionOffer",
  ]

  private mutating func setDisplay(_ value: Value) {
    switch value.names.last {
    case "inline"?, "inlineLarge"?: titleDisplay = .inline
    case "large"?: titleDisplay = .large
    default: break
    }
  }

  private mutating func setListStyle(_ modifier: ViewNode.Modifier) {
    let names = modifier.value?.names ?? []
    if names.contains(where: { $0 == "plain" || $0 == "PlainListStyle" }) { isPlainList = true }
  }

  /// Hides a bar, or shows it again; a condition that is not known changes nothing.
  private mutating func hide(_ bar: Page.Bar, _ modifier: ViewNode.Modifier) {
    switch modifier.value.map(\.bool) ?? true {
    case true?: hides.insert(bar)
    case false?: hides.remove(bar)
    case nil: break
    }
  }

  private mutating func visit(toolbar modifier: ViewNode.Modifier) {
    if let visibility = modifier.value?.names.first, modifier.contents.isEmpty {
      let named = modifier.arguments.dropFirst().flatMap(\.value.names)
      let bars = named.isEmpty ? [.navigationBar] : Set(named.compactMap(Page.Bar.init))
      switch visibility {
      case "hidden": hides.formUnion(bars)
      case "visible", "automatic": hides.subtract(bars)
      default: break
      }
      return
    }
    for view in modifier.contents.flatMap(\.views) { visit(barView: view, "automatic") }
  }

  /// The views that a toolbar adds to the bars of a page.
  static func barViews(of toolbar: ViewNode.Modifier) -> [ViewNode] {
    var chrome = PageChrome()
    chrome.visit(toolbar: toolbar)
    return chrome.bars.flatMap(\.views) + chrome.otherBars
  }

  private mutating func visit(items modifier: ViewNode.Modifier) {
    for (label, placement) in [("leading", "topBarLeading"), ("trailing", "topBarTrailing")] {
      guard let views = modifier.views(label) else { continue }
      for view in views { visit(barView: view, placement) }
    }
  }

  /// Visits a view of a toolbar, which may be an item, a group of items or a view.
  private mutating func visit(barView node: ViewNode, _ placement: String) {
    switch (node.kind, node.name) {
    case (_, "ToolbarItem"?), (_, "ToolbarItemGroup"?):
      let own = node.argument("placement")?.names.last ?? placement
      let views = node.viewsOfPage
      bars.append(BarContent(placement: own, views: views))
      visitPresentations(of: views)
    case (_, "ToolbarSpacer"?), (_, "ToolbarTitleMenu"?): break
    case (.group, _), (.loop, _):
      for view in node.contents.flatMap(\.views) { visit(barView: view, placement) }
    case (.own, _) where node.hasBarItems:
      for view in node.contents.flatMap(\.views) { visit(barView: view, placement) }
    case (.choice, _):
      let drawn = node.drawnBranch
      for view in drawn?.views ?? [] { visit(barView: view, placement) }
      otherBars += node.contents.filter { $0 != drawn }.flatMap(\.views)
    default:
      bars.append(BarContent(placement: placement, views: [node]))
      visitPresentations(of: [node])
    }
  }

  private mutating func visitPresentations(of views: [ViewNode]) {
    var inner = PageChrome()
    for view in views { inner.visit(view, isDrawn: true) }
    presentations += inner.presentations
  }
}

extension ViewNode {
  /// Whether the view is a toolbar's content and not a view in a toolbar.
  fileprivate var hasBarItems: Bool {
    contents.contains { content in
      content.views.contains { view in
        view.name?.hasPrefix("Toolbar") == true || view.hasBarItems
      }
    }
  }

  /// The views inside that belong to the same page.
  fileprivate var viewsOfPage: [ViewNode] {
    switch name {
    case "NavigationLink": return linkLabel
    case "NavigationSplitView": return contents.first?.views ?? []
    case "TabView": return laterTab.map { [$0] } ?? Array(contents.first?.views.prefix(1) ?? [])
    default:
      let own = contents.flatMap(\.views)
      let arguments = arguments.flatMap { argument -> [ViewNode] in
        if case .views(let views) = argument.value { views } else { [] }
      }
      return own + arguments
    }
  }
}

extension ViewNode.Modifier {
  /// The title that the modifier gives.
  var titleValue: Value? {
    if let views = content(nil), let text = views.lazy.compactMap(\.shownText).first {
      return .text(PartialText([.known(text)]))
    }
    return value
  }
}
