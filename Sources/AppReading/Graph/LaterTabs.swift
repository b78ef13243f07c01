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
    for (type, leaf) in found {
      var leaf = leaf
      (leaf.conditions, leaf.decisions) = ([], [])
      leaf.around.insert(contentsOf: destinations, at: 0)
      readTabs(leaf)
      let owners = leaf.containers.union([type])
      containers.formUnion(owners)
      tabContainers.formUnion(owners)
    }
  }

  /// The app's views that are nothing but tabs and are called the main one, or from which nobody goes back.
  private var viewsWithTabs: [(type: String, leaf: RootSearch.Leaf)] {
    let files = index.sources.indices.filter { index.sources[$0].bytes[...].includes("TabView") }
    return files.flatMap { index.sources[$0].file.typeNames }.compactMap { name in
      guard let type = index.resolve(name, from: nil), !containers.contains(type),
        index.conforms(type, to: ["View"]),
        let node = evaluator.view(ofType: type, arguments: []),
        type.isCalledMain || node.hidesBackButton
      else { return nil }
      let leaves = RootSearch([node], owner: type, index: index, evaluator: evaluator).leaves
        .filter { $0.kind == .tabs }
      guard leaves.count == 1, let tabs = leaves[0].views.first,
        TabReading(tabs, evaluator: evaluator).tabs.count(where: \.hasItem) > 1
      else { return nil }
      return (type, leaves[0])
    }
  }

  /// The modifiers by which the pages that the app begins with say what a value that is pushed shows.
  private var destinations: RootSearch.Around {
    roots.flatMap { root in
      PageWalk(evaluator.expanded(root.views), owner: root.owner, index: index).presentations
    }.filter(\.pushesValues).map { ([$0.modifier], $0.owner) }
  }

  /// Whether a page that is reached from the first one, or a router, shows a view, and no sheet or window does.
  private func isShownLater(_ type: String) -> Bool {
    var open: Set = [type]
    var known = open
    while !open.isEmpty {
      var owners: Set<String> = []
      for mention in ViewMentions(of: open.sorted(), in: index).found {
        guard let owner = mention.types.last, !index.conforms(owner, to: ["App", "Scene"]) else {
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
    return PageWalk([node], owner: owner, index: index).presentations.contains { presentation in
      guard [.sheet, .popover].contains(presentation.kind) else { return false }
      return switch presentation.content {
      case .views(let views): views.show(type)
      case .cases(let pages, _): pages.values.contains { $0.show(type) }
      case .closure, .question: false
      }
    }
  }
}

extension String {
  /// Whether a view is called one with the tabs of an app, and not with those of one of its pages: `MainTabs`, `TabBarView`.
  fileprivate var isCalledMain: Bool {
    let words = DerivedTitle.words(in: lastComponent).map { $0.lowercased() }
    return words.allSatisfy(Self.mainWords.contains)
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
