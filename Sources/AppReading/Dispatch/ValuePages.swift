/// The pages that values of a type without cases show, as texts and numbers do: `switch name { case "about": AboutView() … }`.
///
/// Only views of the app are pages; another branch may show progress or nothing.
struct ValuePages {
  /// The pages in the order of the source, each with the text or number that shows it; empty for all other values.
  let pages: [(value: String, views: [ViewNode])]

  /// Finds the pages; nil if one page is shown for all values.
  init?(_ views: [ViewNode]) {
    let found = Self.pages(in: views)
    guard let first = found.first?.views.onlyOwn?.kind,
      found.contains(where: { $0.views.onlyOwn?.kind != first })
    else { return nil }
    pages = found
  }

  private static func pages(in views: [ViewNode]) -> [(value: String, views: [ViewNode])] {
    guard let choice = views.fillingChoice else {
      guard case .own(let view)? = views.onlyOwn?.kind, !ViewNode.isPlaceholderName(view) else {
        return []
      }
      return [("", views)]
    }
    return choice.contents.flatMap { content in
      // Several values may have one page. A page that another `switch` inside chooses has its value from there.
      let values = (content.label ?? "").literals
      return pages(in: content.views).flatMap { page in
        values.isEmpty || !page.value.isEmpty ? [page] : values.map { ($0, page.views) }
      }
    }
  }
}

extension Dispatch {
  /// What a value of a type without cases shows: its own page, else all pages that it may show.
  func entries(ofValue value: Value) -> [Entry] {
    let literal: String? =
      switch value {
      case .text(let text): text.plain
      case .number(let number): number
      default: nil
      }
    guard let literal, entries.count > 1 else { return entries }
    let exact = entries.filter { $0.path == literal }
    return exact.isEmpty ? entries.filter(\.path.isEmpty) : exact
  }
}

extension String {
  /// The texts or numbers in the patterns of a `switch`, `"a", "b"`, or in the comparisons of an `if`,
  /// `route == "a" || route == "b"`; none if there is anything else.
  fileprivate var literals: [String] {
    let comparisons = split(separator: " || ").map { $0.split(separator: " == ") }
    if comparisons.allSatisfy({ $0.count == 2 && $0[0] == comparisons[0][0] && $0[0].isName }) {
      let values = comparisons.map { String($0[1]).literals }
      return values.allSatisfy { $0.count == 1 } ? values.flatMap(\.self) : []
    }
    if count > 1, hasPrefix("\""), hasSuffix("\"") {
      return dropFirst().dropLast().split(separator: "\", \"", omittingEmptySubsequences: false)
        .map(String.init)
    }
    let patterns = split(separator: ", ").map(String.init)
    return patterns.allSatisfy { Double($0) != nil } ? patterns : []
  }
}

extension Substring {
  /// Whether it is a name, also that of a member.
  fileprivate var isName: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
