extension [ViewNode] {
  /// The first view that was given to what makes these views, as the content of a helper
  /// `func dynamicSheet(…, content: () -> Content)` in a file of its own; nil if all of them are made in one file.
  var passedContent: ViewNode? {
    first.flatMap { passedContent(otherThan: $0.place.file, depth: 0) }
  }

  private func passedContent(otherThan file: Int32, depth: Int) -> ViewNode? {
    guard depth < 12 else { return nil }
    for view in self {
      if view.place.file != file { return view }
      switch view.kind {
      case .own, .unknown, .loop: continue
      case .framework(let name) where ShownView.controls.contains(name): continue
      case .framework, .group, .choice: break
      }
      for content in view.contents {
        if let found = content.views.passedContent(otherThan: file, depth: depth + 1) {
          return found
        }
      }
    }
    return nil
  }
}
