/// A part of a store that a presentation is bound to: `$store.scope(state: \.destination?.edit, action: …)`.
struct StoreScope: Equatable {
  /// The property of the feature's state.
  var property: String
  /// The case of the state's enum; nil for a state that is one feature.
  var caseName: String?

  /// Reads the source of an argument; nil if it is not part of a store.
  init?(_ source: String) {
    guard let scope = source.range(of: "scope(state:") else { return nil }
    let rest = source[scope.upperBound...].drop { $0 == " " }
    guard rest.first == "\\" || rest.first == "." else { return nil }
    let path = rest.drop { $0 == "\\" || $0 == "." }
      .prefix { $0.isLetter || $0.isNumber || "._?$".contains($0) }
    let parts = path.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "$" } }
    guard let first = parts.first, !first.isEmpty else { return nil }
    property = first
    caseName = parts.dropFirst().first
  }

  /// The cause of a presentation; the feature is found by the view that has it.
  var cause: Presentation.Cause {
    .reducer(feature: "", property: property, caseName: caseName)
  }
}

extension String {
  /// The first occurrence of a text.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) {
        return index..<self.index(index, offsetBy: text.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}
