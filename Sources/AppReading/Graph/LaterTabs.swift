import Scenes
import SwiftParsing

// The tabs of an app that begins with a page without them, as one to log in.
extension AppRoots {
  /// Adds the tabs of the views with a `TabView` that a later page pushes, or covers itself with:
  /// `fullScreenCover(isPresented: $isLoggedIn) { MainTabs() }`.
  ///
  /// Tabs in a sheet or in another window are parts of a page, and so are those of a page that is not called the main one and
  /// from which people can go back.
  mutating func readLaterTabs() {
    let found = viewsWithTabs.filter { isShownLater($0.type) }
    // What is pushed has the destinations of the stack that it is in.
    let destinations = found.isEmpty ? [] : destinations
    // First the views that choose between the tabs and other pages: they contain those with nothing but the tabs.
    for later in found.filter({ !$0.others.isEmpty }) + found.filter(\.others.isEmpty)
    where !containers.contains(later.type) {
      let leaf = later.page(later.leaf, destinations)
      if leaf.kind == .tabs { readTabs(leaf) } else if !readOwnTabs(leaf, atLeast: 3) { continue }
      for other in later.others {
        add(later.page(other, destinations), tab: nil, key: nil, chooser: later.type)
      }
      branches += later.others.flatMap(\.conditions).compactMap(\.branch)
      let owners = leaf.containers.union([later.type])
      containers.formUnion(owners)
      tabContainers.formUnion(owners)
    }
  }

  /// A view that the app shows later and that has its tabs.
  private struct LaterView {
    /// Its full name.
    var type: String
    /// The tabs.
    var leaf: RootSearch.Leaf
    /// What it shows instead of them, as a page to log in.
    var others: [RootSearch.Leaf]

    /// Tabs or a page as the app has them later.
    func page(_ leaf: RootSearch.Leaf, _ destinations: RootSearch.Around) -> RootSearch.Leaf {
      var leaf = leaf
      leaf.decisions = []
      if others.isEmpty { leaf.conditions = [] }
      leaf.around.insert(contentsOf: destinations, at: 0)
      return leaf
    }
  }

  /// The app's views that are nothing but tabs, or choose between them and other pages, and are called the main one, or from
  /// which nobody goes back.
  private var viewsWithTabs: [LaterView] {
    index.sources.flatMap { source -> [LaterView] in
      let bytes = source.bytes[...]
      let names = source.file.typeNames
      if bytes.includes("TabView") { return names.compactMap(viewWithTabs) }
      // A bar of the app's own.
      let hasTabs = bytes.includes(": Tab = .")
      return names.filter { $0.isCalledTabs || hasTabs && $0.isCalledContent }
        .compactMap(viewWithTabs)
    }
  }

  private func viewWithTabs(_ name: String) -> LaterView? {
    guard let type = index.resolve(name, from: nil), !containers.contains(type),
      index.conforms(type, to: ["View"]),
      let node = evaluator.view(ofType: type, arguments: []),
      type.isCalledMain || node.hidesBackButton
    else { return nil }
    let leaves = RootSearch([node], owner: type, index: index, evaluator: evaluator).leaves
    let tabs = leaves.filter { $0.kind == .tabs }
    guard let leaf = tabs.first else {
      // A bar of the app's own.
      return (type.isCalledTabs || type.isCalledContent) && leaves.count == 1
        ? LaterView(type: type, leaf: leaves[0], others: []) : nil
    }
    guard tabs.count == 1, let bar = leaf.views.first,
      TabReading(bar, evaluator: evaluator).tabs.count(where: \.hasItem) > 1
    else { return nil }
    let others = leaves.filter { $0.kind == .page && $0.isScreen && !$0.conditions.isEmpty }
    return LaterView(type: type, leaf: leaf, others: others)
  }

  /// The modifiers by which the pages that the app begins with say what a value that is pushed shows.
  private var destinations: RootSearch.Around {
    presentationsOfRoots.filter(\.pushesValues).map { ([$0.modifier], $0.owner) }
  }

