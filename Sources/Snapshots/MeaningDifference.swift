/// What changed between two text renderings, in terms of navigation.
///
/// The headers list tab, stack, layers, confirmation and link. The lines of the drawing list the
/// content. For all details, see the difference of the texts.
package struct MeaningDifference: Sendable, Equatable {
  /// The maximum number of content changes listed one by one.
  static let maxContentLines = 6

  /// One sentence per change, navigation first.
  package var sentences: [String]

  /// Compares two text renderings.
  package init(from old: String, to new: String) {
    let (old, new) = (SnapshotHeader(old), SnapshotHeader(new))
    sentences = []
    compareValue("window", old.window, new.window)
    compareValue("tab", old.tab, new.tab)
    compareValue("columns", old.columns, new.columns)
    comparePages("stack", old.stack, new.stack)
    compareLayers(old.layers, new.layers)
    if old.others != new.others {
      compareValue("other tabs", Self.listed(old.others), Self.listed(new.others))
    }
    if old.states != new.states {
      compareValue("state", Self.listed(old.states), Self.listed(new.states))
    }
    compareValue("confirmation", old.confirmation, new.confirmation)
    compareValue("alert", old.alert, new.alert)
    compareValue("link", old.link, new.link)
    compareLines("content", old.content, new.content)
    compareTrees(old.tree, new.tree)
  }

  private mutating func compareValue(_ name: String, _ old: String?, _ new: String?) {
    switch (old, new) {
    case (let old?, let new?) where old != new: sentences.append("\(name): \(old) became \(new)")
    case (nil, let new?): sentences.append("\(name): + \(new)")
    case (let old?, nil): sentences.append("\(name): − \(old)")
    default: break
    }
  }

  private mutating func comparePages(_ name: String, _ old: [String], _ new: [String]) {
    guard old != new else { return }
    if new.starts(with: old) {
      sentences.append("\(name): + \(path(Array(new.dropFirst(old.count))))")
    } else if old.starts(with: new) {
      sentences.append("\(name): − \(path(Array(old.dropFirst(new.count))))")
    } else {
      sentences.append("\(name): \(path(old)) became \(path(new))")
    }
  }

  private mutating func compareLayers(_ old: [SnapshotHeader.Layer], _ new: [SnapshotHeader.Layer])
  {
    for index in 0..<max(old.count, new.count) {
      let name = "layer \(index + 1)"
      guard index < old.count else {
        sentences.append("\(name): + \(Self.words(new[index].kind)) \(path(new[index].pages))")
        continue
      }
      guard index < new.count else {
        sentences.append("\(name): − \(Self.words(old[index].kind)) \(path(old[index].pages))")
        continue
      }
      compareLayer(name, old[index], new[index])
    }
  }

  private mutating func compareLayer(
    _ name: String, _ old: SnapshotHeader.Layer, _ new: SnapshotHeader.Layer
  ) {
    if old.kind == new.kind { return comparePages(name, old.pages, new.pages) }
    let oldWords = "\(Self.words(old.kind)) \(path(old.pages))"
    let pages = old.pages == new.pages ? "" : " \(path(new.pages))"
    let article = new.kind == "inspector" ? "an" : "a"
    sentences.append("\(name): \(oldWords) became \(article) \(Self.words(new.kind))\(pages)")
  }

  private mutating func compareTrees(_ old: [ContentLine]?, _ new: [ContentLine]?) {
    switch (old, new) {
    case (let old?, let new?): compareLines(StoredTree.heading, old, new)
    case (nil, let new?): sentences.append("\(StoredTree.heading): + \(Self.count(new.count))")
    case (let old?, nil): sentences.append("\(StoredTree.heading): − \(Self.count(old.count))")
    case (nil, nil): break
    }
  }

  private mutating func compareLines(_ name: String, _ old: [ContentLine], _ new: [ContentLine]) {
    let changes = ContentChange.changes(from: old, to: new)
    sentences += changes.prefix(Self.maxContentLines).map { "\(name): \($0.words)" }
    let rest = changes.count - Self.maxContentLines
    if rest > 0 { sentences.append("\(name): \(Self.count(rest, "more line"))") }
  }

  private static func count(_ number: Int, _ noun: String = "line") -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func listed(_ states: [String]) -> String? {
    states.isEmpty ? nil : states.joined(separator: ", ")
  }

  private func path(_ pages: [String]) -> String { pages.joined(separator: " › ") }

  private static func words(_ kind: String) -> String {
    switch kind {
    case "cover": "full-screen cover"
    case "medium": "medium sheet"
    default: kind
    }
  }
}
