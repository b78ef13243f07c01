import FlowMaps
import Markup
import PlainText
import Scenes

/// The front page: counts, the flow map, findings and a gallery of all screens.
struct FrontPage {
  let site: Site

  var bytes: [UInt8] {
    HTMLPage.site(title: "\(site.name): every screen", kind: "front", root: "").bytes { writer in
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
    writer.element("p", ["class": "counts"], text: counts)
    writer.close()
    writer.literal("\n")
  }

  /// The counts of the app, as in the map.
  private var counts: String { FlowMap(app: site.name, graph: site.graph).summary }

  private func write(_ map: SiteMap, to writer: inout MarkupWriter) {
    writer.open("section", ["class": "map", "aria-labelledby": "map-title"])
    writer.element("h2", ["id": "map-title"], text: "Flow map")
    writer.open("a", ["class": "card", "href": Site.Path.mapPage])
    if let picture = map.picture { write(picture, to: &writer) }
    writer.element("span", text: "Open the map to pan, zoom and search")
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  private func write(_ picture: SiteMap.Picture, to writer: inout MarkupWriter) {
    writer.open("picture")
    writer.void(
      "source",
      ["media": "(prefers-color-scheme: dark)", "srcset": Site.Path.darkMapPicture])
    writer.void(
      "img",
      [
        "src": Site.Path.mapPicture, "width": "\(picture.width)",
        "height": "\(picture.height)",
        "alt": "The flow map of \(VisibleText.line(site.name)): \(counts). "
          + "The outline of this page lists the same screens.",
        "loading": "lazy", "decoding": "async",
      ])
    writer.close()
  }

  private func write(_ findings: SiteFindings, to writer: inout MarkupWriter) {
    writer.open("section", ["class": "findings"])
    writer.visible("h2", [:], findings.title)
    guard !findings.items.isEmpty else {
      writer.visible("p", ["class": "card list"], findings.summary)
      writer.close()
      writer.literal("\n")
      return
    }
    // A long list would push the gallery down.
    let isLong = findings.items.count > 5
    writer.open("details", isLong ? ["class": "card"] : ["class": "card", "open": ""])
    writer.visible("summary", [:], findings.summary)
    let ids = Set(site.scenes.map(\.id))
    if findings.columns.isEmpty {
      writer.open("ul", ["class": "list"])
      for item in findings.items { write(item, pagesOf: ids, to: &writer) }
    } else {
      writer.open("table")
      write(findings.columns + ["Screens"], to: &writer)
      for item in findings.items { writeRow(of: item, pagesOf: ids, to: &writer) }
    }
    writer.close()
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  private func write(_ columns: [String], to writer: inout MarkupWriter) {
    writer.open("thead")
    writer.open("tr")
    for column in columns { writer.element("th", ["scope": "col"], text: column) }
    writer.close()
    writer.close()
  }

  private func writeRow(
    of item: SiteFindings.Item, pagesOf ids: Set<String>, to writer: inout MarkupWriter
  ) {
    writer.open("tr")
    for cell in item.cells { writer.visible("td", [:], cell) }
    writer.open("td")
    writeScreens(of: item, pagesOf: ids, to: &writer)
    writer.close()
    writer.close()
  }

  private func write(
    _ item: SiteFindings.Item, pagesOf ids: Set<String>, to writer: inout MarkupWriter
  ) {
    writer.open("li")
    writer.visible("span", [:], item.text)
    writeScreens(of: item, pagesOf: ids, to: &writer)
    writer.close()
  }

  private func writeScreens(
    of item: SiteFindings.Item, pagesOf ids: Set<String>, to writer: inout MarkupWriter
  ) {
    for id in item.screens {
      if ids.contains(id) {
        writer.visible("a", ["href": site.address(of: id)], id)
      } else {
        writer.visible("code", [:], id)
      }
    }
  }

  private func writeKeys(to writer: inout MarkupWriter) {
    writer.literal(
      """
      <footer class="keys"><span><kbd>/</kbd> search</span>\
      <span><kbd>j</kbd> <kbd>k</kbd> or arrows: next, previous</span>\
      <span><kbd>Enter</kbd> open</span><span><kbd>Esc</kbd> all screens</span></footer>

      """)
  }
}
