import Markup
import Scenes
import Wireframes

extension Site {
  /// Writes the picture of a screen in the scheme of the reader.
  ///
  /// - Parameters:
  ///   - index: The screen.
  ///   - root: The way from the page to the front page's folder.
  ///   - words: What it shows, for those who cannot see it.
  ///   - isFirst: Whether the page is about it, so that it is loaded at once.
  func writePicture(
    of index: Int, root: String, words: String, isFirst: Bool = false,
    to writer: inout MarkupWriter
  ) {
    let id = scenes[index].id
    writer.open("picture")
    if schemes.contains(.dark) {
      writer.void(
        "source",
        [
          "media": "(prefers-color-scheme: dark)", "srcset": root + Path.address(of: id, .dark),
        ])
    }
    writer.void(
      "img",
      [
        "class": options.showsFrame ? "framed" : "bare",
        "src": root + Path.address(of: id, .light),
        "width": "\(Int(options.pictureSize.width))",
        "height": "\(Int(options.pictureSize.height))",
        "alt": words, "loading": isFirst ? "eager" : "lazy", "decoding": "async",
      ])
    writer.close()
  }

  /// The address of a screen's page.
  func address(of id: String) -> String { Path.address(of: id) }

  /// The title of a tab, its number where it has none; what is frozen elsewhere may name one that is not
  /// there.
  func title(ofTab tab: Int) -> String {
    guard graph.tabs.indices.contains(tab) else { return "No tab" }
    let title = graph.tabs[tab].title
    return title.isBlank ? "Tab \(tab + 1)" : title
  }

  /// The screens by their tabs, in the order of the tab bar.
  var tabs: [(tab: Int, screens: [Int])] {
    let groups = Dictionary(grouping: scenes.indices) { scenes[$0].selectedTab }
    return groups.keys.sorted().map { ($0, groups[$0] ?? []) }
  }
}

extension StepKind {
  /// What the mark of the kind is called in the style sheet.
  var mark: String { "mark \(rawValue)" }
}
