import Scenes

extension GraphBuilder {
  /// Lets what leads to a view that only chooses among pages, `if let active { LogView() } else { StartView() }`, lead to each of
  /// them.
  ///
  /// Nothing leads to a tab, or to what the app begins with.
  func leadToAlternates() {
    for scoped in presentations
    where scoped.presentation.isAlternate && scoped.presentation.isForGuests == nil {
      // The states of one page follow each other.
      guard let chooser = scoped.page, case .views = scoped.presentation.content else { continue }
      func isFromChooser(_ edge: Edge) -> Bool {
        edge.source == chooser && edge.control == nil && edge.place == scoped.presentation.place
      }
      let pages = edges.filter(isFromChooser).map(\.target)
      let incoming = edges.filter { edge in
        edge.target == chooser && edge.source != chooser && !pages.contains(edge.source)
      }
      guard !incoming.isEmpty else { continue }
      edges.removeAll(where: isFromChooser)
      for page in pages {
        for var edge in incoming {
          (edge.target, edge.isCertain) = (page, false)
          add(edge)
        }
      }
    }
  }
}
