import Markup
import Scenes

/// The front page: what the app has, how it hangs together, and every screen.
struct FrontPage {
  let site: Site

  var bytes: [UInt8] {
    SitePage(title: "\(site.name): every screen", kind: "front", root: "").bytes { writer in
      writeHead(to: &writer)
      OutlineSection(site: site).write(to: &writer)
      writer.open("main", ["id": "main", "tabindex": "-1"])
      if let map = site.map { write(map, to: &writer) }
      for findings in site.findings { write(findings, to: &writer) }
      GallerySection(site: site).write(to: &writer)
      writer.close()
      writer.literal("\n")
      writeKeys(to: &writer)
    }
  }

  private func writeHead(to writer: inout MarkupWriter) {
    writer.open("header", ["class": "head"])
    writer.visible("h1", [:], site.name)
    writer.element("p", ["class": "counts"], text: Self.counts(of: site))
    writer.close()
    writer.literal("\n")
  }

  static func counts(of site: Site) -> String {
    let counts = [
      Quantity(site.scenes.count, "screen"), Quantity(site.graph.tabs.count, "tab"),
      Quantity(site.graph.edges.count, "transition"),
    ]
    return counts.map(\.text).joined(separator: " · ")
  }

  private func write(_ map: SiteMap, to writer: inout MarkupWriter) {
    writer.open("section", ["class": "map", "aria-labelledby": "map-title"])
    writer.element("h2", ["id": "map-title"], text: "Flow map")
    writer.open("a", ["class": "card", "href": Site.Path.mapPage])
    writer.void(
      "img",
      [
        "src": Site.Path.mapPicture, "width": "\(map.width)", "height": "\(map.height)",
        "alt": "The flow map of \(VisibleText.line(site.name)): \(Self.counts(of: site)). "
          + "The list of the same screens is the outline of this page.",
        "decoding": "async",
      ])
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  private func write(_ findings: SiteFindings, to writer: inout MarkupWriter) {
    writer.open("section", ["class": "findings"])
    writer.visible("h2", [:], findings.title)
    writer.open("ul", ["class": "card list"])
    for line in findings.summary { writer.visible("li", [:], line) }
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  private func writeKeys(to writer: inout MarkupWriter) {
    writer.literal(
      """
      <footer class="keys"><span><kbd>/</kbd> search</span>\
      <span><kbd>j</kbd> <kbd>k</kbd> or arrows: next, previous</span>\
      <span><kbd>Enter</kbd> open</span></footer>

      """)
  }
}

/// A number of things in words.
struct Quantity {
  let text: String

  /// - Parameters:
  ///   - number: How many there are.
  ///   - noun: One of them; several have an s more.
  init(_ number: Int, _ noun: String) {
    text = "\(GroupedDigits.text(number)) \(noun)\(number == 1 ? "" : "s")"
  }
}
