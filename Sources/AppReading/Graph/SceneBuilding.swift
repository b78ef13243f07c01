import Scenes

/// Makes scenes of the screens of a graph.
struct SceneBuilding {
  let graph: GraphBuilder
  let ids: [ScreenKey: String]
  let tabs: [TabItem]
  /// The tab bars by the places of their tabs; see ``AppRoots/bars``.
  let bars: [[Int]]
  let settings: ScanSettings

  /// The scenes: tabs first, then breadth first; each with the numbers of its pages in the order of the graph.
  func scenes() -> [(scene: Scene, pages: [Int])] {
    let screens = graph.order.compactMap { graph.screens[$0] }
    let numbers = Dictionary(
      uniqueKeysWithValues: graph.order.enumerated().map { ($1, $0) })
    let pages = withOwnTabBar(
      Dictionary(uniqueKeysWithValues: screens.map { ($0.key, page(of: $0)) }))
    let ranked = screens.enumerated().sorted { first, second in
      let depths = (first.element.path.depth, second.element.path.depth)
      return depths.0 == depths.1 ? first.offset < second.offset : depths.0 < depths.1
    }
    return ranked.map { ranked in
      let path = ranked.element.path
      let keys = path.pages + path.layers.flatMap(\.pages)
      return (scene(of: ranked.element, pages), keys.map { numbers[$0] ?? -1 })
    }
  }

  /// The pages as if none of them hid the tab bar, if each tab hides it: then the app draws a bar of its own there.
  private func withOwnTabBar(_ pages: [ScreenKey: Page]) -> [ScreenKey: Page] {
    let roots = Set(
      graph.screens.values.filter { $0.path.tab != nil }.compactMap(\.path.pages.first))
    guard roots.allSatisfy({ pages[$0]?.hides.contains(.tabBar) == true }) else { return pages }
    return pages.mapValues { page in
      var page = page
      page.hides.removeAll { $0 == .tabBar }
      return page
    }
  }

  private func scene(of screen: GraphBuilder.Screen, _ pages: [ScreenKey: Page]) -> Scene {
    func page(_ key: ScreenKey) -> Page { pages[key] ?? Page("") }
    let path = screen.path
    var scene = Scene(
      id: ids[screen.key] ?? "", tabs: tabs, selectedTab: path.tab,
      pages: path.pages.map(page))
    // A login page before the tabs, or another window.
    if path.tab == nil, !tabs.isEmpty { scene.tabBar = [] }
    if let tab = path.tab, bars.count > 1 { scene.tabBar = bars.first { $0.contains(tab) } }
    scene.window = path.window
    if let columns = path.columns { scene.columns = SplitView(columns: columns) }
    scene.layers = path.layers.map { layer in
      var drawn = Layer(style: .largeSheet, pages: layer.pages.map(page))
      LayerStyle(layer.kind, views: layer.pages.first.flatMap { graph.screens[$0]?.views } ?? [])
        .apply(to: &drawn)
      return drawn
    }
    if path.question != nil { scene.confirmation = screen.card }
    return scene
  }

  private func page(of screen: GraphBuilder.Screen) -> Page {
    var page = screen.reading.page(
      links: screen.controlTargets.compactMapValues { ids[$0] }, code: Self.code(of: screen))
    if let id = ids[screen.key], let title = settings.titles[id] {
      page.title = title
      page.backTitle = nil
    }
    return page
  }

  /// The code of the screen's enum case; nil for other screens.
  static func code(of screen: GraphBuilder.Screen) -> String? {
    guard case .enumCase(_, let path) = screen.key.subject else { return nil }
    return code(path, hasPayload: screen.entry?.hasPayload ?? false)
  }

  /// An enum case as code: `settings.general` is `.settings(.general)`.
  private static func code(_ path: String, hasPayload: Bool) -> String {
    let names = path.split(separator: ".")
    let inner = names.dropFirst().reversed().reduce("") { code, name in
      code.isEmpty ? ".\(name)" : ".\(name)(\(code))"
    }
    guard inner.isEmpty else { return ".\(names[0])(\(inner))" }
    return hasPayload ? ".\(path)(\(Page.unknownCode))" : ".\(path)"
  }
}

extension PageReading {
  /// The page with the ids of the screens that its numbered controls lead to.
  func page(links: [Int: String], code: String?) -> Page {
    var page = page.replacingLinks { mark in
      guard mark.first == "#", let number = Int(mark.dropFirst()) else { return mark }
      return links[number]
    }
    if let code { page.code = code }
    return page
  }
}

extension Array where Element == ViewNode {
  /// The modifier that says how much of the display a sheet with these views covers.
  var detents: ViewNode.Modifier? {
    lazy.compactMap { $0.modifier("presentationDetents", depth: 8) }.first
  }
}

/// How much of the display a layer covers.
private struct LayerStyle {
  private var style: Layer.Style
  private var fraction: Double?
  private var height: Double?

  init(_ kind: ScanReport.Edge.Kind, views: [ViewNode]) {
    switch kind {
    case .cover: style = .fullScreenCover
    case .popover: style = .popover
    case .inspector: style = .inspector
    default: style = .largeSheet
    }
    guard style == .largeSheet, let detents = views.detents else { return }
    var found: [Value] = []
    if case .array(let values)? = detents.arguments.first?.value { found = values }
    let names = found.map(\.source)
    if names.contains(".medium") {
      style = .mediumSheet
    } else if let custom = found.lazy.compactMap(Self.custom).first {
      style = .customSheet
      if custom.name == "fraction" { fraction = custom.size } else { height = custom.size }
    }
  }

  private static func custom(_ value: Value) -> (name: String, size: Double)? {
    guard case .enumCase(let detent) = value, ["fraction", "height"].contains(detent.name),
      case .number(let text)? = detent.payload.first?.value, let size = Double(text)
    else { return nil }
    return (detent.name, size)
  }

  func apply(to layer: inout Layer) {
    layer.style = style
    layer.fraction = fraction
    layer.height = height
  }
}
