import Navigation
import PlainText
import Scenes
import Wireframes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One line per screen: its id, its path and its link, in columns.
struct ScreenTable {
  private struct Row {
    var id: String
    var path: String
    var link: String
  }

  private var rows: [Row] = []
  private let palette: Palette

  /// The widest path before a link, in columns.
  ///
  /// Otherwise one very long title would push all links beyond the edge of the terminal.
  private static let widestPath = 56

  init(palette: Palette) {
    self.palette = palette
  }

  /// Adds the line of a screen; the scene is not stored, because there may be 100,000.
  mutating func add(_ scene: Scene) {
    rows.append(
      Row(
        id: VisibleText.line(scene.id),
        path: path(to: scene),
        link: scene.link.map(VisibleText.line) ?? ""))
  }

  /// The path of a screen, shortened in the middle if it is too wide before a link.
  private func path(to scene: Scene) -> String {
    let crumbs = Crumb.crumbs(of: scene).map { VisibleText.line($0.caption) }
    let whole = crumbs.joined(separator: " › ")
    guard scene.link != nil, TerminalText.width(of: whole) > Self.widestPath else { return whole }
    guard crumbs.count > 2 else { return TerminalText.fitted(whole, to: Self.widestPath) }
    let shorter = (2..<crumbs.count).map { first in
      ([crumbs[0], "…"] + crumbs[first...]).joined(separator: " › ")
    }
    return shorter.first { TerminalText.width(of: $0) <= Self.widestPath }
      ?? TerminalText.fitted(shorter[shorter.count - 1], to: Self.widestPath)
  }

  var text: String {
    let idWidth = rows.map { TerminalText.width(of: $0.id) }.max() ?? 0
    let pathWidth =
      rows.filter { !$0.link.isEmpty }.map { TerminalText.width(of: $0.path) }.max() ?? 0
    return rows.map { row in
      var line = palette.paint(row.id, .bold) + padding(row.id, idWidth) + "  " + row.path
      if !row.link.isEmpty {
        line += padding(row.path, pathWidth) + "  " + palette.paint(row.link, .dim)
      }
      return line + "\n"
    }.joined()
  }

  private func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - TerminalText.width(of: text)))
  }
}

/// The list of screens as JSON.
struct ScreenListJSON {
  private struct Item: Encodable {
    struct Layer: Encodable {
      var style: String
      var stack: [String]
    }

    var id: String
    var tab: String?
    var stack: [String]
    var layers: [Layer]
    var confirmation: String?
    var link: String?
    var window: String?
    var states: [String]?

    init(_ scene: Scene) {
      id = scene.id
      tab = (scene.selectedTabItem?.title).map(TextHole.shown)
      stack = scene.pages.map { TextHole.shown($0.title) }
      layers = scene.layers.map { layer in
        Layer(style: layer.style.rawValue, stack: layer.pages.map { TextHole.shown($0.title) })
      }
      confirmation = (scene.confirmation?.title).map(TextHole.shown)
      window = scene.window
      states = scene.topPage.flatMap { $0.states.isEmpty ? nil : $0.states.map(\.description) }
      link = scene.link
    }
  }

  private var items: [Item] = []

  /// Adds a screen; only the listed fields are stored.
  mutating func add(_ scene: Scene) {
    items.append(Item(scene))
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and arrays of strings never fails.
    guard let data = try? encoder.encode(items) else { return "[]\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
