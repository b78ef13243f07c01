import PlainText
import Scenes

extension FlowMap {
  /// The map as a Mermaid flowchart, which GitHub and GitLab draw in Markdown.
  ///
  /// Ids are generated, and every character of a title that could be syntax is an entity.
  package var mermaid: String {
    let joined = connectedTabs
    var text = "flowchart LR\n"
    for (tab, members) in lanes {
      text +=
        "  subgraph t\(tab.map(String.init) ?? "none")[\"\(Self.escaped(title(ofTab: tab)))\"]\n"
      // Mermaid lays out a subgraph with a direction separately, so links from outside end at its frame.
      // A subgraph without such links is laid out separately anyway, and downwards.
      if !joined.contains(tab) { text += "    direction LR\n" }
      for index in members {
        let node = graph.nodes[index]
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

  /// The tabs with transitions to or from other tabs.
  private var connectedTabs: Set<Int?> {
    let ends = graph.edges.map { (graph.nodes[$0.source].tab, graph.nodes[$0.target].tab) }
    return Set(ends.filter { $0 != $1 }.flatMap { [$0, $1] })
  }

  /// Whether the flowchart exceeds Mermaid's default limits `maxEdges` and `maxTextSize`, which GitHub and GitLab
  /// use.
  package var isTooLargeForMermaid: Bool {
    graph.edges.count > 500 || mermaid.utf16.count > 50_000
  }

  /// Escapes a text with Mermaid's entities: `#` and a decimal number.
  ///
  /// Mermaid interprets some characters after decoding entities: two dollars begin a formula, and a
  /// backslash with an n ends a line. An invisible joiner separates them.
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
  /// The arrow with its label, which needs no escaping.
  fileprivate func mermaid(label: String) -> String {
    let arrow =
      switch self {
      case .step(.push): "-->"
      case .step(.sheet), .step(.popover), .step(.inspector), .step(.confirmation), .step(.alert),
        .step(.state), .link:
        "-.->"
      case .step(.cover): "==>"
      }
    return label.isEmpty ? arrow : "\(arrow)|\(label)|"
  }

  fileprivate var mermaidColor: String? {
    switch self {
    case .step(.push), .step(.cover): nil
    case .step(.sheet), .step(.popover), .step(.inspector): "#3b6fe0"
    case .step(.confirmation), .step(.alert): "#d7443e"
    case .step(.state): "#8a8a8e"
    case .link: "#7b5cc4"
    }
  }
}
