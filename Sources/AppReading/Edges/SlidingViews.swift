// Views that move in over a page.

extension ViewNode {
  /// Whether it moves in from an edge of the display, `.transition(.move(edge: .bottom))`.
  func slides(from edges: [String]) -> Bool {
    modifiers.contains {
      $0.name == "transition" && $0.arguments.contains { $0.value.hasEdge(of: edges) }
    }
  }
}

extension Value {
  /// Whether one of some edges is a part of it.
  fileprivate func hasEdge(of edges: [String]) -> Bool {
    switch self {
    case .enumCase(let value):
      edges.contains(value.name)
        || value.payload.contains { $0.label != "removal" && $0.value.hasEdge(of: edges) }
    case .unknown(let source, _):
      // `.asymmetric(insertion: .opacity, removal: .move(edge: .leading))` only leaves by an edge.
      edges.contains { source.split(separator: "removal:").first?.includes(".\($0)") == true }
    default: false
    }
  }
}
