import FlowMaps
import Markup
import PlainText
import Scenes

/// A card for every screen, by tab, with the attributes that the script needs to search and filter.
struct GallerySection {
  let site: Site

  func write(to writer: inout MarkupWriter) {
    writer.open("section", ["class": "gallery", "aria-labelledby": "screens-title"])
    writer.element("h2", ["id": "screens-title"], text: "Screens")
    writeTools(to: &writer)
    for (tab, screens) in site.tabs {
      writer.open("section", ["class": "tab", "data-tab": site.key(ofTab: tab)])
      writer.open("h3")
      writer.visible("span", [:], site.title(ofTab: tab))
      writer.element("span", ["class": "count"], text: GroupedDigits.text(screens.count, "screen"))
      writer.close()
      writer.open("ul", ["class": "grid"])
      writer.literal("\n")
      for index in screens { writeCard(of: index, to: &writer) }
      writer.close()
      writer.close()
      writer.literal("\n")
    }
    writer.literal(
      "<p class=\"empty\" id=\"empty\" hidden>No screens match.</p>\n")
    writer.close()
  }

  /// Writes the search and the filters, which the script shows.
  private func writeTools(to writer: inout MarkupWriter) {
    writer.literal(
      """
      <form class="tools" id="tools" role="search" aria-label="Screens" hidden>
      <label class="field"><svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="7" cy="7" r="4.6"/>\
      <path d="M10.5 10.5 14 14"/></svg>\
      <input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off" \
      spellcheck="false"><kbd aria-hidden="true">/</kbd></label>
      <select id="tab" aria-label="Tab"
      """)
    // The script reads it, but an app without tabs has nothing to choose.
    if site.graph.tabs.isEmpty { writer.literal(" hidden") }
    writer.literal("><option value=\"\">All tabs</option>")
    for (tab, _) in site.tabs {
      writer.visible("option", ["value": site.key(ofTab: tab)], site.title(ofTab: tab))
    }
    writer.literal(
      """
      </select>
      <select id="overlay" aria-label="Overlay"><option value="">Any overlay</option>\
      <option value="none">No overlay</option><option value="sheet">Sheet</option>\
      <option value="cover">Cover</option><option value="confirmation">Confirmation</option></select>
      <p id="found" role="status"></p>
      </form>

      """)
  }

  private func writeCard(of index: Int, to writer: inout MarkupWriter) {
    let scene = site.scenes[index]
    let overlays = scene.overlays.map(\.rawValue)
    writer.open(
      "li", ["data-overlays": overlays.isEmpty ? "none" : overlays.joined(separator: " ")])
    writer.open("a", ["href": site.address(of: scene.id)])
    site.writePicture(of: index, root: "", altText: scene.stateDescription, to: &writer)
    writer.visible("b", [:], scene.topTitle)
    writeID(scene.id, to: &writer)
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  /// Writes an id that may wrap before a capital letter: `recipeDetail` is two words.
  private func writeID(_ id: String, to writer: inout MarkupWriter) {
    writer.open("code")
    var word = ""
    for character in VisibleText.line(id) {
      if character.isUppercase, word.last?.isLowercase == true {
        writer.text(word)
        writer.void("wbr")
        word = ""
      }
      word.append(character)
    }
    writer.text(word)
    writer.close()
  }
}

/// A tree of all screens by name, each below the one that it is reached from.
struct OutlineSection {
  let site: Site

  func write(to writer: inout MarkupWriter) {
    let outline = Dictionary(grouping: site.graph.outline()) {
      site.graph.nodes[$0.screen].tab
    }
    writer.open("nav", ["class": "outline", "aria-label": "Outline"])
    for (tab, screens) in site.tabs {
      writer.open("details", ["open": ""])
      writer.open("summary")
      writer.visible("span", [:], site.title(ofTab: tab))
      writer.element("span", ["class": "count"], text: GroupedDigits.text(screens.count))
      writer.close()
      write(outline[tab] ?? [], to: &writer)
      writer.close()
      writer.literal("\n")
    }
    writer.close()
    writer.literal("\n")
  }

  private func write(
    _ screens: [(screen: Int, level: Int)], to writer: inout MarkupWriter
  ) {
    var level = -1
    for (screen, next) in screens {
      // A step may lead to another tab, whose list starts at that screen.
      let wanted = min(next, level + 1)
      if wanted > level {
        writer.open("ul")
      } else {
        writer.close()
        for _ in wanted..<level {
          writer.close()
          writer.close()
        }
      }
      level = wanted
      writer.open("li")
      writeLink(to: screen, &writer)
    }
    for _ in 0...max(0, level) where level >= 0 {
      writer.close()
      writer.close()
    }
  }

  private func writeLink(to index: Int, _ writer: inout MarkupWriter) {
    let scene = site.scenes[index]
    writer.open("a", ["href": site.address(of: scene.id)])
    writer.open("span", ["class": scene.lastStep?.mark ?? "mark root", "aria-hidden": "true"])
    writer.close()
    writer.visible("span", [:], scene.topTitle)
    writer.close()
  }
}
