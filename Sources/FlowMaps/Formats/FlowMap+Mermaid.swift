import PlainText
import Scenes

extension FlowMap {
  /// The map as a Mermaid flowchart, which GitHub and GitLab draw in Markdown.
  ///
  /// Ids are made up, and every character of a title that could mean something to Mermaid is an entity.
  package var mermaid: String {
    let joined = tabsWithWaysBetween
    var text = "flowchart LR\n"
    for tab in MapLayout.laneTabs(of: graph) {
      text += "  subgraph t\(tab)[\"\(Self.escaped(title(ofTab: tab)))\"]\n"
      // Mermaid lays out a subgraph alone that says its direction, so that links from elsewhere end at its
      // frame; one that has no such links it lays out alone anyway, and downwards.
      if !joined.contains(tab) { text += "    direction LR\n" }
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

  /// The tabs that have ways to or from screens of others.
  private var tabsWithWaysBetween: Set<Int> {
    let ends = graph.edges.map { (graph.nodes[$0.source].tab, graph.nodes[$0.target].tab) }
    return Set(ends.filter { $0 != $1 }.flatMap { [$0, $1] })
  }

  /// Whether Mermaid refuses the flowchart with the settings that it has by itself, which are those of GitHub
  /// and GitLab: `maxEdges` and `maxTextSize`.
  package var isTooLargeForMermaid: Bool {
    graph.edges.count > 500 || mermaid.utf16.count > 50_000
  }

  /// Mermaid's entities are `#` and a number in decimal digits.
  ///
  /// Mermaid reads some signs also once they are no entities any more: two dollars begin a formula, and a
  /// backslash with an n ends a line. An invisible joiner keeps them apart.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in VisibleText.line(text).unicodeScalars {
      if last == "$" && scalar == "$" || last == "\\" && scalar == "n" { result += "#8288;" }
      last = scalar
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