  private var presentationsOfRoots: [Presentation] {
    roots.flatMap { root in
      PageWalk(evaluator.expanded(root.views), owner: root.owner, index: index).presentations
    }
  }

  /// Whether a page that the app begins with pushes a view, or is covered by it.
  private func isShownByRoots(_ type: String) -> Bool {
    presentationsOfRoots.contains { [.push, .cover].contains($0.kind) && $0.shows(type) }
  }

  /// Whether a page that is reached from the first one, or a router, shows a view, and no sheet or window does.
  private func isShownLater(_ type: String) -> Bool {
    var open: Set = [type]
    var known = open
    while !open.isEmpty {
      var owners: Set<String> = []
      for mention in ViewMentions(of: open.sorted(), in: index).found {
        guard let owner = mention.types.last else { continue }
        if index.conforms(owner, to: ["App", "Scene"]) {
          // It may be in another window.
          if isShownByRoots(mention.view) { return true }
          continue
        }
        // A router, or an enum of pages.
        guard index.isView(owner) else { return true }
        if isInSheet(mention.view, of: owner) { continue }
        if containers.contains(owner) || roots.contains(where: { $0.owner == owner }) {
          return true
        }
        owners.insert(owner)
      }
      open = owners.subtracting(known)
      known.formUnion(open)
    }
    return false
  }

  /// Whether a view shows another one in a sheet.
  private func isInSheet(_ type: String, of owner: String) -> Bool {
    guard let node = evaluator.view(ofType: owner, arguments: []) else { return false }
    return PageWalk([node], owner: owner, index: index).presentations.contains {
      [.sheet, .popover].contains($0.kind) && $0.shows(type)
    }
  }
}

extension Presentation {
  /// Whether it shows a view, for any value.
  fileprivate func shows(_ type: String) -> Bool {
    switch content {
    case .views(let views): views.show(type)
    case .cases(let pages, _): pages.values.contains { $0.show(type) }
    case .closure, .question: false
    }
  }
}

extension String {
  /// Whether a view is called one with the tabs of an app, and not with those of one of its pages: `MainTabs`, `TabBarView`.
  fileprivate var isCalledMain: Bool {
    let words = DerivedTitle.words(in: lastComponent).map { $0.lowercased() }
    return words.allSatisfy(Self.mainWords.contains)
  }

  /// Whether it is the name of a main view that mentions tabs.
  fileprivate var isCalledTabs: Bool {
    let words = DerivedTitle.words(in: lastComponent).map { $0.lowercased() }
    return isCalledMain && words.contains { $0.hasPrefix("tab") || $0 == "main" }
  }

  /// Whether it is the usual name of all that an app has.
  fileprivate var isCalledContent: Bool {
    ["AppView", "ContentView", "MainView", "RootView"].contains(lastComponent)
  }

  private static let mainWords: Set<String> = [
    "admin", "app", "bar", "bottom", "container", "content", "custom", "guest", "home", "main",
    "member", "navigation", "page", "root", "screen", "tab", "tabs", "tabbar", "user", "view",
  ]
}

extension ViewNode {
  /// Whether nobody goes back from the view by the button of the bar.
  fileprivate var hidesBackButton: Bool {
    guard let modifier = modifier("navigationBarBackButtonHidden", depth: 3) else { return false }
    return modifier.arguments.first?.value != .boolean(false)
  }
}

extension SourceFile {
  /// The names of the types that the file declares outside of other types.
  fileprivate var typeNames: [String] {
    statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind, type.keyword != .extension
      else { return nil }
      return type.name
    }
  }
}

extension TabReading.Tab {
  /// Whether it has a text or an icon for the tab bar.
  fileprivate var hasItem: Bool { !item.title.isEmpty || item.icon != nil }
}

extension [ViewNode] {
  /// Whether a view of the app is among them, or inside of them.
  fileprivate func show(_ type: String) -> Bool {
    contains { $0.kind == .own(type) || $0.contents.contains { $0.views.show(type) } }
  }
}
