/// A tab with a new title.
package struct TabRename: Codable, Sendable, Hashable {
  /// The title in the snapshot.
  package var old: String
  /// The title in the drawing.
  package var new: String

  /// Creates a rename.
  package init(_ old: String, _ new: String) {
    self.old = old
    self.new = new
  }

  /// The change in words.
  package var words: String { "tab: \(old) became \(new)" }

  /// Whether it is another one whose titles are cut off where the tab bar has no space.
  package func isCut(of full: TabRename) -> Bool {
    Self.isCut(old, of: full.old) && Self.isCut(new, of: full.new)
  }

  /// Whether a title is cut off.
  package var isCut: Bool { old.hasSuffix("…") || new.hasSuffix("…") }

  /// Whether the new title is the old one, cut off in one of the two tab bars.
  fileprivate var isSameTitle: Bool { Self.isCut(old, of: new) || Self.isCut(new, of: old) }

  private static func isCut(_ title: String, of full: String) -> Bool {
    title == full || title.hasSuffix("…") && full.hasPrefix(title.dropLast())
  }
}

/// The changes of an app's tabs between two text renderings.
///
/// The lines about the tabs look different in each tab, since one of them is the selected one. So a renamed tab
/// is found in the lines and described without the selection.
struct TabChanges: Equatable {
  /// The tabs with other titles.
  private(set) var renames: [TabRename] = []
  /// Tabs that were added, removed or moved, in words.
  private(set) var others: [String] = []
  /// The texts without the lines whose difference the changes explain.
  private(set) var rest: (old: String, new: String)

  var isEmpty: Bool { renames.isEmpty && others.isEmpty }

  /// Compares two text renderings.
  init(from old: String, to new: String) {
    rest = (old, new)
    var (old, new) = (TabLines(old), TabLines(new))
    compareBars(&old, &new)
    compareSelected(&old, &new)
    if !isEmpty { rest = (old.text, new.text) }
  }

  private mutating func compareBars(_ old: inout TabLines, _ new: inout TabLines) {
    guard let (before, after) = pair(old.bar, new.bar), before.titles != after.titles else {
      return
    }
    let pairs = zip(before.titles, after.titles).map(TabRename.init).filter { !$0.isSameTitle }
    let isRenamed =
      before.titles.count == after.titles.count && before.selected == after.selected
      && pairs.allSatisfy { !after.titles.contains($0.old) && !before.titles.contains($0.new) }
    if isRenamed {
      // Without a pair, the title that changed is cut off in both, and the line says how.
      guard !pairs.isEmpty else { return }
      renames += pairs
    } else {
      guard before.selectedTitle == after.selectedTitle else { return }
      let (former, present) = (before.words, after.words)
      others.append("tab bar: \(former) became \(present)")
    }
    old.remove(before.index)
    new.remove(after.index)
  }

  private mutating func compareSelected(_ old: inout TabLines, _ new: inout TabLines) {
    guard let (before, after) = pair(old.selected, new.selected) else { return }
    if before.title == after.title {
      // The position and the number of the tabs follow from the bar.
      guard before.place != after.place, !others.isEmpty else { return }
    } else {
      guard before.place == after.place, others.isEmpty else { return }
      let rename = TabRename(before.title, after.title)
      renames.removeAll { $0.isCut(of: rename) }
      renames.append(rename)
    }
    old.remove(before.index)
    new.remove(after.index)
  }

  private func pair<Value>(_ old: Value?, _ new: Value?) -> (Value, Value)? {
    guard let old, let new else { return nil }
    return (old, new)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.renames == right.renames && left.others == right.others && left.rest == right.rest
  }
}

/// The lines of a text rendering that list the tabs.
private struct TabLines {
  /// The line of the header with the selected tab.
  struct Selected {
    let index: Int
    let title: String
    /// The position, such as `(2 of 4)`.
    let place: String
  }

  /// The line of the drawing with the tab bar.
  struct Bar {
    let index: Int
    let titles: [String]
    /// The index of the selected tab; nil if it is not in the bar.
    let selected: Int?

    var selectedTitle: String? { selected.map { titles[$0] } }
    var words: String { titles.joined(separator: ", ") }
  }

  private(set) var selected: Selected?
  private(set) var bar: Bar?
  private var lines: [Substring?]

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.lines = lines
    let end = lines.firstIndex(of: "") ?? lines.endIndex
    if let index = lines[..<end].firstIndex(where: { $0.hasPrefix("tab ") }) {
      selected = Selected(lines[index], at: index)
    }
    if let rule = lines[end...].lastIndex(where: Self.isRule), rule + 1 < lines.endIndex {
      bar = Bar(lines[rule + 1], at: rule + 1)
    }
  }

  /// The text without the removed lines.
  var text: String { lines.compactMap { $0 }.joined(separator: "\n") }

  mutating func remove(_ index: Int) { lines[index] = nil }

  /// Whether a line is the edge of the tab bar, which is as wide as the display.
  private static func isRule(_ line: Substring) -> Bool {
    line.hasPrefix("│─") && line.hasSuffix("─│")
      && line.dropFirst().dropLast().allSatisfy { $0 == "─" }
  }
}

extension TabLines.Selected {
  init?(_ line: Substring, at index: Int) {
    let value = line.dropFirst(4).drop { $0 == " " }
    guard value.hasSuffix(")"), let start = value.lastIndex(of: "(") else { return nil }
    self.index = index
    title = String(value[..<start].dropLast())
    place = String(value[start...])
  }
}

extension TabLines.Bar {
  /// Reads a line; `nil` if brackets in a title hide which tab is selected.
  init?(_ line: Substring, at index: Int) {
    let marks = line.filter { "[]".contains($0) }
    guard marks.isEmpty || marks == "[]" else { return nil }
    self.index = index
    titles = Self.titles(in: line)
    selected = line.firstIndex(of: "[").map { Self.titles(in: line[..<$0]).count }
    guard selected.map(titles.indices.contains) ?? true else { return nil }
  }

  /// The texts between at least two spaces, edges or brackets.
  private static func titles(in line: Substring) -> [String] {
    // A bracket is at least one space away from the next title.
    let plain = String(line.map { "│[]".contains($0) ? " " : $0 })
    return plain.split(separator: "  ").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
