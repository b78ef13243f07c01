import PlainText
package import Scenes

/// What a map is made of: an app with its screens and the ways between them.
package struct FlowMap: Sendable, Equatable {
  /// The name of the app.
  package var app: String
  /// Its screens and the ways between them.
  package var graph: FlowGraph
  /// What a picture says beside the app's name; nil means how much there is of everything.
  var subtitle: String?
  /// The same in fewer signs, for a picture that has no room for it; nil where there is nothing shorter.
  var shortSubtitle: String?

  /// Creates a map from its parts.
  package init(app: String, graph: FlowGraph) {
    self.app = app
    self.graph = graph
  }

  /// How much there is of everything: `34 screens · 4 tabs · 30 transitions`.
  package var summary: String {
    let links = graph.edges.count { $0.kind == .link }
    var parts = [
      GroupedDigits.text(graph.nodes.count, "screen"), GroupedDigits.text(graph.tabs.count, "tab"),
      GroupedDigits.text(graph.edges.count - links, "transition"),
    ]
    if links > 0 { parts.append(GroupedDigits.text(links, "link")) }
    return parts.joined(separator: " · ")
  }

  /// The title of a tab, or its number where the app has none such.
  func title(ofTab tab: Int) -> String {
    graph.tabs.indices.contains(tab) ? graph.tabs[tab].title : "Tab \(tab + 1)"
  }
}

extension FlowGraph.Edge.Kind {
  /// The word for it on a map.
  var word: String {
    switch self {
    case .step(.push): "push"
    case .step(.sheet): "sheet"
    case .step(.cover): "full-screen cover"
    case .step(.confirmation): "confirmation"
    case .link: "link"
    }
  }
}

extension FlowGraph.Edge {
  /// What a map says beside a way that passes over states without a screen; nil for others.
  var stepsText: String? { steps > 1 ? "\(steps) steps" : nil }
}
