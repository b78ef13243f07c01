import PlainText
import Scenes

extension FlowMap {
  /// The map in the DOT language of Graphviz.
  package var dot: String {
    var text = """
      digraph map {
        rankdir=LR
        label="\(Self.escaped("\(app)  \(summary)"))"
        labelloc=t
        fontname="Inter, Helvetica, sans-serif"
        node [shape=box, style=rounded, fontname="Inter, Helvetica, sans-serif"]
        edge [fontname="Inter, Helvetica, sans-serif", fontsize=10]

      """
    for (tab, members) in lanes {
      text += "  subgraph cluster_\(tab.map(String.init) ?? "none") {\n"
      text += "    label=\"\(Self.escaped(title(ofTab: tab)))\"\n"
      for index in members {
        let node = graph.nodes[index]
        text += "    n\(index) [label=\"\(Self.escaped(node.title))\\n\(Self.escaped(node.id))\"]\n"
      }
      text += "  }\n"
    }
    for edge in graph.edges {
      var attributes = edge.kind.dotAttributes
      if let steps = edge.stepsText { attributes.append("label=\"\(steps)\"") }
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      text += "  n\(edge.source) -> n\(edge.target)\(list)\n"
    }
    return text + "}\n"
  }

  /// A text for double quotes: Graphviz interprets backslashes and HTML entities.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.line(text).unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

extension FlowGraph.Edge.Kind {
  fileprivate var dotAttributes: [String] {
    switch self {
    case .step(.push): []
    case .step(.sheet), .step(.popover), .step(.inspector): ["style=dashed", "color=\"#3b6fe0\""]
    case .step(.cover): ["penwidth=2.5"]
    case .step(.state): ["style=dashed", "color=\"#8a8a8e\""]
    case .step(.confirmation), .step(.alert): ["style=dotted", "color=\"#d7443e\"", "penwidth=1.5"]
    // A link is not a step deeper into the app, and must not move screens to the right.
    case .link: ["style=dotted", "color=\"#7b5cc4\"", "constraint=false"]
    }
  }
}
