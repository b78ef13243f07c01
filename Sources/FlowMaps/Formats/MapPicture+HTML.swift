import CResources
import Markup
import PlainText
import Scenes

extension MapPicture {
  /// The map as an HTML page with zoom, search and details about screens.
  ///
  /// It needs no external resources, and follows the light or dark mode of the system.
  ///
  /// - Parameters:
  ///   - address: The address of a screen's own page, if any; else the map shows the details.
  ///   - files: Picture files of the screens without scenes.
  package func html(
    address: (String) -> String? = { _ in nil }, files: ScreenPictureFiles? = nil
  ) -> [UInt8] {
    let style = cresource_map_style()
    let script = cresource_map_script()
    let page = HTMLPage(
      title: "\(map.app): flow map", kind: "map",
      parts: .embedded(
        style: .init(UnsafeBufferPointer(start: style.bytes, count: style.count)),
        script: .init(UnsafeBufferPointer(start: script.bytes, count: script.count)),
        hasPictureFiles: files != nil),
      skip: ("search", "Skip to the search"))
    return page.bytes { writer in
      writeBar(into: &writer)
      writer.open(
        "main",
        [
          "id": "stage", "tabindex": "0",
          "aria-label":
            "Flow map. Arrow keys move it, plus and minus zoom, Tab goes to the screens.",
        ])
      writer.literal("\n")
      writePageSVG(files: files, into: &writer)
      // Drawn by the script from the data; a screen reader finds all of it in the map and beside it.
      writer.element("div", ["id": "cards", "aria-hidden": "true"], text: "")
      writer.element("div", ["id": "names", "aria-hidden": "true"], text: "")
      writer.close()
      writeDetails(into: &writer)
      writer.open("script", ["type": "application/json", "id": "data"])
      writer.json(MapPageData(self, address: address).json)
      writer.close()
      writer.literal("\n")
    }
  }

  private func writeBar(into writer: inout MarkupWriter) {
    writer.open("header")
    writer.open("h1")
    writer.text(VisibleText.line(map.app))
    writer.element("span", text: map.subtitle ?? map.summary)
    writer.close()
    writer.open("form", ["class": "find", "role": "search"])
    writer.void(
      "input",
      [
        "type": "search", "id": "search", "placeholder": "Find a screen", "autocomplete": "off",
        "aria-label": "Find a screen by its title, id or tab",
      ])
    writer.element("output", ["id": "hits", "for": "search"], text: "")
    writer.close()
    writer.open("div", ["class": "zoom", "role": "group", "aria-label": "Zoom"])
    writer.element(
      "button", ["type": "button", "id": "out", "aria-label": "Zoom out"], text: "−")
    writer.element("output", ["id": "level"], text: "100 %")
    writer.element("button", ["type": "button", "id": "in", "aria-label": "Zoom in"], text: "+")
    writer.element(
      "button", ["type": "button", "id": "fit", "aria-label": "Show the whole map"], text: "Fit")
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  private func writeDetails(into writer: inout MarkupWriter) {
    writer.open(
      "aside", ["id": "details", "hidden": "", "aria-label": "About the screen", "role": "region"])
    writer.element(
      "button", ["type": "button", "id": "close", "aria-label": "Close"], text: "×")
    writer.element("div", ["id": "body", "aria-live": "polite"], text: "")
    writer.close()
    writer.literal("\n")
  }
}
