import Markup
import PlainText
import Scenes
import Wireframes

/// The page of one screen: its picture and everything that is known about it.
struct ScreenPage {
  let site: Site
  let index: Int

  private static let root = "../"
  private var scene: Scene { site.scenes[index] }

  var bytes: [UInt8] {
    HTMLPage.site(
      title: "\(scene.topTitle) (\(scene.id)) · \(site.name)", kind: "screen", root: Self.root
    ).bytes { writer in
      writeHead(to: &writer)
      writer.open("main", ["id": "main", "tabindex": "-1"])
      writeTitle(to: &writer)
      writer.open("div", ["class": "panes"])
      writer.open("div", ["class": "stage"])
      writePictures(to: &writer)
      writer.close()
      writer.literal("\n")
      writer.open("div", ["class": "info"])
      writeWays(to: &writer)
      writeTexts(to: &writer)
      writer.close()
      writer.close()
      writer.close()
      writer.literal("\n")
    }
  }

  /// Writes the picture, or those of all variants.
  private func writePictures(to writer: inout MarkupWriter) {
    guard site.variants.variants(of: scene.id).isEmpty else {
      return VariantSwitcher(site: site, index: index, root: Self.root).write(to: &writer)
    }
    site.writePicture(
      of: index, root: Self.root, altText: scene.stateDescription, isFirst: true, to: &writer)
  }

  private func writeHead(to writer: inout MarkupWriter) {
    writer.open("header", ["class": "head"])
    writer.visible("a", ["class": "app", "href": Self.root + Site.Path.front], site.name)
    writer.open("nav", ["class": "steps", "aria-label": "Screens"])
    let last = site.scenes.count - 1
    let (place, count) = (GroupedDigits.text(index + 1), GroupedDigits.text(site.scenes.count))
    writer.element("span", ["class": "position"], text: "\(place) of \(count)")
    if index > 0 { writeStep(to: index - 1, "prev", "Previous", "k", &writer) }
    if index < last { writeStep(to: index + 1, "next", "Next", "j", &writer) }
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  private func writeStep(
    to index: Int, _ relation: String, _ label: String, _ key: String,
    _ writer: inout MarkupWriter
  ) {
    let id = site.scenes[index].id
    writer.open(
      "a",
      [
        "rel": relation, "href": Self.root + site.address(of: id),
        "title": VisibleText.line(id),
      ])
    writer.text(label)
    writer.element("kbd", ["aria-hidden": "true"], text: key)
    writer.close()
  }

  private func writeTitle(to writer: inout MarkupWriter) {
    writer.open("div", ["class": "title"])
    writeCrumbs(to: &writer)
    writer.visible("h1", [:], scene.topTitle)
    writer.visible("code", [:], scene.id)
    writer.close()
    writer.literal("\n")
  }

  private func writeCrumbs(to writer: inout MarkupWriter) {
    let crumbs = Crumb.crumbs(of: scene)
    let trail = site.graph.trail(to: index, crumbs: crumbs.count)
    writer.open("nav", ["class": "crumbs", "aria-label": "Path"])
    writer.open("ol")
    for (crumb, screen) in zip(crumbs, trail) {
      writer.open("li")
      switch screen {
      case index?:
        writer.visible("span", ["aria-current": "page"], crumb.text(untitled: scene.id))
      case let screen?:
        let id = site.scenes[screen].id
        writer.visible(
          "a", ["href": Self.root + site.address(of: id)], crumb.text(untitled: id))
      case nil: writer.visible("span", [:], crumb.text())
      }
      writer.close()
    }
    writer.close()
    writer.close()
  }

  private func writeWays(to writer: inout MarkupWriter) {
    let edges = site.edges[index]
    write(edges.incoming, "Leads here", screen: \.source, to: &writer)
    write(edges.outgoing, "Leads from here", screen: \.target, to: &writer)
  }

  private func write(
    _ edges: [Int], _ title: String, screen: KeyPath<FlowGraph.Edge, Int>,
    to writer: inout MarkupWriter
  ) {
    guard !edges.isEmpty else { return }
    writer.open("section")
    writer.element("h2", text: title)
    writer.open("ul", ["class": "card ways"])
    for edge in edges.map({ site.graph.edges[$0] }) {
      let other = edge[keyPath: screen]
      writer.open("li")
      writer.open("a", ["href": Self.root + site.address(of: site.scenes[other].id)])
      site.writePicture(of: other, root: Self.root, altText: "", to: &writer)
      writer.visible("b", [:], site.graph.nodes[other].title)
      writer.visible("code", [:], site.scenes[other].id)
      writer.visible("span", ["class": "way \(edge.mark)"], edge.summary)
      writer.close()
      if let place = edge.place { write(place: place, to: &writer) }
      writer.close()
    }
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  private func writeTexts(to writer: inout MarkupWriter) {
    if let link = scene.link {
      writeText("Deep link", VisibleText.line(link), kind: "copied link", to: &writer)
    }
    if let code = scene.pathCode {
      let lines = SwiftCodeLines(width: 56).text(of: VisibleText.line(code))
      writeText("Path in Swift", lines, to: &writer)
    }
    if let source = scene.topPage?.source { writeSource(source, to: &writer) }
    for findings in site.findings {
      let items = findings.items(about: scene.id)
      guard !items.isEmpty else { continue }
      writer.open("section")
      writer.visible("h2", [:], findings.title)
      writer.open("ul", ["class": "card list"])
      for item in items { writer.visible("li", [:], item.text) }
      writer.close()
      writer.close()
    }
    writeText("As text", TextRendering(scene).text, to: &writer)
  }

  /// Writes where the page and its elements come from in the app's source.
  private func writeSource(_ source: String, to writer: inout MarkupWriter) {
    writer.open("section")
    writer.element("h2", text: "Source")
    writer.open("ul", ["class": "card list places"])
    let page = SourceElement(label: scene.topTitle, place: source)
    for element in [page] + (scene.topPage?.sourceElements ?? []) {
      writer.open("li")
      writer.visible("span", [:], element.label)
      write(place: element.place, to: &writer)
      writer.close()
    }
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  /// Writes a place in source, as a link if the line has an address.
  private func write(place: String, to writer: inout MarkupWriter) {
    if let address = site.sourceLinks?.address(of: place, root: Self.root) {
      writer.visible("a", ["class": "place", "href": address], place)
    } else {
      writer.visible("span", ["class": "place"], place)
    }
  }

  /// Writes a text with a button that copies it, which the script shows.
  private func writeText(
    _ title: String, _ text: String, kind: String = "copied", to writer: inout MarkupWriter
  ) {
    writer.open("section", ["class": kind])
    writer.element("h2", text: title)
    writer.open(
      "button",
      ["class": "copy", "type": "button", "aria-label": "Copy: \(title)", "hidden": ""])
    writer.text("Copy")
    writer.close()
    writer.open(
      "pre", ["class": "card", "tabindex": "0", "role": "region", "aria-label": title])
    writer.text(text)
    writer.close()
    writer.close()
    writer.literal("\n")
  }
}

extension FlowGraph.Edge {
  /// The user action for this edge.
  var summary: String {
    let kind: String
    switch self.kind {
    case .step(let step): kind = step.rawValue
    case .link: kind = "link"
    }
    let steps = steps > 1 ? ", \(steps) steps" : ""
    return kind + steps + (label.map { " by “\($0)”" } ?? "")
  }

  /// The style sheet class of its kind.
  var mark: String {
    switch kind {
    case .step(let step): step.rawValue
    case .link: "link"
    }
  }
}
