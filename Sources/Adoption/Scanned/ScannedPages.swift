import Scenes

/// The pages of scanned screens, each as a case of one of three enums.
struct ScannedPages {
  /// A case with its page.
  struct Case {
    /// The name of the case.
    var name: String
    var page: Page
  }

  /// The root pages of the tabs, by the index of the tab.
  private(set) var tabs: [Case] = []
  /// The pages that are pushed.
  private(set) var routes: [Case] = []
  /// The first pages of sheets, covers, popovers and inspectors.
  private(set) var sheets: [Case] = []
  /// The root page of an app without tabs.
  private(set) var root: Page?

  private var names: [Role: ScreenNames] = [:]
  private var known: [Role: [Page: String]] = [:]

  private enum Role { case tab, route, sheet }

  /// Collects the pages.
  ///
  /// - Parameter scenes: The screens; those that lead to others first.
  init(_ scenes: [Scene]) {
    guard let first = scenes.first else { return }
    let roots = scenes.first(where: { $0.selectedTab != nil || $0.tabs.isEmpty }) ?? first
    root = roots.tabs.isEmpty ? roots.pages.first.map(Self.bare) : nil
    for (index, item) in roots.tabs.enumerated() {
      let scene = scenes.first { $0.selectedTab == index }
      let isOwn = scene?.pages.count == 1 && scene?.layers.isEmpty == true
      let name = unique(isOwn ? scene?.id : nil, title: item.title, .tab)
      tabs.append(Case(name: name, page: Self.bare(scene?.pages.first ?? Page(item.title))))
    }
    for scene in scenes { add(scene) }
  }

  /// Notes the pages of a screen, of which the last one has the name of the screen.
  private mutating func add(_ scene: Scene) {
    let isOnTop = scene.layers.isEmpty
    for (index, page) in scene.pages.enumerated().dropFirst() {
      add(page, .route, id: isOnTop && index == scene.pages.count - 1 ? scene.id : nil)
    }
    for (number, layer) in scene.layers.enumerated() {
      for (index, page) in layer.pages.enumerated() {
        let isLast = number == scene.layers.count - 1 && index == layer.pages.count - 1
        add(page, index == 0 ? .sheet : .route, id: isLast ? scene.id : nil)
      }
    }
  }

  private mutating func add(_ page: Page, _ role: Role, id: String?) {
    let page = Self.bare(page)
    guard known[role]?[page] == nil else { return }
    let name = unique(id, title: page.title, role)
    known[role, default: [:]][page] = name
    if role == .sheet {
      sheets.append(Case(name: name, page: page))
    } else {
      routes.append(Case(name: name, page: page))
    }
  }

  private mutating func unique(_ id: String?, title: String, _ role: Role) -> String {
    let last = id?.split(separator: ".").last.map(String.init)
    let name = ScannedManifest.name(last ?? title)
    // The enums have properties of these names.
    return names[role, default: ScreenNames(avoiding: ["page", "item"])].unique(
      name, ending: "Page")
  }

  /// The page as every screen shows it.
  private static func bare(_ page: Page) -> Page {
    var page = page
    page.states = []
    page.code = nil
    return page
  }

  /// The screen with the cases of its pages as their code; nil if an enum has no case for a page.
  func coded(_ scene: Scene) -> Scene? {
    var scene = scene
    if scene.tabs.isEmpty {
      guard scene.pages.first.map(Self.bare) == root else { return nil }
    } else {
      guard let tab = scene.selectedTab, tabs.indices.contains(tab), let page = scene.pages.first,
        Self.bare(page) == tabs[tab].page
      else { return nil }
      scene.pages[0].code = Self.code(tabs[tab].name)
    }
    for index in scene.pages.indices.dropFirst() { code(&scene.pages[index], .route) }
    for number in scene.layers.indices {
      for index in scene.layers[number].pages.indices {
        code(&scene.layers[number].pages[index], index == 0 ? .sheet : .route)
      }
    }
    return scene
  }

  private func code(_ page: inout Page, _ role: Role) {
    page.code = known[role]?[Self.bare(page)].map(Self.code)
  }

  private static func code(_ name: String) -> String { ".\(ScreenNames.used(name))" }
}
