import Markup
import PlainText
import Scenes

/// Every screen by name, each below the one that it is reached from.
struct OutlineSection {
  let site: Site

  func write(to writer: inout MarkupWriter) {
    let outline = Dictionary(grouping: site.graph.outline()) {
      site.scenes[$0.screen].selectedTab
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
      // A step may lead into another tab, whose list begins where that screen stands.
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
