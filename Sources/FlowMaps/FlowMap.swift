import PlainText
package import Scenes

/// Why a map cannot be drawn.
package enum MapDrawingError: Error, Equatable {
  /// It has more screens or tabs than a drawing may have.
  case tooLarge(count: Int, noun: String, limit: Int)
}

extension MapDrawingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let count, let noun, let limit):
      "cannot draw a map of \(GroupedDigits.text(count, noun)): "
        + "at most \(GroupedDigits.text(limit, noun)) fit in a readable drawing; "
        + "select screens with '--filter', or use the format txt, mmd, dot or json, "
        + "which have no limit"
    }
  }
}

/// The content of a map: an app with its screens and the transitions between them.
package struct FlowMap: Sendable, Equatable {
  /// The name of the app.
  package var app: String
  /// The screens and the transitions between them.
  package var graph: FlowGraph
  /// The text beside the app's name; nil for the summary.
  var subtitle: String?
  /// The same in short, for a picture without enough space; nil if there is no shorter text.
  var shortSubtitle: String?

  /// The most screens of a drawing: a drawing of more takes minutes to open in a browser.
  package static let mostDrawnScreens = 20_000
  /// The most tabs and windows of a drawing, since finding their places takes quadratic time.
  package static let mostDrawnTabs = 200

  /// Checks that a map of a number of screens can be drawn.
  package static func checkDrawable(screens count: Int) throws(MapDrawingError) {
    guard count > mostDrawnScreens else { return }
    throw .tooLarge(count: count, noun: "screen", limit: mostDrawnScreens)
  }

  /// Whether the map can be drawn.
  package var isDrawable: Bool { (try? checkDrawable()) != nil }

  /// Checks that the map can be drawn.
  package func checkDrawable() throws(MapDrawingError) {
    try Self.checkDrawable(screens: graph.nodes.count)
    let tabs = MapLayout.laneTabs(of: graph).count
    guard tabs > Self.mostDrawnTabs else { return }
    throw .tooLarge(count: tabs, noun: "tab", limit: Self.mostDrawnTabs)
  }

  /// The indices of the screens of each lane, in the order of ``MapLayout/laneTabs(of:)``.
  var lanes: [(tab: Int?, nodes: [Int])] {
    let members = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].tab }
    return MapLayout.laneTabs(of: graph).map { ($0, members[$0] ?? []) }
  }

  /// Creates a map from its parts.
  package init(app: String, graph: FlowGraph) {
    self.app = app
    self.graph = graph
  }

  /// The number of screens, tabs, windows, transitions and links: `34 screens · 4 tabs · 30 transitions`.
  package var summary: String {
    let links = graph.edges.count { $0.kind == .link }
    let tabs = graph.tabs.count - graph.windowCount
    var parts = [GroupedDigits.text(graph.nodes.count, "screen")]
    if tabs > 0 || graph.nodes.isEmpty { parts.append(GroupedDigits.text(tabs, "tab")) }
    if graph.windowCount > 0 { parts.append(GroupedDigits.text(graph.windowCount, "window")) }
    parts.append(GroupedDigits.text(graph.edges.count - links, "transition"))
    if links > 0 { parts.append(GroupedDigits.text(links, "link")) }
    return parts.joined(separator: " · ")
  }

  /// The title of a tab, or its number if the app has no tab with that index; the app's name if it has no tabs.
  func title(ofTab tab: Int?) -> String {
    guard let tab else { return graph.hasTabs ? "No tab" : app }
    return graph.tabs.indices.contains(tab) ? graph.tabs[tab].title : "Tab \(tab + 1)"
  }
}

extension FlowGraph.Edge.Kind {
  /// The word for it on a map.
  var word: String {
    switch self {
    case .step(.push): "push"
    case .step(.sheet): "sheet"
    case .step(.cover): "full-screen cover"
    case .step(.popover): "popover"
    case .step(.inspector): "inspector"
    case .step(.confirmation): "confirmation"
    case .step(.alert): "alert"
    case .step(.state): "state"
    case .link: "link"
    }
  }
}

extension FlowGraph.Edge {
  /// The label of a transition over more than one step; nil for others.
  var stepsText: String? { steps > 1 ? "\(steps) steps" : nil }
}
