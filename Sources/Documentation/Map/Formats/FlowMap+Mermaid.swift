import Markup
import Scenes

extension FlowMap {
  /// The map as a Mermaid flowchart, which GitHub and GitLab draw in Markdown.
  ///
  /// Ids are made up, and every character of a title that could mean something to Mermaid is an entity.
  package var mermaid: String {
    var text = "flowchart LR\n"
    for tab in MapLayout.laneTabs(of: graph) {
      text += "  subgraph t\(tab)[\"\(Self.escaped(title(ofTab: tab)))\"]\n    direction LR\n"
      for (index, node) in graph.nodes.enumerated() where node.tab == tab {
        text += "    n\(index)[\"\(Self.escaped(node.title))<br/>\(Self.escaped(node.id))\"]\n"
      }
      text += "  end\n"
    }
    for edge in graph.edges {
      text += "  n\(edge.source) \(edge.kind.mermaid(label: edge.mermaidWords)) n\(edge.target)\n"
    }
    for (index, edge) in graph.edges.enumerated() {
      guard let color = edge.kind.mermaidColor else { continue }
      text += "  linkStyle \(index) stroke:\(color)\n"
    }
    return text
  }

  /// Mermaid's entities are `#` and a number in decimal digits.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain || scalar == " " || scalar == "." || scalar == "," {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    return result.isEmpty ? " " : result
  }
}

extension FlowGraph.Edge {
  /// The words on the line.
  fileprivate var mermaidWords: String {
    switch kind {
    case .step(.push): stepsText ?? ""
    case .step, .link: ([kind.word] + [stepsText].compactMap(\.self)).joined(separator: ", ")
    }
  }
}

extension FlowGraph.Edge.Kind {
  /// The arrow; the words are our own.
  fileprivate func mermaid(label: String) -> String {
    let arrow =
      switch self {
      case .step(.push): "-->"
      case .step(.sheet), .step(.confirmation), .link: "-.->"
      case .step(.cover): "==>"
      }
    return label.isEmpty ? arrow : "\(arrow)|\(label)|"
  }

  fileprivate var mermaidColor: String? {
    switch self {
    case .step(.push), .step(.cover): nil
    case .step(.sheet): "#3b6fe0"
    case .step(.confirmation): "#d7443e"
    case .link: "#7b5cc4"
    }
  }
}
