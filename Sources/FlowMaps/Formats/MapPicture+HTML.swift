import CResources
import Markup
import PlainText
import Scenes
package import Wireframes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
      writer.close()
      writeDetails(into: &writer)
      writer.open("script", ["type": "application/json", "id": "data"])
      writer.json(data(address))
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

// The data for the script of the page.
extension MapPicture {
  private struct Data: Encodable {
    struct Screen: Encodable {
      var id: String
      var title: String
      var tab: String
      var page: String?
      /// The change in a comparison: `added`, `removed`, `moved`, `renamed` or `changed`.
      var mark: String?
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }

    struct Transition: Encodable {
      var from: Int
      var to: Int
      var kind: String
      var steps: Int
      var mark: String?
    }

    var screens: [Screen]
    var transitions: [Transition]
  }

  private func data(_ address: (String) -> String?) -> [UInt8] {
    let screens = zip(map.graph.nodes, layout.boxes).enumerated().map { index, screen in
      let (node, frame) = (screen.0, screen.1.frame)
      return Data.Screen(
        id: VisibleText.line(node.id), title: VisibleText.line(node.title),
        tab: VisibleText.line(map.title(ofTab: node.tab)), page: address(node.id),
        mark: marks?.nodes[index]?.rawValue, x: frame.x, y: frame.y, width: frame.width,
        height: frame.height)
    }
    let transitions = map.graph.edges.enumerated().map { index, edge in
      Data.Transition(
        from: edge.source, to: edge.target, kind: edge.kind.word, steps: edge.steps,
        mark: marks?.edges[index]?.rawValue)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and small numbers cannot fail.
    let data = try? encoder.encode(Data(screens: screens, transitions: transitions))
    return data.map { Array($0) } ?? Array("{\"screens\":[],\"transitions\":[]}".utf8)
  }
}

/// The picture files of screens, which a map's page links to instead of embedding drawings.
package struct ScreenPictureFiles {
  /// The address of a screen's picture in a scheme, relative to the page; nil if there is none.
  package var address: (_ id: String, _ scheme: Theme.Scheme) -> String?
  /// The display within a picture; everything around it is clipped.
  package var display: Wireframes.Rect
  /// The size of a picture.
  package var size: Wireframes.Size

  /// Creates a description of picture files.
  ///
  /// - Parameters:
  ///   - address: The address of a screen's picture in a scheme, relative to the page.
  ///   - display: The display within a picture.
  ///   - size: The size of a picture.
  package init(
    address: @escaping (_ id: String, _ scheme: Theme.Scheme) -> String?, display: Wireframes.Rect,
    size: Wireframes.Size
  ) {
    self.address = address
    self.display = display
    self.size = size
  }

  /// Writes a part of the picture of a screen into a rectangle of the map.
  ///
  /// It has no address yet: the script of the page sets it when the screen becomes visible.
  func write(
    _ id: String, crop: Wireframes.Rect, at place: Wireframes.Rect,
    into writer: inout MarkupWriter
  ) {
    let view = [display.x + crop.x, display.y + crop.y, crop.width, crop.height]
    writer.open(
      "svg",
      [
        "x": DecimalText.text(place.x), "y": DecimalText.text(place.y),
        "width": DecimalText.text(place.width), "height": DecimalText.text(place.height),
        "viewBox": view.map { DecimalText.text($0) }.joined(separator: " "),
        "preserveAspectRatio": "none",
      ])
    let (width, height) = (DecimalText.text(size.width), DecimalText.text(size.height))
    let light = address(id, .light) ?? ""
    if let dark = address(id, .dark) {
      writer.empty(
        "image",
        ["width": width, "height": height, "data-light": light, "data-dark": dark])
    } else {
      writer.empty("image", ["width": width, "height": height, "data-light": light])
    }
    writer.close()
    writer.literal("\n")
  }
}
