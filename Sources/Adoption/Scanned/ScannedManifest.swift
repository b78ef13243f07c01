package import Scenes

/// A typed manifest of the screens that a scan found, with enums and pages of its own.
package struct ScannedManifest {
  /// The number of screens.
  package let count: Int
  /// The ids of screens that the enums cannot express.
  package let leftOut: [String]
  /// The code of the screens and their paths.
  package let screens: String
  /// The code of the tabs, routes and sheets with their pages.
  package let pages: String

  /// Writes the manifest.
  ///
  /// - Parameters:
  ///   - scenes: The screens.
  ///   - app: The name of the app.
  package init(_ scenes: [Scene], app: String) {
    let pages = ScannedPages(scenes)
    let paths = scenes.map { scene -> (id: String, path: String?) in
      var scene = scene
      scene.otherStacks = []
      return (scene.id, pages.coded(scene)?.pathCode)
    }
    var names = ScreenNames()
    var byID: [String: String] = [:]
    for (id, path) in paths where path != nil {
      byID[id] = names.unique(Self.name(id), ending: "Screen")
    }
    count = byID.count
    leftOut = paths.filter { $0.path == nil }.map(\.id)
    let writer = Writer(
      app: app, pages: pages, scenes: scenes, names: byID,
      paths: paths.compactMap { id, path in path.map { (id, $0) } })
    screens = writer.screens
    self.pages = writer.pageFile
  }

  /// The name of a case for an id or a title: `route.edit-item` becomes `routeEditItem`.
  static func name(_ text: String) -> String {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let joined = words.enumerated().map { index, word in
      index == 0 ? String(word) : String(word).capitalised
    }.joined()
    guard let first = joined.first else { return "page" }
    if first.isNumber { return "page" + joined }
    // Capitals at the start are one word: `URLView` becomes `urlView`.
    let capitals = joined.prefix { $0.isUppercase }
    let count = capitals.count == joined.count ? capitals.count : max(1, capitals.count - 1)
    return joined.prefix(count).lowercased() + joined.dropFirst(count)
  }
}

/// Writes the code.
private struct Writer {
  let app: String
  let pages: ScannedPages
  let scenes: [Scene]
  /// The names of the screens by id.
  let names: [String: String]
  let paths: [(id: String, path: String)]

  private static let imports = "import Manifest\nimport Navigation\nimport Scenes\n\n"

  var screens: String {
    let cases = paths.map { id, _ in
      let name = names[id] ?? ""
      let raw = name == id ? "" : " = \(SwiftCall.literal(id))"
      return "  case \(ScreenNames.declared(name))\(raw)\n"
    }
    let lines = paths.map { id, path in
      let start = "    case .\(ScreenNames.used(names[id] ?? "")):"
      if start.count + path.count + 1 <= CallLines.width { return "\(start) \(path)\n" }
      let wrapped = CallLines.wrapped(path, after: "      ", indentation: "      ")
      return "\(start)\n\(wrapped)\n"
    }
    return Self.imports
      + "/// Every screen that a scan of the app's source found; a raw value is its id.\n"
      + "enum AppScreen: String, ScreenManifest {\n\(cases.joined())\n"
      + "  static let appName = \(SwiftCall.literal(app))\n\(home)\n"
      + "  var navigationPath: ScreenPath<\(types)> {\n    switch self {\n\(lines.joined())"
      + "    }\n  }\n\(rootPage)}\n"
  }

  private var types: String {
    [("AppTab", pages.tabs), ("AppRoute", pages.routes), ("AppSheet", pages.sheets)]
      .map { $1.isEmpty ? "Never" : $0 }.joined(separator: ", ")
  }

  /// The tab that is selected at first, and the tabs that are in the bar.
  private var home: String {
    guard let home = pages.tabs.first else { return "" }
    var text = "  static let homeTab = AppTab.\(ScreenNames.used(home.name))\n"
    let bars = bars
    if bars.count == 1, bars[0].items != Array(pages.tabs.indices) {
      text += "  static let tabsInBar: [AppTab] = \(list(bars[0].items))\n"
    }
    guard bars.count > 1 else { return text }
    let cases = bars.map { bar in
      "    case \(bar.tabs.map(name(ofTab:)).joined(separator: ", ")): \(list(bar.items))\n"
    }
    return text + "\n  static func tabsInBar(beside tab: AppTab) -> [AppTab] {\n    switch tab {\n"
      + cases.joined() + "    }\n  }\n"
  }

  /// The tab bars, each with its items and with the tabs that have it.
  private var bars: [(items: [Int], tabs: [Int])] {
    var bars: [(items: [Int], tabs: [Int])] = []
    for tab in pages.tabs.indices {
      let scene = scenes.first { $0.selectedTab == tab }
      let items =
        scene.map { $0.tabsInBar.filter(pages.tabs.indices.contains) } ?? Array(pages.tabs.indices)
      if let index = bars.firstIndex(where: { $0.items == items }) {
        bars[index].tabs.append(tab)
      } else {
        bars.append((items, [tab]))
      }
    }
    return bars
  }

  private func name(ofTab index: Int) -> String { ".\(ScreenNames.used(pages.tabs[index].name))" }

  private func list(_ tabs: [Int]) -> String {
    "[\(tabs.map(name(ofTab:)).joined(separator: ", "))]"
  }

  /// The root page and the router of an app without tabs, which has a single stack.
  private var rootPage: String {
    guard let root = pages.root else { return "" }
    let types = types.dropFirst("Never, ".count)
    return "\n  static var rootPage: Page {\n"
      + PageCode(screens: names).call(root).code(indentation: "    ") + "\n  }\n\n"
      + "  @MainActor static func makeRouter() -> StackRouter<\(types)> { StackRouter() }\n"
  }

  /// The enums with their pages.
  var pageFile: String {
    Self.imports
      + [
        tabs,
        code("AppRoute", "PageDescribing", "What is pushed.", pages.routes, ""),
        code("AppSheet", "PageDescribing", "What is presented.", pages.sheets, ""),
      ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var tabs: String {
    let items = zip(pages.tabs, scenes.first?.tabs ?? []).map { tab, item in
      let call = SwiftCall("TabItem").with(text: item.title).with("icon", text: item.icon)
      let code = call.code(indentation: "      ").drop { $0 == " " }
      return "    case .\(ScreenNames.used(tab.name)): \(code)\n"
    }
    let item =
      "  var item: TabItem {\n    switch self {\n\(items.joined())    }\n  }\n\n"
    return code("AppTab", "TabDescribing", "The tabs.", pages.tabs, item)
  }

  /// An enum with the page of each case.
  private func code(
    _ name: String, _ conformance: String, _ purpose: String, _ cases: [ScannedPages.Case],
    _ members: String
  ) -> String {
    guard !cases.isEmpty else { return "" }
    let page = PageCode(screens: names)
    let declarations = cases.map { "  case \(ScreenNames.declared($0.name))\n" }.joined()
    let lines = cases.map {
      "    case .\(ScreenNames.used($0.name)): Self.\($0.name)Page\n"
    }.joined()
    let bodies = cases.map {
      "\n  private static var \($0.name)Page: Page {\n"
        + page.call($0.page).code(indentation: "    ") + "\n  }\n"
    }.joined()
    return "/// \(purpose)\nenum \(name): String, CaseIterable, Codable, Sendable {\n"
      + "\(declarations)}\n\nextension \(name): \(conformance) {\n\(members)"
      + "  var page: Page {\n    switch self {\n\(lines)    }\n  }\n\(bodies)}\n"
  }
}
