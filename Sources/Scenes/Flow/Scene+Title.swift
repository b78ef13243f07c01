extension Scene {
  /// The title of what is on top: of the confirmation, else of the page; the id where it has none, so
  /// that a list of screens has a name for each.
  package var topTitle: String {
    let title = confirmation?.title ?? topPage?.title ?? id
    return title.isBlank ? id : title
  }
}

extension String {
  /// Whether there is nothing to read.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
