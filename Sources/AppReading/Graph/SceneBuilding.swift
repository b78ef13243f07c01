import Scenes

/// Makes scenes of the screens of a graph.
struct SceneBuilding {
  let graph: GraphBuilder
  let ids: [ScreenKey: String]
  let tabs: [TabItem]
  let settings: ScanSettings

  /// The scenes: tabs first, then breadth first.
  func scenes() -> [Scene] {
    let screens = graph.order.compactMap { graph.screens[$0] }
    let pages = Dictionary(
      uniqueKeysWithValues: screens.map { ($0.key, page(of: $0)) })
    let ranked = screens.enumerated().sorted { first, second in
      let depths = (first.element.path.depth, second.element.path.depth)
      return depths.0 == depths.1 ? first.offset < second.offset : depths.0 < depths.1
    }
    return ranked.map { scene(of: $0.element, pages) }
  }

  private func scene(of screen: GraphBuilder.Screen, _ pages: [ScreenKey: Page]) -> Scene {
    func page(_ key: ScreenKey) -> Page { pages[key] ?? Page("") }
    let path = screen.path
    var scene = Scene(
      id: ids[screen.key] ?? "", tabs: tabs, selectedTab: path.tab,
      pages: path.pages.map(page))
    // A login page before the tabs, or another window.
    if path.tab == nil, !tabs.isEmpty { scene.tabBar = [] }
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
    var page = screen.reading.page.replacingLinks { mark in
      guard mark.first == "#", let number = Int(mark.dropFirst()) else { return mark }
      return screen.controlTargets[number].flatMap { ids[$0] }
    }
    if let id = ids[screen.key], let title = settings.titles[id] { page.title = title }
    if case .enumCase(_, let path) = screen.key.subject {
      page.code = Self.code(path, hasPayload: screen.entry?.hasPayload ?? false)
    }
    return page
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
    guard style == .largeSheet,
      let detents = views.lazy.compactMap({ $0.modifier("presentationDetents", depth: 8) }).first
    else { return }
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
