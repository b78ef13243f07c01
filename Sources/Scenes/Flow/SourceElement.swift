/// An element of a page with its place in the app's source.
package struct SourceElement: Sendable, Hashable {
  /// The first text of the element; the name of its kind if it has none.
  package var label: String
  /// The place as `path:line`.
  package var place: String

  /// Creates an element from its parts.
  package init(label: String, place: String) {
    self.label = label
    self.place = place
  }
}

extension Page {
  /// The elements of the page with a place in the app's source, from top to bottom, each once.
  package var sourceElements: [SourceElement] {
    var elements: [SourceElement] = []
    append(placesTo: &elements)
    // The table of a page ends with the page's own place.
    if source != nil, !elements.isEmpty { elements.removeLast() }
    var known: Set<SourceElement> = []
    return elements.compactMap { element in
      let shown = SourceElement(label: TextHole.shown(element.label), place: element.place)
      return known.insert(shown).inserted ? shown : nil
    }
  }
}
