/// The facts in the header of a text rendering: the navigation state of the screen.
struct SnapshotHeader: Equatable {
  /// A layer in the header.
  struct Layer: Equatable {
    /// The words before two spaces: `sheet`, `medium`, `cover`, `inspector`, `sheet 40 %` or `popover at Share`.
    var kind: String
    /// The titles of its pages, from its root to the top.
    var pages: [String]
  }

  var window: String?
  var tab: String?
  var columns: String?
  var stack: [String] = []
  var layers: [Layer] = []
  /// The stacks of tabs that are not selected.
  var others: [String] = []
  var states: [String] = []
  var confirmation: String?
  var alert: String?
  var link: String?
  /// The lines below the header, without the edges of the display.
  var content: [ContentLine] = []
  /// What a screen reader says; nil if the text has no tree.
  var tree: [ContentLine]?

  /// Parses a text rendering; unknown lines of the header are ignored.
  init(_ text: String) {
    let lines = StoredTree.removed(from: text[...])
      .split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.firstIndex(of: "") ?? lines.endIndex
    for line in lines[..<end] { read(line) }
    content = lines[end...].compactMap(ContentLine.init)
    tree = StoredTree.lines(of: text)?.compactMap(ContentLine.init)
  }

  private mutating func read(_ line: Substring) {
    let name = line.prefix { $0 != " " }
    if name == "layer" {
      // "layer 1   sheet   Edit › Ingredient"
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3 else { return }
      let value = parts[2].drop { $0 == " " }
      let kind = value.firstRange(of: "  ").map { value[..<$0.lowerBound] } ?? value
      layers.append(
        Layer(kind: String(kind), pages: Self.titles(value.dropFirst(kind.count))))
      return
    }
    let value = line.dropFirst(name.count).drop { $0 == " " }
    switch name {
    case "window": window = String(value)
    case "tab": tab = String(value)
    case "columns": columns = String(value)
    case "other": others.append(String(value))
    case "state": states.append(String(value))
    case "alert": alert = String(value)
    case "stack": stack = Self.titles(value)
    case "confirm": confirmation = String(value)
    case "link": link = String(value)
    default: break
    }
  }

  private static func titles(_ text: Substring) -> [String] {
    text.drop { $0 == " " }.split(separator: " › ").map(String.init)
  }
}
