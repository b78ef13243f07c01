import PlainText
package import Scenes

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
