import Scenes

extension GraphBuilder {
  /// Lets what leads to a view that only chooses among pages, `if let active { LogView() } else { StartView() }`, lead to each of
  /// them.
  ///
  /// A tab, and what the app begins with, have no such way to them.
  func leadToAlternates() {
    for scoped in presentations
    where scoped.presentation.isAlternate && scoped.presentation.isForGuests == nil {
      // The states of one page follow each other.
      guard let chooser = scoped.page, case .views = scoped.presentation.content else { continue }
      func isFromChooser(_ edge: Edge) -> Bool {
        edge.source == chooser && edge.control == nil && edge.place == scoped.presentation.place
      }
      let pages = edges.filter(isFromChooser).map(\.target)
      let ways = edges.filter { edge in
        edge.target == chooser && edge.source != chooser && !pages.contains(edge.source)
      }
      guard !ways.isEmpty else { continue }
      edges.removeAll(where: isFromChooser)
      for page in pages {
        for var way in ways {
          (way.target, way.isCertain) = (page, false)
          add(way)
        }
      }
    }
  }
}
